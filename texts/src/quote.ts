const LONGEST = 60;

/** Somebody else's text inside a sentence: in quotation marks, on one line, nothing in it that a terminal obeys. */
export function quoted(text: string | number | undefined): string {
  const shown = [...String(text)].map((char) => (/[\p{C}\p{Zl}\p{Zp}]/u.test(char) ? '\u{fffd}' : char));
  return `“${shown.length > LONGEST ? `${shown.slice(0, LONGEST).join('')}…` : shown.join('')}”`;
}
