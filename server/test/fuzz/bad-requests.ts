import type { Rng } from '@crossbones/core';
import { badBytes } from './bad-bytes.js';
import { invisible, json, option, shape } from './contents.js';
import { address, header, large, method, query, stream } from './envelope.js';
import { misplaced, unwritten } from './misplaced.js';
import type { PreparedTables } from './prepared-tables.js';
import { type Attempt, type Draft, posts, RequestWriter } from './request-writer.js';
import { action, key, newcomer, person, unknown } from './sender.js';
import { pick } from './spoil.js';

type Family = (writer: RequestWriter) => Draft;

/** Something that no client would send; it may be refused in any way. */
const babbled: Family = ({ rng, prepared }) => ({
  ...badBytes(rng, prepared.cookie('anne')),
  statuses: [400, 404, 405, 408, 413, 414, 415, 417, 431],
});

/** Every kind of mistake that we could think of, and how many requests of each. */
const families: { readonly [family: string]: readonly [number, Family] } = {
  shape: [30, shape],
  json: [14, json],
  misplaced: [30, misplaced],
  unwritten: [4, unwritten],
  action: [20, action],
  option: [8, option],
  unseen: [6, invisible],
  key: [6, key],
  unknown: [6, unknown],
  person: [4, person],
  header: [8, header],
  method: [6, method],
  address: [8, address],
  query: [4, query],
  stream: [5, stream],
  large: [1, large],
  newcomer: [2, newcomer],
  babble: [8, babbled],
};
const weighed = Object.entries(families).flatMap(([name, [weight, make]]) =>
  Array.from({ length: weight }, () => [name, make] as const),
);

/** Makes requests of which each must be refused and change nothing. */
export class BadRequests {
  private readonly writer: RequestWriter;

  constructor(prepared: PreparedTables, rng: Rng) {
    this.writer = new RequestWriter(prepared, rng);
  }

  next(): Attempt {
    const [family, make] = pick(this.writer.rng, weighed);
    return { family, ...make(this.writer) };
  }

  /** A mistake in each of these places in the bodies of commands: chance alone would miss a few. */
  everywhere(places: readonly string[]): Attempt[] {
    const left = new Set(places);
    const attempts: Attempt[] = [];
    for (const route of posts)
      for (let tries = 0; tries < 5_000; tries++) {
        if (![...left].some((place) => place.startsWith(`${route} `))) break;
        const draft = shape(this.writer, route);
        if (left.delete(draft.covers ?? '')) attempts.push({ family: 'shape', ...draft });
      }
    return attempts;
  }

  /** A code that does not exist; only so many may be tried. */
  guess(): Attempt {
    const letter = this.writer.pick([
      { path: '/api/tables/join', body: '{"code":"ABCDEF"}' },
      { path: '/api/sign-in/recovery', body: '{"code":"00000-00000-00000-00000-00000"}' },
    ]);
    return { family: 'guess', ...this.writer.attempt('anne', letter, [403, 404, 429], letter.path) };
  }
}
