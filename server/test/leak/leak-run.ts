import type { Body } from '@crossbones/api';
import { thinking } from '@crossbones/bots/pool';
import { FastRng, type Game, keyFrom, keyOf, must, saltHashOf, secretHashOf } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { engines } from '../../src/bot-engines.js';
import type { Visitor } from '../clients/visitor.js';
import { type Prank, pranks } from './mischief.js';
import type { OtherWorld } from './other-world.js';
import { type Move, shuffled, TwoMatches } from './two-matches.js';
import { heard, Leak, type StreamPair, type TwoServers } from './two-servers.js';

export interface Mode {
  readonly game: GameId;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
}

/** The result of a run. */
interface Tale {
  /** Moves that were made in both worlds, and those of them that were not the same. */
  moves: number;
  apart: number;
  /** How often, when all looked, the hidden parts were different. */
  hidden: number;
  bosuns: number;
  /** Somebody has said different things in the two worlds, and can tell them apart from now on. */
  spoken: boolean;
  readonly pranks: Prank[];
}

/** Long enough for a bosun to answer, also where people can undo. */
const BOSUN_MS = 1_500;
const SALTS_MS = 3_000;
/** Short enough that it does not count as an outage. */
const MOMENT_MS = 2_000;
const clocks: readonly Body<'open'>['settings'][] = [
  {},
  { clock: { per: 'move', ms: 86_400_000 } },
  { clock: { per: 'match', ms: 86_400_000 } },
];

/** One table in two worlds that one side and those who watch must not be able to tell apart. */
export class LeakRun {
  readonly tale: Tale = { moves: 0, apart: 0, hidden: 0, bosuns: 0, spoken: false, pranks: [] };
  readonly rng: FastRng;
  readonly game: Game;
  readonly people: readonly Visitor[];
  readonly watcher: Visitor;
  /** The seats whose owners compare what they see. */
  readonly side: readonly number[];
  readonly settings: NonNullable<Body<'open'>['settings']>;
  table = '';
  pair!: TwoMatches;
  /** What one of the side was granted last, and how they asked. */
  last: { readonly who: Visitor; readonly key: string; readonly body: Body<'submit'> } | null = null;
  readonly lines = new Map<Visitor, number>();
  private gallery!: StreamPair;
  private key = '';

  constructor(
    readonly mirror: TwoServers,
    private readonly twin: OtherWorld,
    readonly mode: Mode,
    private readonly seed: string,
    company: readonly Visitor[],
    /** Pranks that no run has tried yet. */
    private readonly untried: ReadonlySet<Prank> = new Set(),
    /** Whether the servers play by the true rulebooks, and not by ones that a test has spoilt. */
    private readonly honest = true,
  ) {
    this.rng = new FastRng(seed);
    this.game = games[mode.game] as Game;
    this.watcher = company[0];
    this.people = company.slice(1, mode.seats + 1);
    const state = this.game.create(mode.seats, must(this.game.options.check(mode.options, mode.seats)));
    const chosen = this.game.side(state, this.rng.below(mode.seats));
    this.side = this.people.map((_, seat) => seat).filter((seat) => this.game.side(state, seat) === chosen);
    const clock = clocks[this.rng.below(clocks.length)];
    this.settings = { public: this.rng.below(3) === 0, undo: this.rng.below(4) > 0, ...clock };
  }

  /** Everybody who must not see a difference; null is somebody whom the server does not know. */
  get readers(): readonly (Visitor | null)[] {
    return [...this.side.map((seat) => this.people[seat]), this.watcher, null];
  }

  get others(): readonly number[] {
    return this.people.map((_, seat) => seat).filter((seat) => !this.side.includes(seat));
  }

  async run(): Promise<Tale> {
    await this.gather();
    await this.deal();
    await this.play();
    await this.lookBack();
    await this.part();
    return this.tale;
  }

  /** Submits a move, which must be accepted in both worlds. */
  async submit({ seat, words }: Move): Promise<void> {
    const who = this.people[seat];
    const sights = this.pair.sights(seat);
    const [one, other] = words.map((word, i) => ({ decision: sights[i].decision, actions: [word] }));
    const key = who.key();
    (await this.mirror.ask(who, 'submit', this.table, [one, other], { key })).granted;
    this.pair.play({ seat, words });
    if (this.side.includes(seat)) this.last = { who, key, body: one };
    this.tale.moves++;
    if (words[0] !== words[1]) this.tale.apart++;
    if (this.pair.differs) this.tale.hidden++;
  }

  private async gather(): Promise<void> {
    const { mirror, people, watcher, settings } = this;
    const { game, seats, options } = this.mode;
    const [host] = people;
    this.table = (await mirror.ask(host, 'open', null, { game, seats, options, settings })).granted.table;
    for (const [seat, who] of people.entries())
      if (seat > 0) (await mirror.ask(who, 'sit', this.table, { seat })).granted;
    (await mirror.ask(watcher, 'join', null, { table: this.table })).granted;
    this.gallery = await mirror.listen(watcher, this.table);
    for (const reader of this.readers)
      if (reader !== watcher && this.rng.below(3) > 0) await mirror.listen(reader, this.table);
  }

  private async deal(): Promise<void> {
    const { mirror, people, table, rng, mode, side, game } = this;
    this.twin.begin({ ...mode, side, seed: this.seed });
    const salts = people.map(({ name }) => keyFrom(`salt of ${name}`));
    for (const [seat, who] of people.entries())
      (await mirror.ask(who, 'ready', table, { saltHash: saltHashOf(salts[seat]) })).granted;
    (await mirror.ask(people[0], 'start', table, {})).granted;
    const secret = mirror.drawn;
    // Some people may be too slow, and then their salts count as empty.
    const prompt = people.map((_, seat) => side.includes(seat));
    if (rng.below(3) === 0) prompt.fill(true);
    for (const [seat, who] of people.entries()) {
      if (prompt[seat]) (await mirror.ask(who, 'salt', table, { salt: salts[seat] })).granted;
      else salts[seat] = '';
    }
    if (prompt.includes(false)) mirror.turn(SALTS_MS);
    await heard(this.gallery, 'event: step');
    const options = must(game.options.check(mode.options, mode.seats));
    const terms = { match: table, game: game.id, rules: game.rules, options, salts };
    this.key = keyOf(secret, { ...terms, seats: people.map(() => 'person' as const) });
    const both = [game, this.twin.rulebooks[mode.game]] as const;
    this.pair = new TwoMatches(both, { ...mode, key: this.key }, side);
    if (this.pair.differs) this.tale.hidden++;

    const seen = (await mirror.ask(this.watcher, 'table', table, undefined)).granted;
    const truth = this.pair.truth.view(0, 'spectator');
    if (seen.table.sealed?.secretHash !== secretHashOf(secret)) throw new Error('this is not the secret');
    if (JSON.stringify(seen.step?.sight) !== JSON.stringify(truth) && this.honest)
      throw new Error('the server plays another match than we do');
  }

  private async play(): Promise<void> {
    const { rng, mirror } = this;
    // Where pirates are placed, it is five times a seat before anything is opened.
    const most = (this.mode.game === 'skull-queen' ? 5 * Math.min(3, this.mode.seats) : 4) + rng.below(14);
    for (let i = 0; i < most; i++) {
      if (rng.below(5) < 2) await this.prank();
      if (rng.below(3) === 0) await this.prank('a try before the deed');
      if (rng.below(5) === 0) mirror.turn(rng.below(MOMENT_MS));
      if (rng.below(8) === 0 && (await this.leaveToBosun())) return;
      const move = this.pair.next(rng);
      if (move === null) return;
      await this.submit(move);
    }
  }

  private async prank(chosen?: Prank): Promise<void> {
    // Now and then a prank that nobody has tried is tried first: chance alone would leave some out.
    const all = Object.keys(pranks) as Prank[];
    const names = this.untried.size > 0 && this.rng.below(4) === 0 ? [...this.untried] : all;
    const name = chosen ?? names[this.rng.below(names.length)];
    if (await pranks[name](this)) this.tale.pranks.push(name);
  }

  /** Something of everything that can be asked for, by some of those who compare. */
  private async lookBack(): Promise<void> {
    const { mirror, table, rng, readers } = this;
    const [reader, another] = shuffled(readers, rng);
    await mirror.ask(reader, 'table', table, undefined);
    if (rng.below(2) === 0) await mirror.ask(another, 'log', table, undefined);
    else await mirror.ask(another, 'replay', table, undefined, { query: '?from=0&count=3' });
    const known = this.people[this.side[rng.below(this.side.length)]];
    const lists = ['export', 'mine', 'lobby', 'me'] as const;
    await mirror.ask(known, lists[rng.below(lists.length)], null, undefined);
    const cursor = `${table}:${rng.below(40)}`;
    if (rng.below(2) === 0) await mirror.listen(reader, table, { query: cursor });
    else await mirror.listen(known, table, { header: cursor });
  }

  /**
   * One of the side gives up, and a bosun says the next word: it knows no more than its seat. Then all agree on a
   * pause, for nobody would hear what the bosun says later.
   */
  private async leaveToBosun(): Promise<boolean> {
    const { mirror, pair, mode, key, table, people } = this;
    const seat = pair.acting.actors.find((one) => this.side.includes(one));
    if (seat === undefined || people.length === 1) return false;
    const { step, options } = pair.truth;
    const seed = keyFrom(`${key}/bosun/${seat}/${step + 1}`);
    const asked = { game: mode.game, seats: mode.seats, options, seat, level: 'bosun', seed, ms: 0 } as const;
    const think = thinking(engines);
    const [one, other] = await Promise.all(
      pair.sights(seat).map(async ({ view }) => (await think({ ...asked, view })).word),
    );
    if (one !== other) throw new Leak(`the bosun says ${one} in one world and ${other} in the other`);
    const move: Move = { seat, words: [one, other] };
    if (!pair.conceals(move)) return false;
    const { seq } = (await mirror.ask(people[seat], 'resign', table, {})).granted;
    pair.record('resign', seat);
    mirror.turn(BOSUN_MS);
    await heard(this.gallery, `id: ${table}:${seq + 1}\nevent: step`);
    pair.play(move);
    this.tale.bosuns++;
    if (pair.differs) this.tale.hidden++;
    for (const who of people)
      if (who !== people[seat]) (await mirror.ask(who, 'wish', table, { wish: 'pause' })).granted;
    return true;
  }

  private async part(): Promise<void> {
    const { mirror, people, table, rng } = this;
    const who = people[rng.below(people.length)];
    const text = `that was all of ${this.seed}`;
    (await mirror.ask(who, 'say', table, { channel: 'table', text })).granted;
    await mirror.hush(text);
    await mirror.vacate(people[this.side[0]], table);
  }
}
