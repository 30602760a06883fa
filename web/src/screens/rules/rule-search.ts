import type { Part, Rulebook } from '@crossbones/texts/load';
import { bare } from './text-marks.js';

/** A place in a rulebook that can be found: its anchor, what it is called, and its words. */
export interface Passage {
  readonly anchor: string;
  /** The number of the rule, or the title of what it is in. */
  readonly title: string;
  readonly text: string;
  /** What a rule is about: the first words that are strong in it. */
  readonly about?: string;
}

/** Words that people type and these rules do not use, without accents, each with the word that the rules use. */
type Alike = ReadonlyMap<string, string>;

/** A found passage, cut at its hits: the second stretch is a hit, and then every other one. */
export interface Hit {
  readonly passage: Passage;
  readonly shown: readonly string[];
}

/** The anchor of a part: its number, or its place in its chapter. */
export const anchorOf = (chapter: string, part: Part, place: number): string =>
  part.kind === 'rule' ? part.rule : `${chapter}-${place + 1}`;

export const questionAnchor = (place: number): string => `question-${place + 1}`;

function wordsOf(part: Part): string {
  switch (part.kind) {
    case 'rule':
    case 'text':
      return part.text;
    case 'list':
      return part.items.join(' · ');
    case 'table':
      return [part.head, ...part.rows].map((row) => row.join(', ')).join(' · ');
    case 'picture':
      return part.caption;
    case 'example':
      return `${part.title}: ${part.text}`;
  }
}

/** All that a rulebook says, piece by piece, in the order of the book. */
export function passagesOf(book: Rulebook, nameOf: (code: string) => string): Passage[] {
  const chapters = book.chapters.flatMap(({ id, title, parts }) => {
    let under = title;
    return [
      { anchor: id, title, text: title },
      ...parts.map((part, place) => {
        // Pictures and examples stand under the rule they explain.
        if (part.kind === 'rule') under = part.rule;
        return {
          anchor: anchorOf(id, part, place),
          title: under,
          text: bare(wordsOf(part), nameOf).replaceAll('\n', ' '),
          ...(part.kind === 'rule' && { about: /\*\*(.+?)\*\*/.exec(part.text)?.[1] }),
        };
      }),
    ];
  });
  const questions = book.questions.map(({ ask, answer }, place) => ({
    anchor: questionAnchor(place),
    title: bare(ask, nameOf),
    text: bare(answer, nameOf),
  }));
  return [...chapters, ...questions];
}

/** Letters without case, accents and kinds of apostrophe, and where each came from. */
function fold(text: string): { readonly plain: string; readonly from: readonly number[] } {
  let plain = '';
  const from: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const letters = text[i]
      .toLowerCase()
      .replace('ß', 'ss')
      .replace('œ', 'oe')
      .replace('æ', 'ae')
      .replace('’', "'")
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '');
    plain += letters;
    for (let j = 0; j < letters.length; j++) from.push(i);
  }
  return { plain, from };
}

const AROUND = 60;
const MOST = 140;

/** A stretch of the text around the first hit, cut at its hits. */
function cut(text: string, wanted: readonly (readonly string[])[]): string[] {
  const { plain, from } = fold(text);
  const hits: [start: number, end: number][] = [];
  for (const word of wanted.flat()) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      hits.push([from[at], from[at + word.length - 1] + 1]);
  }
  hits.sort(([one], [other]) => one - other);
  const first = hits[0]?.[0] ?? 0;
  const begin = first <= AROUND ? 0 : text.indexOf(' ', first - AROUND) + 1;
  const far = begin + MOST >= text.length ? text.length : text.lastIndexOf(' ', begin + MOST);
  const end = Math.max(far, hits[0]?.[1] ?? 0);
  const shown = [begin > 0 ? '… ' : ''];
  let at = begin;
  for (const [start, stop] of hits) {
    if (start < at || stop > end) continue;
    shown[shown.length - 1] += text.slice(at, start);
    shown.push(text.slice(start, stop), '');
    at = stop;
  }
  shown[shown.length - 1] += text.slice(at, end) + (end < text.length ? ' …' : '');
  return shown;
}

/** Passages with all the words that were typed: the rule of that name or about that first, then titles, then texts. */
export function find(passages: readonly Passage[], typed: string, alike: Alike = new Map()): Hit[] {
  const wanted = fold(typed)
    .plain.split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [word, ...(alike.has(word) ? [alike.get(word)!] : [])]);
  if (wanted.length === 0) return [];
  const has = (text: string): boolean => {
    const { plain } = fold(text);
    return wanted.every((words) => words.some((word) => plain.includes(word)));
  };
  const rank = ({ title, text, about }: Passage): number => {
    const number = fold(title).plain;
    // “23” and “SK-23” are that rule, and not every text with a 23 in it.
    if (wanted.length === 1 && (wanted[0][0] === number || wanted[0][0] === number.split('-')[1])) return 0;
    if (about !== undefined && has(about)) return 1;
    if (title !== '' && has(title)) return 2;
    return has(text) ? 3 : has(`${title} ${text}`) ? 4 : 5;
  };
  /** Among rules about the word, the one that is about the least besides it comes first. */
  const beside = ({ passage: { about = '' }, rank }: { passage: Passage; rank: number }): number =>
    rank === 1 ? about.length : 0;
  return passages
    .map((passage, place) => ({ passage, place, rank: rank(passage) }))
    .filter(({ rank }) => rank < 5)
    .sort((one, other) => one.rank - other.rank || beside(one) - beside(other) || one.place - other.place)
    .map(({ passage }) => ({ passage, shown: cut(passage.text, wanted) }));
}
