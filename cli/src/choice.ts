import type { Game } from '@crossbones/core';
import { ink } from './ink.js';
import { breadth } from './text.js';

/** Verbs whose number is the choice itself, and so is what one types. */
const dials = ['bid', 'challenge', 'raise', 'wager'] as const;

/** `challenge:1` … `challenge:7`, and what there is to do besides. */
export interface Dial {
  readonly verb: (typeof dials)[number];
  readonly numbers: readonly number[];
  readonly others: readonly string[];
}

export function dialOf(words: readonly string[]): Dial | null {
  const verbs = words.map((word) => /^([a-z]+):\d+$/.exec(word)?.[1]);
  const verb = dials.find((one) => verbs.includes(one));
  if (verb === undefined) return null;
  const turned = words.filter((word) => word.startsWith(`${verb}:`));
  const numbers = turned.map((word) => Number(word.slice(verb.length + 1)));
  return { verb, numbers, others: words.filter((word) => !turned.includes(word)) };
}

/** The number of each choice in a list; numbers that are themselves words of the game (a card `13`) are left out. */
export function numbersOf(words: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  let next = 1;
  for (const word of words) {
    while (words.includes(`${next}`)) next++;
    numbers.set(word, next++);
  }
  return numbers;
}

/** The word that a typed line means: its number in the list, the word itself, or the beginning of just one. */
export function understood(game: Game, typed: string, words: readonly string[]): string | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const dial = dialOf(words);
  if (/^\d{1,4}$/.test(text)) {
    if (dial !== null)
      return game.parse(`${dial.verb}:${Number(text)}`) === null ? null : `${dial.verb}:${Number(text)}`;
    for (const [word, number] of numbersOf(words)) if (number === Number(text)) return word;
  }
  const spellings = [text, text.replace(' ', ':'), text.replaceAll(' ', '-'), text.replaceAll(' ', '')];
  for (const spelling of spellings) if (words.includes(spelling)) return spelling;
  for (const spelling of spellings) {
    const begun = words.filter((word) => word.startsWith(spelling) || word.endsWith(`/${spelling}`));
    if (begun.length === 1 && spelling !== '') return begun[0];
  }
  return spellings.find((spelling) => game.parse(spelling) !== null) ?? null;
}

/** A numbered list, in as many columns as the width allows once it is long. */
export function menu(words: readonly string[], items: readonly string[], width: number): string[] {
  const numbers = [...numbersOf(words).values()].map(String);
  const digits = Math.max(...numbers.map((number) => number.length));
  const numbered = items.map((item, i) => `${ink.bold(numbers[i].padStart(digits))}  ${item}`);
  if (items.length <= 6) return numbered.map((item) => `  ${item}`);
  const wide = Math.max(...numbered.map(breadth)) + 3;
  const across = Math.max(1, Math.floor((width - 2) / wide));
  const down = Math.ceil(numbered.length / across);
  return Array.from({ length: down }, (_, row) => {
    const cells = numbered.filter((_, i) => i % down === row);
    return `  ${cells.map((cell) => cell + ' '.repeat(wide - breadth(cell))).join('')}`.trimEnd();
  });
}
