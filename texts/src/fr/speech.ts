import type { Args } from '@crossbones/core';
import type { Who } from '../phrase.js';
import { quotedBetween } from '../quote.js';

type Arg = string | number | undefined;

export const quoted = (text: Arg): string => quotedBetween('« ', text, ' »');
export const seat: Who = (seat) => `la place ${seat}`;
const plurals = new Intl.PluralRules('fr');
/** None and one are singular. */
export const counted = (n: Arg, one: string, many = `${one}s`): string =>
  `${n} ${plurals.select(Number(n)) === 'one' ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const range = ({ min, max }: Args): string => (min === max ? String(min) : `de ${min} à ${max}`);
/** The whole of what was sent, as the server calls it. */
const wholes = new Map<unknown, string>(
  Object.entries({
    '': 'Cela',
    'The body': 'Le corps',
    'The address': 'L’adresse',
    'The log': 'Le journal',
  }),
);
/** The value at fault, by its path in what was given. */
export const at = (args: Args): string => wholes.get(args.at ?? '') ?? String(args.at);

/** Whether “de” loses its vowel before a name. */
export const elides = (name: string): boolean => /^[aeiouàâäéèêëîïôöûü]/i.test(name);
/** “de” before a name, as it is spoken. */
export const de = (name: string): string =>
  name.startsWith('le ') ? `du ${name.slice(3)}` : elides(name) ? `d’${name}` : `de ${name}`;

const lists = new Intl.ListFormat('fr');
/** `Ann, Ben et Cy`. */
export const list = (items: readonly (string | number)[]): string => lists.format(items.map(String));
const choices = new Intl.ListFormat('fr', { type: 'disjunction' });
/** The same with “ou”, of what came with commas between. */
export const either = (items: Arg): string => choices.format(String(items).split(', '));
export const number = (n: number, digits = 0): string =>
  n.toLocaleString('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Whoever plays alone at this device is called so. */
export const you = 'Toi';

/** The right one of two forms, for that name and for any other. */
export const form = (name: string, second: string, third: string): string =>
  name === you ? `Tu ${second}` : `${name} ${third}`;
