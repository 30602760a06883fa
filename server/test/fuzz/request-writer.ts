import { type Route, routes } from '@crossbones/api';
import type { Rng, Sight } from '@crossbones/core';
import { gameIds } from '@crossbones/games';
import { levels } from '@crossbones/games/crew';
import type { Sending } from '../clients/byte-connection.js';
import { bytesOf, type RawRequest } from '../clients/raw-request.js';
import type { PersonName, PreparedTable, PreparedTables, Situation } from './prepared-tables.js';
import { pick } from './spoil.js';

/** One request that must be refused. */
export interface Attempt extends Sending {
  readonly family: string;
  readonly about: string;
  readonly bytes: Buffer;
  readonly statuses: readonly number[];
  /** What the sentence must name, one of these. */
  readonly names?: readonly string[];
  /** Which field of which body it is about. */
  readonly covers?: string;
}

/** The same without the name of its family. */
export type Draft = Omit<Attempt, 'family'>;

/** A request that would be done: by whom, and at which table. */
interface Good {
  readonly route: Route;
  readonly who: PersonName;
  readonly table: PreparedTable | null;
  readonly body: unknown;
}

export const NO_TABLE = '0123456789abcdefghjk';
export const NOBODY = '0123456789abcdef';
export const HASH = '0123456789abcdef'.repeat(4);
export const SALT = 'a salt that nobody has promised';
export const posts = (Object.keys(routes) as Route[]).filter((name) => routes[name][0] === 'POST');

/** Writes requests for the people of the prepared tables: good ones, for others to spoil. */
export class RequestWriter {
  private count = 0;

  constructor(
    readonly prepared: PreparedTables,
    readonly rng: Rng,
  ) {}

  pick<T>(from: readonly T[]): T {
    return pick(this.rng, from);
  }

  some(...at: readonly Situation[]): PreparedTable {
    return this.pick(this.prepared.at(...at));
  }

  attempt(
    who: PersonName | null,
    letter: RawRequest,
    statuses: readonly number[],
    about: string,
    more: Partial<Attempt> = {},
  ): Draft {
    const cookie = who === null ? {} : { Cookie: this.prepared.cookie(who) };
    const headers = { ...cookie, 'Idempotency-Key': `grammar-${this.count++}`, ...letter.headers };
    const bytes = bytesOf({ ...letter, headers });
    const method = letter.method ?? 'POST';
    return {
      bytes,
      statuses,
      bodiless: method === 'HEAD',
      about: `${who ?? 'nobody'}: ${method} ${letter.path}: ${about}`,
      ...more,
    };
  }

  path(route: Route, table: PreparedTable | null): string {
    const { sheet } = this.prepared.sheet;
    return routes[route][1].replace(':table', table?.id ?? NO_TABLE).replace(':sheet', sheet);
  }

  /** A command that the one who sends it could send. */
  good(route: Route = this.pick(posts)): Good {
    const { ids } = this.prepared;
    const here = (who: PersonName, table: PreparedTable | null, body: unknown): Good => ({
      route,
      who,
      table,
      body,
    });
    const gathered = (body: unknown): Good => here('anne', this.some('gathering'), body);
    const played = (body: unknown): Good => here('bea', this.some('playing', 'acted'), body);
    switch (route) {
      case 'name':
        return here('anne', null, { name: 'Anna' });
      case 'mute':
        return here('anne', null, { person: ids.eve, muted: true });
      case 'signOut':
        return here('anne', null, { everywhere: this.rng.below(2) === 0 });
      case 'sessionEnd':
        return here('anne', null, { id: '0123456789abcdef' });
      case 'delete':
        return here('bea', null, { sure: true });
      case 'passkeyAdd':
        return here('anne', null, { challenge: 'none', label: 'Phone', response: { id: 'x' } });
      case 'passkeyRemove':
        return here('anne', null, { id: 'none' });
      case 'noticesOn':
        return here('anne', null, {
          endpoint: 'https://127.0.0.1/push',
          p256dh: 'B'.repeat(87),
          auth: 'A'.repeat(22),
        });
      case 'noticesOff':
        return here('anne', null, { endpoint: 'https://127.0.0.1/push' });
      case 'signIn':
        return here('anne', null, { challenge: 'none', response: { id: 'x' } });
      case 'signInRecovery':
        return here('anne', null, { code: '00000-00000-00000-00000-00000' });
      case 'passkeyOffer':
      case 'recovery':
      case 'signInOffer':
        return here('anne', null, {});
      case 'open': {
        const settings = { public: true, clock: this.clock(), undo: true, away: 'bot', odds: false };
        return here('eve', null, { game: this.pick(gameIds), seats: 4, options: {}, settings });
      }
      case 'playNow':
        return here('eve', null, { game: this.pick(gameIds), alone: true, level: this.pick(levels) });
      case 'playDaily':
        return here('eve', null, { game: this.pick(gameIds) });
      case 'join':
        return here('eve', null, this.pick([{ table: this.some('gathering').id }, { code: 'ABCDEF' }]));
      case 'sit':
        return here('eve', this.some('gathering'), { seat: 3 });
      case 'kick':
        return gathered({ person: ids.wil });
      case 'readmit':
        return gathered({ person: ids.kit });
      case 'host':
        return gathered({ person: ids.bea });
      case 'ready':
        return gathered({ saltHash: HASH });
      case 'fill':
        return gathered({ seat: 3, level: this.pick(levels) });
      case 'clear':
        return gathered({ seat: 2 });
      case 'change': {
        const settings = { public: false, clock: this.clock(), undo: true, away: 'wait', odds: true };
        return gathered({ seats: 4, tables: 2, options: {}, settings });
      }
      case 'face':
        return gathered({ face: this.pick([1, 12, null]) });
      case 'nudge':
        return played({ seat: 0 });
      case 'standIn':
        return played({ seat: 0, agreed: true });
      case 'salt':
        return here('anne', this.some('sealing'), { salt: SALT });
      case 'submit': {
        const [table, who, { decision, legal }] = this.turn();
        return here(who, table, { decision, actions: [legal[0]] });
      }
      case 'wish':
        return played({ wish: this.pick(['pause', null]) });
      case 'takeSeat':
        return here('eve', this.some('playing'), { token: 'a token of no link' });
      case 'say':
        return gathered({ channel: 'table', ...this.pick([{ text: 'Ahoy' }, { phrase: 'ahoy' }]) });
      case 'sheetOpen':
        return here('anne', null, { head: { game: 'skull' } });
      case 'sheetAppend': {
        const line = this.pick([{ head: { game: 'skull' } }, { round: 1, to: { made: [] } }]);
        return here('anne', null, { token: this.prepared.sheet.token, from: 3, lines: [line] });
      }
      case 'sheetEnd':
        return here('anne', null, { token: this.prepared.sheet.token });
      case 'undo':
        return played(this.pick([{}, { step: 2 }]));
      case 'resign':
      case 'back':
      case 'seatLink':
        return played({});
      case 'rematch':
        return here('anne', this.some('over'), {});
      default:
        return gathered({});
    }
  }

  private clock(): object {
    return this.pick([{ per: 'none' }, { per: 'move', ms: 60_000 }, { per: 'match', ms: 600_000 }]);
  }

  /** Somebody whom the game waits for. */
  turn(): [PreparedTable, PersonName, Sight] {
    const table = this.some('playing', 'acted');
    const asked = table.seated.filter((who, seat) => table.sights.get(who)!.actors.includes(seat));
    const who = this.pick(asked);
    return [table, who, table.sights.get(who)!];
  }
}
