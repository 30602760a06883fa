import type { Args } from '@crossbones/core';
import type { Who } from '../phrase.js';
import { quotedBetween } from '../quote.js';

type Arg = string | number | undefined;

export const quoted = (text: Arg): string => quotedBetween('«', text, '»');
export const seat: Who = (seat) => `el asiento ${seat}`;
const plurals = new Intl.PluralRules('es');
export const counted = (n: Arg, one: string, many = `${one}s`): string =>
  `${n} ${plurals.select(Number(n)) === 'one' ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const range = ({ min, max }: Args): string => (min === max ? String(min) : `de ${min} a ${max}`);
/** The whole of what was sent, as the server calls it. */
const wholes = new Map<unknown, string>(
  Object.entries({
    '': 'Eso',
    'The body': 'El cuerpo',
    'The address': 'La dirección',
    'The log': 'El registro',
  }),
);
/** The value at fault, by its path in what was given. */
export const at = (args: Args): string => wholes.get(args.at ?? '') ?? String(args.at);

/** “de” before a name, which an article joins. */
export const de = (name: string): string => (name.startsWith('el ') ? `d${name}` : `de ${name}`);
/** “a” before a name, likewise. */
export const a = (name: string): string => (name.startsWith('el ') ? `al ${name.slice(3)}` : `a ${name}`);

const lists = new Intl.ListFormat('es');
/** `Ann, Ben y Cy`; “e” before an i. */
export const list = (items: readonly (string | number)[]): string => lists.format(items.map(String));
const choices = new Intl.ListFormat('es', { type: 'disjunction' });
/** The same with “o”, of what came with commas between. */
export const either = (items: Arg): string => choices.format(String(items).split(', '));
export const number = (n: number, digits = 0): string =>
  n.toLocaleString('es', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Whoever plays alone at this device is called so. */
export const you = 'Tú';

/** The right one of two forms, for that name and for any other: the verb alone says “you”. */
export const form = (name: string, second: string, third: string): string =>
  name === you ? capital(second) : `${name} ${third}`;
