import type { Args } from '@crossbones/core';
import type { Who } from '../phrase.js';
import { quotedBetween } from '../quote.js';

type Arg = string | number | undefined;

export const quoted = (text: Arg): string => quotedBetween('“', text, '”');
export const seat: Who = (seat) => `seat ${seat}`;
export const counted = (n: Arg, one: string): string => `${n} ${one}${Number(n) === 1 ? '' : 's'}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const range = ({ min, max }: Args): string => (min === max ? String(min) : `${min} to ${max}`);
/** The value at fault, by its path in what was given. */
export const at = (args: Args): string => (args.at === undefined || args.at === '' ? 'It' : String(args.at));
