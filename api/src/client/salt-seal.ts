import type { World } from '@crossbones/core';
import {
  checkProof,
  dailyDay,
  type Fault,
  fail,
  fault,
  type Log,
  ok,
  type Proof,
  type Result,
  saltHashOf,
} from '@crossbones/core';
import type { Sealed, TableView } from '../table.js';
import { randomHex } from './world.js';

/** Keeps a few texts over a reload: `localStorage`, or something like it. */
export interface KeyValueStore {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** A store for places where nothing lasts. */
export function memory(): KeyValueStore {
  const words = new Map<string, string>();
  return {
    getItem: (name) => words.get(name) ?? null,
    setItem: (name, value) => void words.set(name, value),
  };
}

/**
 * Where the salt of a seat was given, and as which of all: tables that share a deal were sealed together, where their
 * people gathered.
 */
export function sealedAt(
  { id, duplicate, places }: Pick<TableView, 'id' | 'duplicate' | 'places'>,
  seat: number | null,
): { readonly table: string; readonly place: number | null } {
  if (duplicate === undefined) return { table: id, place: seat };
  return { table: duplicate.hall, place: seat === null ? null : duplicate.at * places.length + seat };
}

/**
 * One player's part in a fair deal: a salt of their own, sent only after the server has committed itself to its secret,
 * and the memory of what the server committed itself to.
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

  /** Null where another device of this person was set to ready. */
  get salt(): string | null {
    return this.kept('salt');
  }

  /** The server has confirmed that the salt came in time. */
  given(): void {
    this.keep('given', 'yes');
  }

  /** What the server committed itself to when this client first saw it. */
  get seen(): Sealed | null {
    const text = this.kept('seal');
    return text === null ? null : (JSON.parse(text) as Sealed);
  }

  /** Takes note of a seal; answers a fault if this deal cannot be trusted. */
  note(sealed: Sealed, seat: number | null): Fault | null {
    const { seen, salt } = this;
    if (seen === null) this.keep('seal', JSON.stringify(sealed));
    else if (!same(seen, sealed)) return fault('seal-changed');
    if (salt === null || seat === null) return null;
    return sealed.saltHashes[seat] === saltHashOf(salt) ? null : fault('seal-without-you', { seat });
  }

  /** Whether a finished match was dealt as this client was promised; answers the seats whose salts never came. */
  check(log: Log, seat: number | null): Result<{ readonly missing: readonly number[] }, Fault> {
    const { proof } = log;
    if (proof === undefined) return fail(fault('proof-missing'));
    const { seen, salt } = this;
    // A deal of the day is the same at many tables.
    const match = dailyDay(proof.deal) === null ? this.table : proof.deal;
    if (proof.match !== match || (seen !== null && !same(seen, proof))) return fail(fault('seal-changed'));
    // If the server never confirmed our salt, it may say that the salt came too late.
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
