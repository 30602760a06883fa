import { isIPv6 } from 'node:net';
import type { Route } from '@crossbones/api';
import type { World } from '@crossbones/core';
import type { Config } from '../settings-and-defaults.js';

/** So many names are remembered; the one that was quiet for longest is forgotten first. */
const REMEMBERED = 50_000;

/** Some requests cost more than others, and count as so many; all others count as one. */
export const weights: { readonly [name in Route]?: number } = {
  replay: 5,
  recollection: 5,
  log: 5,
  daily: 2,
};

interface Bucket {
  tokens: number;
  at: number;
}

/** Buckets of tokens by name: each fills steadily up to its burst, and a request takes one out. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  /** A rate of 0 limits nothing. */
  constructor(
    private readonly world: World,
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly remembered = REMEMBERED,
  ) {}

  get size(): number {
    return this.buckets.size;
  }

  /** Takes one token, or as many as a request weighs. Answers 0, or after how many seconds to try again. */
  take(name: string, weight = 1): number {
    if (this.perSecond === 0) return 0;
    const bucket = this.of(name);
    // A request that weighs more than a full bucket empties it.
    const cost = Math.min(weight, this.burst);
    if (bucket.tokens < cost) return Math.max(1, Math.ceil((cost - bucket.tokens) / this.perSecond));
    bucket.tokens -= cost;
    return 0;
  }

  /** Gives a token back. */
  give(name: string): void {
    if (this.perSecond === 0) return;
    const bucket = this.of(name);
    bucket.tokens = Math.min(this.burst, bucket.tokens + 1);
  }

  private of(name: string): Bucket {
    const now = this.world.now();
    const known = this.buckets.get(name);
    if (known === undefined) {
      if (this.buckets.size >= this.remembered) this.forget(now);
      const fresh = { tokens: this.burst, at: now };
      this.buckets.set(name, fresh);
      return fresh;
    }
    // If the clock was set back, nothing is filled.
    known.tokens = Math.min(
      this.burst,
      known.tokens + (Math.max(0, now - known.at) / 1_000) * this.perSecond,
    );
    known.at = now;
    return known;
  }

  /** Full buckets are forgotten first, for a new one would be just as full; then the oldest. */
  private forget(now: number): void {
    const full = (this.burst / this.perSecond) * 1_000;
    for (const [name, { at }] of this.buckets) if (now - at >= full) this.buckets.delete(name);
    const spare = this.buckets.size - Math.floor(this.remembered * 0.9);
    if (spare <= 0) return;
    const oldest = [...this.buckets].sort(([, a], [, b]) => a.at - b.at).slice(0, spare);
    for (const [name] of oldest) this.buckets.delete(name);
  }
}

/** Counts how many there are at once, by name. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(readonly most: number) {}

  /** False if there are already as many as allowed. */
  take(name: string): boolean {
    const now = this.taken.get(name) ?? 0;
    if (this.most > 0 && now >= this.most) return false;
    this.taken.set(name, now + 1);
    return true;
  }

  leave(name: string): void {
    const now = this.taken.get(name) ?? 0;
    if (now <= 1) this.taken.delete(name);
    else this.taken.set(name, now - 1);
  }
}

/** What a limit counts as one: an IPv4 address, or a network of 64 bits of IPv6, which one household has to itself. */
export function householdOf(address: string): string {
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7);
  // Most addresses are IPv4, and to check for IPv6 takes longer than all the rest here.
  if (!address.includes(':') || !isIPv6(address)) return address.slice(0, 64);
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The network of 48 bits that one customer of a provider may have: 65,536 households of IPv6. With IPv4 it is the
 * household.
 */
const customerNetworkOf = (household: string): string => household.split(':', 3).join(':');

const DAY_MS = 86_400_000;

/** Every limit of the server. */
export class Limits {
  readonly addresses: Buckets;
  readonly sessions: Buckets;
  /** New guests, by address: each is a row in the database. */
  readonly newcomers: Buckets;
  /** New score sheets that others can watch, by address: each may have megabytes. */
  readonly sheets: Buckets;
  /**
   * Wrong short codes, by address and by network; these limits hold even where all others are off. There is no limit
   * for everybody together, or a few could use it up and lock out people with right codes.
   */
  private readonly guesses: Buckets;
  private readonly customerNetworks: Buckets;
  /**
   * All wrong codes together only show that somebody is trying many; `longCodesUntil` is until when new codes are longer for
   * that.
   */
  private readonly wrongCodes: Buckets;
  private longCodesUntil = Number.NEGATIVE_INFINITY;
  readonly streams: Places;

  constructor(
    private readonly world: World,
    config: Pick<Config, 'ratePerAddress' | 'ratePerSession' | 'streamsPerAddress'>,
  ) {
    const { ratePerAddress, ratePerSession, streamsPerAddress } = config;
    this.addresses = new Buckets(world, ratePerAddress, ratePerAddress * 4);
    this.sessions = new Buckets(world, ratePerSession, ratePerSession * 3);
    this.newcomers = new Buckets(world, ratePerAddress === 0 ? 0 : 1, 200);
    this.sheets = new Buckets(world, ratePerAddress === 0 ? 0 : 1 / 60, 30);
    this.guesses = new Buckets(world, 10 / 600, 10);
    this.customerNetworks = new Buckets(world, 60 / 600, 60);
    this.wrongCodes = new Buckets(world, 10 / 60, 100, 1);
    this.streams = new Places(streamsPerAddress);
  }

  /** Takes a guess; answers 0, or after how many seconds to come again. */
  guess(household: string): number {
    const wait = this.guesses.take(household);
    if (wait > 0) return wait;
    const network = this.customerNetworks.take(customerNetworkOf(household));
    if (network > 0) this.guesses.give(household);
    return network;
  }

  /** A right code was not a guess. */
  guessedRight(household: string): void {
    this.guesses.give(household);
    this.customerNetworks.give(customerNetworkOf(household));
  }

  guessedWrong(): void {
    if (this.wrongCodes.take('') > 0) this.longCodesUntil = this.world.now() + DAY_MS;
  }

  /**
   * How many letters a new short code has, five bits each. Ten thousand networks can try ten thousand codes a minute:
   * of a hundred tables that wait they would find one a day by six letters, and one in two years by eight.
   */
  get codeLength(): 6 | 8 {
    return this.world.now() < this.longCodesUntil ? 8 : 6;
  }
}
