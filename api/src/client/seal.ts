import type { World } from '@crossbones/core';
import {
  checkProof,
  type Fault,
  fail,
  fault,
  type Log,
  ok,
  type Proof,
  type Result,
  saltHashOf,
} from '@crossbones/core';
import type { Sealed } from '../table.js';
import { randomHex } from './world.js';

/** Keeps a few words over a reload: `localStorage`, or anything like it. */
export interface KeyValueStore {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** For where nothing lasts. */
export function memory(): KeyValueStore {
  const words = new Map<string, string>();
  return {
    getItem: (name) => words.get(name) ?? null,
    setItem: (name, value) => void words.set(name, value),
  };
}

/**
 * One player's part in dealing fairly: a salt of their own, given away only when the server has bound itself to its
 * secret, and the memory of what it bound itself to.
 */
export class Seal {
  constructor(
    private readonly table: string,
    private readonly storage: KeyValueStore,
    private readonly world: World,
  ) {}

  /** The hash of the salt, which is made when it is first asked for. */
  saltHash(): string {
    const salt = this.salt ?? randomHex(this.world, 16);
    this.keep('salt', salt);
    return saltHashOf(salt);
  }

  /** Null where the ready was sent from somewhere else. */
  get salt(): string | null {
    return this.kept('salt');
  }

  /** The server has the salt, in time. */
  given(): void {
    this.keep('given', 'yes');
  }

  /** What the server bound itself to when this client first saw it do so. */
  get seen(): Sealed | null {
    const text = this.kept('seal');
    return text === null ? null : (JSON.parse(text) as Sealed);
  }

  /** Takes note of a seal; a fault says that this deal is not to be trusted. */
  note(sealed: Sealed, seat: number | null): Fault | null {
    const { seen, salt } = this;
    if (seen === null) this.keep('seal', JSON.stringify(sealed));
    else if (!same(seen, sealed)) return fault('seal-changed');
    if (salt === null || seat === null) return null;
    return sealed.saltHashes[seat] === saltHashOf(salt) ? null : fault('seal-without-you', { seat });
  }

  /** Whether a finished match was dealt as promised to this client; told with the seats whose salts never came. */
  check(log: Log, seat: number | null): Result<{ readonly missing: readonly number[] }, Fault> {
    const { proof } = log;
    if (proof === undefined) return fail(fault('proof-missing'));
    const { seen, salt } = this;
    if (proof.match !== this.table || (seen !== null && !same(seen, proof)))
      return fail(fault('seal-changed'));
    // Whether a salt that the server never answered for came in time is its to say.
    const left = this.kept('given') === null ? [salt, ''] : [salt];
    if (salt !== null && seat !== null && !left.includes(proof.salts[seat]))
      return fail(fault('seal-without-you', { seat }));
    const checked = checkProof(log, proof);
    return checked.ok ? ok(checked.value) : checked;
  }

  private kept(what: string): string | null {
    return this.storage.getItem(this.name(what));
  }

  private keep(what: string, text: string): void {
    this.storage.setItem(this.name(what), text);
  }

  private name(what: string): string {
    return `crossbones:${what}:${this.table}`;
  }
}

type Promised = Pick<Proof, 'deal' | 'secretHash' | 'saltHashes'>;

const same = (one: Promised, other: Promised): boolean =>
  one.deal === other.deal &&
  one.secretHash === other.secretHash &&
  one.saltHashes.length === other.saltHashes.length &&
  one.saltHashes.every((hash, seat) => hash === other.saltHashes[seat]);
