const LONGEST = 60;

/** Somebody else's text inside a sentence: in quotation marks, on one line, nothing in it that a terminal obeys. */
export function quotedBetween(open: string, text: string | number | undefined, close: string): string {
  const shown = [...String(text)].map((char) => (/[\p{C}\p{Zl}\p{Zp}]/u.test(char) ? '\u{fffd}' : char));
  return `${open}${shown.length > LONGEST ? `${shown.slice(0, LONGEST).join('')}…` : shown.join('')}${close}`;
}
