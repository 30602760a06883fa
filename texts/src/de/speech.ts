import type { Args } from '@crossbones/core';
import type { Who } from '../phrase.js';
import { quotedBetween } from '../quote.js';

type Arg = string | number | undefined;

export const quoted = (text: Arg): string => quotedBetween('„', text, '“');
export const seat: Who = (seat) => `Platz ${seat}`;
export const counted = (n: Arg, one: string, many: string): string => `${n} ${Number(n) === 1 ? one : many}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const range = ({ min, max }: Args): string => (min === max ? String(min) : `${min} bis ${max}`);
/** The whole of what was sent, as the server calls it. */
const wholes = new Map<unknown, string>(
  Object.entries({
    '': 'Das',
    'The body': 'Der Inhalt',
    'The address': 'Die Adresse',
  }),
);
/** The value at fault, by its path in what was given. */
export const at = (args: Args): string => wholes.get(args.at ?? '') ?? String(args.at);
