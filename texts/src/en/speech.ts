import type { Args } from '@crossbones/core';
import type { Who } from '../phrase.js';
import { quotedBetween } from '../quote.js';

type Arg = string | number | undefined;

export const quoted = (text: Arg): string => quotedBetween('“', text, '”');
export const seat: Who = (seat) => `seat ${seat}`;
const plurals = new Intl.PluralRules('en');
export const counted = (n: Arg, one: string): string =>
  `${n} ${one}${plurals.select(Number(n)) === 'one' ? '' : 's'}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const range = ({ min, max }: Args): string => (min === max ? String(min) : `${min} to ${max}`);
/** The value at fault, by its path in what was given. */
export const at = (args: Args): string => (args.at === undefined || args.at === '' ? 'It' : String(args.at));

const lists = new Intl.ListFormat('en-GB');
/** `Ann, Ben and Cy`. */
export const list = (items: readonly (string | number)[]): string => lists.format(items.map(String));
const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** The same with “or”, of what came with commas between. */
export const either = (items: Arg): string => choices.format(String(items).split(', '));
export const number = (n: number, digits = 0): string =>
  n.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };
export const nth = (n: number): string => `${n}${endings[ordinals.select(n)] ?? 'th'}`;

/** Whoever plays alone at this device is called so. */
export const you = 'You';

/** The right one of two forms, for that name and for any other. */
export const form = (name: string, second: string, third: string): string =>
  `${name} ${name === you ? second : third}`;
