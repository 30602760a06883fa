import type { Phase, TableSettings } from '@crossbones/api';
import {
  type ChainLink,
  dailyDay,
  type Fault,
  type Game,
  Match,
  must,
  type Options,
  type Outcome,
  ok,
  type Result,
  type Sight,
  type Viewer,
  versionOf,
} from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import { Conversation } from './chat-lines.js';
import type { Served } from './clock.js';
import { dealKey } from './deal-key.js';
import type { DuplicateDeal, Happening, StoredHappening } from './happening.js';
import { Company } from './people-at-table.js';
import { freePlace, isFree, ownBot, type Place, reseated } from './place.js';
import type { Request } from './request.js';
import { enter, type GameHappening, type StepMark, TableMatch } from './table-match.js';
import { teamsOf } from './team.js';

export type IdentifiedGame = Game & { readonly id: GameId };
/** The rules by which the games are played; tests use rules that differ only in chance. */
export type Rulebooks = { readonly [id in GameId]: Game };

interface Seal {
  readonly deal: string;
  readonly secretHash: string;
  readonly at: number;
}

const isGame = (what: Happening): what is GameHappening =>
  what.is === 'dealt' || what.is === 'acted' || what.is === 'table';

/** Everything about a table, as the fold of what has happened at it. */
export class Table {
  /** The number of the last happening; the first is 1. */
  seq = 0;
  phase: Phase = 'gathering';
  game!: IdentifiedGame;
  options!: Options;
  seats = 0;
  settings!: TableSettings;
  /** The table before, if this one is its rematch. */
  before: string | null = null;
  opened = 0;
  touched = 0;
  host: string | null = null;
  readonly places: Place[] = [];
  private readonly company = new Company();
  readonly people = this.company.people;
  readonly names = this.company.names;
  readonly kicked = this.company.kicked;
  /** Whether anybody was ever sent away, even if we no longer know who. */
  hasKicked = false;
  readonly unseen = this.company.unseen;
  readonly faces = this.company.faces;
  code: { readonly code: string; readonly expires: number } | null = null;
  /** The side of each seat, where the game has teams. */
  teams: readonly number[] | null = null;
  seal: Seal | null = null;
  /** The match, once it has begun. */
  tableMatch: TableMatch | null = null;
  outcome: Outcome | null = null;
  /** Who has closed it, if it did not close by itself. */
  closedBy: 'operator' | null = null;
  rematch: string | null = null;
  readonly conversation = new Conversation();
  /** For how many tables people gather here; they share a deal. */
  tables = 1;
  /** These tables, once they are dealt. */
  parted: readonly string[] | null = null;
  /** What this table shares with others, if it is one of them. */
  duplicate: DuplicateDeal | null = null;
  /** Where the secret comes from, in a deal of the day. */
  chain: ChainLink | null = null;
  /** What happened and is not committed yet. */
  fresh: StoredHappening[] = [];
  /** By person, and then by key. */
  private readonly requests = new Map<string, Map<string, StoredHappening>>();

  constructor(
    readonly id: string,
    /** The secret of the deal, once there is one. */
    public secret: string | null,
    readonly served: Served,
    private readonly rulebooks: Rulebooks = games,
  ) {}

  /** The game as it is played now, or as it was under the rules of this number. */
  rulebook(id: GameId, rules?: number): IdentifiedGame {
    const newest = this.rulebooks[id];
    const found = rules === undefined ? newest : versionOf(newest, rules);
    if (found === null) throw new Error(`rules ${rules} of ${id} are not known here`);
    return found as IdentifiedGame;
  }

  get match(): Match | null {
    return this.tableMatch?.match ?? null;
  }

  /** Seats the game waits for. */
  get actors(): readonly number[] {
    return this.tableMatch?.actors ?? [];
  }

  /** Why the match stands still. */
  get pause(): TableMatch['pause'] {
    return this.tableMatch?.pause ?? null;
  }

  get marks(): readonly StepMark[] {
    return this.tableMatch?.marks ?? [];
  }

  /** The number of the last happening that touched the game. */
  get stepped(): number {
    return this.marks.at(-1)?.seq ?? 0;
  }

  get deal(): string | null {
    return this.seal?.deal ?? null;
  }

  /** The day whose deal is played here, counted since 1970; null: a deal of its own. */
  get day(): number | null {
    return this.seal === null ? null : dailyDay(this.seal.deal);
  }

  get free(): number {
    return this.places.filter(isFree).length;
  }

  seatOf(person: string | null): number | null {
    if (person === null) return null;
    const seat = this.places.findIndex((place) => place.person === person);
    return seat === -1 ? null : seat;
  }

  nameOf(person: string | null): string | null {
    return person === null ? null : this.company.nameOf(person);
  }

  /** A bot plays this seat at the moment, whoever owns it. */
  botPlays(seat: number): boolean {
    return this.tableMatch?.bots.plays(seat) ?? ownBot(this.places[seat]) !== null;
  }

  /** How strong a bot plays this seat, once the match has begun. */
  levelAt(seat: number): Level {
    return this.tableMatch!.bots.level(seat);
  }

  resigned(seat: number): boolean {
    return this.match?.resigned.includes(seat) ?? false;
  }

  /** What a viewer is shown of the game now. */
  sight(viewer: Viewer): Sight | null {
    return this.tableMatch?.sight(viewer) ?? null;
  }

  /** What an earlier request under this key has led to. */
  answered(by: string, key: string): StoredHappening | undefined {
    return this.requests.get(by)?.get(key);
  }

  /** Adds what is stored already. */
  fold(kept: StoredHappening): void {
    if (kept.seq !== this.seq + 1) throw new Error(`number ${kept.seq} after ${this.seq}`);
    if (isGame(kept.what)) must(this.played(kept.what, true));
    this.take(kept);
  }

  /** Adds something new; the request marks what it asked for. */
  happen<W extends Exclude<Happening, { is: 'acted' | 'table' }>>(
    what: W,
    at: number,
    request?: Request,
  ): StoredHappening<W> {
    if (isGame(what)) must(this.played(what));
    return this.keep(what, at, request);
  }

  /** Adds something new that the match may refuse. */
  attempt<W extends Extract<Happening, { is: 'acted' | 'table' }>>(
    what: W,
    at: number,
    request?: Request,
  ): Result<StoredHappening<W>, Fault> {
    const done = this.played(what);
    return done.ok ? ok(this.keep(what, at, request)) : done;
  }

  takeFresh(): StoredHappening[] {
    const { fresh } = this;
    this.fresh = [];
    return fresh;
  }

  private keep<W extends Happening>(what: W, at: number, request: Request | undefined): StoredHappening<W> {
    const kept: StoredHappening<W> = {
      seq: this.seq + 1,
      // The clocks of two nodes may differ; the table's time never runs backwards.
      at: Math.max(at, this.touched),
      what,
      by: request?.by.id ?? null,
      key: request?.key ?? null,
      digest: request?.digest ?? null,
    };
    this.take(kept);
    this.fresh.push(kept);
    return kept;
  }

  private take(kept: StoredHappening): void {
    this.seq = kept.seq;
    this.touched = kept.at;
    if (kept.by !== null && kept.key !== null) {
      const mine = this.requests.get(kept.by);
      if (mine === undefined) this.requests.set(kept.by, new Map([[kept.key, kept]]));
      else mine.set(kept.key, kept);
    }
    this.folded(kept);
  }

  /** The match's own part of a happening. */
  private played(what: GameHappening, recorded = false): Result<unknown, Fault> {
    if (what.is !== 'dealt') return enter(this.match!, what, { recorded });
    const { game, seats, options, places, settings, served } = this;
    const match = must(Match.open(game, { seats, options, key: dealKey(this) }));
    this.tableMatch = new TableMatch(match, places, settings, served);
    return ok(null);
  }

  private folded(kept: StoredHappening): void {
    const { what, at } = kept;
    switch (what.is) {
      case 'opened':
        this.begin(what, at);
        return;
      case 'joined':
        this.company.call(what.person, what.name);
        this.people.add(what.person);
        return;
      case 'left':
      case 'kicked':
        this.gone(what.person);
        if (what.is === 'left') return;
        this.kicked.add(what.person);
        this.hasKicked = true;
        return;
      case 'readmitted':
        this.kicked.delete(what.person);
        return;
      case 'sat': {
        const from = this.seatOf(what.person);
        const place = { ...freePlace(), person: what.person };
        if (from !== null) {
          place.saltHash = this.places[from].saltHash;
          this.places[from] = freePlace();
        }
        this.places[what.seat] = place;
        return;
      }
      case 'stood':
      case 'cleared':
        this.places[what.seat] = freePlace();
        return;
      case 'ready':
        this.places[what.seat].saltHash = what.saltHash;
        return;
      case 'unready':
        this.places[what.seat].saltHash = null;
        return;
      case 'hosted':
        this.host = what.person;
        return;
      case 'filled':
        this.places[what.seat] = { ...freePlace(), bot: { name: what.name, level: what.level ?? 'bosun' } };
        return;
      case 'changed':
        this.set(what.seats, what.options as Options, what.settings);
        this.tables = what.tables ?? 1;
        this.places.splice(0, this.places.length, ...reseated(this.places, what.seats * this.tables));
        return;
      case 'faced':
        this.company.face(what.person, what.face);
        return;
      case 'coded':
        this.code = { code: what.code, expires: what.expires };
        return;
      case 'sealed':
        this.phase = 'sealing';
        this.seal = { deal: what.deal, secretHash: what.secretHash, at };
        this.code = null;
        return;
      case 'salted':
        this.places[what.seat].salt = what.salt;
        return;
      case 'parted':
        this.phase = 'closed';
        this.parted = what.tables;
        return;
      case 'dealt':
      case 'acted':
      case 'table':
        if (what.is === 'dealt') this.phase = 'playing';
        else if (what.is === 'acted') this.places[what.seat].nudged = null;
        this.tableMatch!.advance(kept.seq, at, what);
        return;
      case 'away':
        Object.assign(this.places[what.seat], { away: true, wish: null, votes: [] });
        return;
      case 'returned':
        this.places[what.seat].away = false;
        this.places[what.seat].timeouts = 0;
        this.tableMatch?.waitAnew(what.seat, at);
        return;
      case 'unseen':
        this.unseen.set(what.person, at);
        return;
      case 'seen':
        this.appeared(what.person);
        return;
      case 'nudged':
        this.places[what.seat].nudged = { by: what.by, at };
        return;
      case 'voted': {
        const place = this.places[what.seat];
        const others = place.votes.filter((seat) => seat !== what.by);
        place.votes = what.agreed ? [...others, what.by] : others;
        return;
      }
      case 'wished':
        this.places[what.seat].wish = what.wish;
        return;
      case 'offered':
        this.places[what.seat].tokenHash = what.tokenHash;
        return;
      case 'taken': {
        const place = this.places[what.seat];
        this.company.call(what.person, what.name);
        Object.assign(place, { person: what.person, away: false, timeouts: 0, wish: null, tokenHash: null });
        this.tableMatch?.waitAnew(what.seat, at);
        return;
      }
      case 'said':
        this.hear(kept.seq, at, what);
        return;
      case 'unsaid':
        this.conversation.takeAway(what.line);
        return;
      case 'over':
        this.phase = 'over';
        this.outcome = what.outcome;
        for (const place of this.places) Object.assign(place, { away: false, wish: null, tokenHash: null });
        return;
      case 'closed':
        this.phase = 'closed';
        this.closedBy = what.by ?? null;
        this.code = null;
        return;
      case 'rematched':
        this.rematch = what.table;
        return;
      case 'named':
        this.company.call(what.person, what.name);
        return;
      case 'became':
        this.become(what.person, what.now, what.name);
        return;
      case 'forgot':
        this.forget(what.person);
        return;
    }
    what satisfies never;
  }

  private begin(what: Extract<Happening, { is: 'opened' }>, at: number): void {
    this.game = this.rulebook(what.game, what.rules);
    this.before = what.rematch;
    this.opened = at;
    this.host = what.host;
    this.company.call(what.host, what.name);
    this.people.add(what.host);
    this.duplicate = what.duplicate ?? null;
    for (let seat = 0; seat < what.seats; seat++) this.places.push(freePlace());
    this.set(what.seats, what.options as Options, what.settings);
  }

  private set(seats: number, options: Options, settings: TableSettings): void {
    this.options = options;
    this.seats = seats;
    // Tables from before there was this setting show the odds.
    this.settings = { ...settings, odds: settings.odds ?? true };
    this.teams = teamsOf(this.game, seats, options);
  }

  private appeared(person: string): void {
    this.unseen.delete(person);
    const seat = this.seatOf(person);
    if (seat !== null) this.places[seat].votes = [];
  }

  /** Somebody is no longer at the table; once the seats are fixed they keep theirs. */
  private gone(person: string): void {
    this.company.goes(person);
    if (this.host === person) this.host = null;
    const seat = this.seatOf(person);
    if (seat !== null && this.phase === 'gathering') this.places[seat] = freePlace();
  }

  private hear(seq: number, at: number, what: Extract<Happening, { is: 'said' }>): void {
    const { person, channel, said } = what;
    if (said === null) return;
    const seat = this.seatOf(person);
    const team = channel === 'team' && seat !== null ? (this.teams?.[seat] ?? null) : null;
    this.conversation.hear({ seq, at, person, channel, team, said });
  }

  private become(person: string, now: string, name: string): void {
    this.company.become(person, now, name);
    if (this.host === person) this.host = now;
    for (const place of this.places) if (place.person === person) place.person = now;
    this.conversation.become(person, now);
  }

  private forget(person: string): void {
    const seat = this.seatOf(person);
    this.gone(person);
    this.company.forget(person);
    this.conversation.forget(person);
    if (seat === null || this.phase === 'gathering') return;
    Object.assign(this.places[seat], { person: null, gone: true, away: false, wish: null, tokenHash: null });
  }
}
