import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type ChainLink, dailyDay, dailyKey, dailyName, dateOf, isLinkOf } from './daily.js';
import type { Json } from './json.js';
import { isKey, type Key } from './key.js';
import { type Fault, fault } from './reason.js';
import { fail, ok, type Result } from './result.js';

/**
 * The one way of writing a value as JSON: keys sorted, no blanks. The same as RFC 8785, so that anybody can check a
 * proof with another program.
 */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = value as { readonly [name: string]: Json };
  const names = Object.keys(fields).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join(',')}}`;
}

/** What the server publishes of its secret before it knows any salt: the hash of its 32 bytes. */
export const secretHashOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** What a browser publishes of its salt before it knows the server's hash. */
export const saltHashOf = (salt: string): string => bytesToHex(sha256(utf8ToBytes(salt)));

/** All that a match's key is made of, besides the secret. */
export interface Terms {
  readonly match: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: readonly ('person' | 'bot')[];
  /** One for each seat: null for a bot, empty for a person whose salt did not come in time. */
  readonly salts: readonly (string | null)[];
  /** How many tables share the deal, if several do; seats and salts are those of all of them. */
  readonly tables?: number;
}

export function keyOf(secret: string, { match, game, rules, options, seats, salts, tables }: Terms): Key {
  const shared = tables === undefined ? {} : { tables };
  const terms = canonical({ match, game, rules, options: options as Json, seats, salts, ...shared });
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(terms)));
}

/** What shows, once the match is over, that its key was fixed before anybody could know it. */
export interface Proof {
  readonly match: string;
  readonly deal: string;
  readonly secret: string;
  readonly secretHash: string;
  /** One for each seat; null for bots. */
  readonly saltHashes: readonly (string | null)[];
  readonly salts: readonly (string | null)[];
  /** In a deal of the day: where its key comes from. */
  readonly chain?: ChainLink;
  /**
   * In a duplicate, where several tables share one deal: how many, and which of them this is, from 0. Hashes and salts
   * are those of all of them then, table after table, and `match` is where they were given.
   */
  readonly tables?: { readonly at: number; readonly of: number };
}

/** The head of a log. */
type Dealt = Omit<Terms, 'match' | 'seats' | 'salts' | 'tables'> & {
  readonly seats: number;
  readonly key: Key;
};

/**
 * Checks a proof step by step and names the first step that fails: the secret against its hash, each salt against its
 * own, the key against all of them. If all hold, answers the seats whose salts never came; in
 * a duplicate they are counted through all its tables.
 */
export function checkProof(log: Dealt, proof: Proof): Result<{ readonly missing: readonly number[] }, Fault> {
  const { saltHashes, salts, secret, tables = { at: 0, of: 1 } } = proof;
  if (!isKey(secret) || secretHashOf(secret) !== proof.secretHash) return fail(fault('proof-secret'));
  const seated = log.seats * tables.of;
  if (saltHashes.length !== seated || salts.length !== seated || tables.at >= tables.of)
    return fail(fault('proof-seats', { seats: seated }));
  const missing: number[] = [];
  for (const [seat, salt] of salts.entries()) {
    const promised = saltHashes[seat];
    if (promised !== null && salt === '') missing.push(seat);
    else if (promised !== (salt === null ? null : saltHashOf(salt)))
      return fail(fault('proof-salt', { seat }));
  }
  if (dailyDay(proof.match) !== null || proof.chain !== undefined) {
    const wrong = dailyFault(log, proof);
    return wrong === null ? ok({ missing }) : fail(wrong);
  }
  const seats = saltHashes.map((promised) => (promised === null ? 'bot' : 'person'));
  const shared = proof.tables === undefined ? {} : { tables: tables.of };
  const { game, rules, options } = log;
  const key = keyOf(secret, { game, rules, options, match: proof.match, seats, salts, ...shared });
  return key === log.key ? ok({ missing }) : fail(fault('proof-key'));
}

/** Why a deal of the day is not the one that its chain had for this day and game; null if it is. */
function dailyFault(log: Dealt, { match, secret, chain }: Proof): Fault | null {
  const day = dailyDay(match);
  if (day === null || chain === undefined || match !== dailyName(dateOf(day), log.game))
    return fault('proof-chain');
  if (!isLinkOf(day, chain)) return fault('proof-chain');
  return dailyKey(chain.link, match) === secret && secret === log.key ? null : fault('proof-key');
}
