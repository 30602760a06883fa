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
}

export function keyOf(secret: string, { match, game, rules, options, seats, salts }: Terms): Key {
  const terms = canonical({ match, game, rules, options: options as Json, seats, salts });
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
}

/** The head of a log. */
type Dealt = Omit<Terms, 'match' | 'seats' | 'salts'> & { readonly seats: number; readonly key: Key };

/**
 * Checks a proof step by step and names the first step that fails: the secret against its hash, each salt against its
 * own, the key against all of them. If all hold, answers the seats whose salts never came.
 */
export function checkProof(log: Dealt, proof: Proof): Result<{ readonly missing: readonly number[] }, Fault> {
  const { saltHashes, salts, secret } = proof;
  if (!isKey(secret) || secretHashOf(secret) !== proof.secretHash) return fail(fault('proof-secret'));
  if (saltHashes.length !== log.seats || salts.length !== log.seats)
    return fail(fault('proof-seats', { seats: log.seats }));
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
  const key = keyOf(secret, { ...log, match: proof.match, seats, salts });
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
