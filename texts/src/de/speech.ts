import type { Args } from '@crossbones/core';
import type { Who } from '../phrase.js';
import { quotedBetween } from '../quote.js';

type Arg = string | number | undefined;

export const quoted = (text: Arg): string => quotedBetween('„', text, '“');
export const seat: Who = (seat) => `Platz ${seat}`;
const plurals = new Intl.PluralRules('de');
export const counted = (n: Arg, one: string, many: string): string =>
  `${n} ${plurals.select(Number(n)) === 'one' ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const range = ({ min, max }: Args): string => (min === max ? String(min) : `${min} bis ${max}`);
/** The whole of what was sent, as the server calls it. */
const wholes = new Map<unknown, string>(
  Object.entries({
    '': 'Das',
    'The body': 'Der Inhalt',
    'The address': 'Die Adresse',
    'The log': 'Das Protokoll',
  }),
);
/** The value at fault, by its path in what was given. */
export const at = (args: Args): string => wholes.get(args.at ?? '') ?? String(args.at);

const lists = new Intl.ListFormat('de');
/** `Ann, Ben und Cy`. */
export const list = (items: readonly (string | number)[]): string => lists.format(items.map(String));
const choices = new Intl.ListFormat('de', { type: 'disjunction' });
/** The same with “oder”, of what came with commas between. */
export const either = (items: Arg): string => choices.format(String(items).split(', '));
export const number = (n: number, digits = 0): string =>
  n.toLocaleString('de', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Whoever plays alone at this device is called so. */
export const you = 'Du';

/** The right one of two forms, for that name and for any other. */
export const form = (name: string, second: string, third: string): string =>
  `${name} ${name === you ? second : third}`;
