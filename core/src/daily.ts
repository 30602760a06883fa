import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isKey, type Key } from './key.js';

export const DAY_MS = 86_400_000;
/** So many days has a chain: a hundred years. */
export const CHAIN_DAYS = 36_525;

/** One day of a hash chain: hashed as often as days have passed, the day's link gives the chain's anchor. */
export interface ChainLink {
  /** The end of the chain, which is published before its first day. */
  readonly anchor: string;
  /** The chain's first day, as `2026-11-18`. */
  readonly first: string;
  /** The link of the day in question. */
  readonly link: string;
}

/** A day, counted since 1970, as `2026-11-18`. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day of a date that is written like this; null if there is no such date. */
export function dayOf(date: string): number | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) / DAY_MS : Number.NaN;
  return Number.isNaN(day) || dateOf(day) !== date ? null : day;
}

/** The name of the deal of one day and game: `daily/2026-11-18/skull`. */
export const dailyName = (date: string, game: string): string => `daily/${date}/${game}`;

/** The day in such a name; null for other deals. */
export function dailyDay(name: string): number | null {
  const [kind, date = '', game, ...more] = name.split('/');
  return kind === 'daily' && game !== undefined && more.length === 0 ? dayOf(date) : null;
}

/** The key by which a deal of the day is dealt, at every table alike. */
export const dailyKey = (link: string, name: string): Key =>
  bytesToHex(hmac(sha256, hexToBytes(link), utf8ToBytes(name)));

/** Whether the link is the one that the chain has for this day. */
export function isLinkOf(day: number, { anchor, first, link }: ChainLink): boolean {
  const start = dayOf(first);
  const place = start === null ? 0 : day - start + 1;
  if (place < 1 || place > CHAIN_DAYS || !isKey(link)) return false;
  let hashed: Uint8Array = hexToBytes(link);
  for (let i = 0; i < place; i++) hashed = sha256(hashed);
  return bytesToHex(hashed) === anchor;
}
