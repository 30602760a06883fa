/** What somebody typed or pasted to come to a table. */
export type Invitation =
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'table'; readonly table: string };

const CODE = /^(?:[2-9A-HJ-NP-Z]{6}|[2-9A-HJ-NP-Z]{8})$/;
const TABLE = /\/t\/([0-9a-hjkmnp-tv-z]{20})(?:[/?#]|$)/;
const CODE_LINK = /\/join\/([^/?#]+)/;

/** Reads a code however it was written down, or finds it in a link; null if it can be neither. */
export function readInvitation(text: string): Invitation | null {
  const table = TABLE.exec(text.trim())?.[1];
  if (table !== undefined) return { is: 'table', table };
  const code = (CODE_LINK.exec(text)?.[1] ?? text).toUpperCase().replace(/[\s\-–.]/g, '');
  return CODE.test(code) ? { is: 'code', code } : null;
}
