import type { Args } from '@crossbones/core';
import type { Who } from '../phrase.js';
import { quotedBetween } from '../quote.js';

type Arg = string | number | undefined;

export const quoted = (text: Arg): string => quotedBetween('« ', text, ' »');
export const seat: Who = (seat) => `la place ${seat}`;
/** None and one are singular. */
export const counted = (n: Arg, one: string, many = `${one}s`): string =>
  `${n} ${Math.abs(Number(n)) < 2 ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const range = ({ min, max }: Args): string => (min === max ? String(min) : `de ${min} à ${max}`);
/** The whole of what was sent, as the server calls it. */
const wholes = new Map<unknown, string>(
  Object.entries({
    '': 'Cela',
    'The body': 'Le corps',
    'The address': 'L’adresse',
  }),
);
/** The value at fault, by its path in what was given. */
export const at = (args: Args): string => wholes.get(args.at ?? '') ?? String(args.at);

const vowel = /^[aeiouàâäéèêëîïôöûü]/i;
/** “de” before a name, as it is spoken. */
export const de = (name: string): string =>
  name.startsWith('le ') ? `du ${name.slice(3)}` : vowel.test(name) ? `d’${name}` : `de ${name}`;
