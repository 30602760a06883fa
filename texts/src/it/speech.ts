import type { Args } from '@crossbones/core';
import type { Who } from '../phrase.js';
import { quotedBetween } from '../quote.js';

type Arg = string | number | undefined;

export const quoted = (text: Arg): string => quotedBetween('«', text, '»');
export const seat: Who = (seat) => `il posto ${seat}`;
/** Only one is singular, and none is not. */
export const counted = (n: Arg, one: string, many: string): string =>
  `${n} ${Math.abs(Number(n)) === 1 ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const range = ({ min, max }: Args): string => (min === max ? String(min) : `da ${min} a ${max}`);
/** The whole of what was sent, as the server calls it. */
const wholes = new Map<unknown, string>(
  Object.entries({
    '': 'Il valore',
    'The body': 'Il corpo',
    'The address': 'L’indirizzo',
    'The log': 'Il registro',
  }),
);
/** The value at fault, by its path in what was given. */
export const at = (args: Args): string => wholes.get(args.at ?? '') ?? String(args.at);

/** What an article becomes behind a preposition: “il” makes “del”, “l’” makes “dell’”. */
const fused: { readonly [article: string]: string } = {
  'il ': 'l ',
  'lo ': 'llo ',
  'la ': 'lla ',
  'l’': 'll’',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle ',
};
function joined(plain: string, stem: string, name: string): string {
  const article = Object.keys(fused).find((start) => name.startsWith(start));
  return article === undefined ? `${plain} ${name}` : `${stem}${fused[article]}${name.slice(article.length)}`;
}
/** “di Anna”, “del posto 3”, “dell’8 nero”. */
export const di = (name: string): string => joined('di', 'de', name);
/** “a Mina”, “ad Anna”, “al posto 3”. */
export const a = (name: string): string => joined(/^a/i.test(name) ? 'ad' : 'a', 'a', name);
/** A number with its article: “il 7”, “l’8”, “lo 0”. */
export const theNumber = (n: string | number): string =>
  Number(n) === 0 ? `lo ${n}` : [1, 8, 11].includes(Number(n)) ? `l’${n}` : `il ${n}`;

const lists = new Intl.ListFormat('it');
/** `Ann, Ben e Cy`. */
export const list = (items: readonly (string | number)[]): string => lists.format(items.map(String));
const choices = new Intl.ListFormat('it', { type: 'disjunction' });
/** The same with “o”, of what came with commas between. */
export const either = (items: Arg): string => choices.format(String(items).split(', '));
/** `1.234`; by itself Italian would set the point from five digits on, and columns would differ. */
export const number = (n: number, digits = 0): string =>
  n.toLocaleString('it', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });

/** Whoever plays alone at this device is called so. */
export const you = 'Tu';

/** The right one of two forms, for that name and for any other. */
export const form = (name: string, second: string, third: string): string =>
  `${name} ${name === you ? second : third}`;
