import type { FrequentQuestion, Part } from './rulebook.js';

// The parts of a rulebook in one line each, for those who write one.

export const rule = (number: string, text: string): Part => ({ kind: 'rule', rule: number, text });

/** A rule with something of our own in it: marked ◆ where it stands. */
export const ruling = (number: string, text: string): Part => ({
  kind: 'rule',
  rule: number,
  text,
  ruling: true,
});

export const text = (said: string): Part => ({ kind: 'text', text: said });

export const list = (...items: string[]): Part => ({ kind: 'list', items });

export const table = (head: readonly string[], ...rows: (readonly string[])[]): Part => ({
  kind: 'table',
  head,
  rows,
});

/** Codes are written as one line; the one that wins has a star before it. */
function laid(codes: string): { readonly codes: readonly string[]; readonly takes?: number } {
  const all = codes.split(' ');
  const takes = all.findIndex((code) => code.startsWith('*'));
  const bare = all.map((code) => code.replace('*', ''));
  return takes < 0 ? { codes: bare } : { codes: bare, takes };
}

export const picture = (codes: string, caption: string): Part => ({
  kind: 'picture',
  ...laid(codes),
  caption,
});

export const example = (title: string, said: string, codes?: string): Part => ({
  kind: 'example',
  title,
  text: said,
  ...(codes !== undefined && laid(codes)),
});

export const question = (ask: string, answer: string): FrequentQuestion => ({ ask, answer });
