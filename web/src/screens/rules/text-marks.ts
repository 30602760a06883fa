/** A stretch of marked text: plain or strong words, a piece drawn in the line, a link to a rule, the mark of a ruling. */
export type Stretch =
  | { readonly is: 'plain' | 'strong'; readonly text: string }
  | { readonly is: 'piece'; readonly code: string }
  | { readonly is: 'rule'; readonly rule: string }
  | { readonly is: 'mark'; readonly mark: string };

const MARKS = /\*\*(.+?)\*\*|\[([a-z0-9:@+-]+)\]|\{([A-Z]{1,2}-\d+)\}|([◆◇])/g;

/** Takes the text of a rulebook apart at its marks. */
export function stretches(text: string): Stretch[] {
  const parts: Stretch[] = [];
  let end = 0;
  for (const { 0: whole, 1: strong, 2: code, 3: rule, 4: mark, index } of text.matchAll(MARKS)) {
    if (index > end) parts.push({ is: 'plain', text: text.slice(end, index) });
    end = index + whole.length;
    if (strong !== undefined) parts.push({ is: 'strong', text: strong });
    else if (code !== undefined) parts.push({ is: 'piece', code });
    else if (rule !== undefined) parts.push({ is: 'rule', rule });
    else parts.push({ is: 'mark', mark });
  }
  if (end < text.length) parts.push({ is: 'plain', text: text.slice(end) });
  return parts;
}

/** The text without its marks, as it is searched. */
export const bare = (text: string, nameOf: (code: string) => string): string =>
  stretches(text)
    .map((one) => plain(one, nameOf))
    .join('')
    .replace(/ (?=[.;:,])/g, '');

function plain(one: Stretch, nameOf: (code: string) => string): string {
  switch (one.is) {
    case 'piece':
      return nameOf(one.code);
    case 'rule':
      return one.rule;
    case 'mark':
      return '';
    case 'strong':
      return bare(one.text, nameOf);
    case 'plain':
      return one.text;
  }
}
