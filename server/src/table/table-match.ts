import type { SeatClock, TableSettings } from '@crossbones/api';
import { BotSeats } from '@crossbones/bots/pool';
import type { Fault, Match, Result, Sight, TableEntry, Viewer } from '@crossbones/core';
import { RareMap } from '../rare-map.js';
import { type ClockState, Clocks, type Served } from './clock.js';
import type { Happening } from './happening.js';
import { ownBot, type Place } from './place.js';

type Acted = Extract<Happening, { is: 'acted' }>;
type Entered = Extract<Happening, { is: 'table' }>;
/** What changes the game on the table. */
export type GameHappening = Extract<Happening, { is: 'dealt' }> | Acted | Entered;

/** How far the game was after a happening. */
export interface StepMark {
  readonly seq: number;
  readonly at: number;
  readonly what: GameHappening;
  readonly step: number;
  readonly clocks: readonly SeatClock[];
}

/** Each undo costs a judgement of the sampler and stays in the list for ever; nobody needs more of them. */
const UNDOS_A_DECISION = 10;

/** Since when the game has waited for a seat that has not acted; the step tells two such waits apart. */
interface Turn {
  readonly since: number;
  readonly step: number;
}

/** An action that has not been undone: whether a bot made it, and what was left on the seat's clock. */
interface Move {
  readonly bot: boolean;
  readonly left: number | null;
}

/** The match at a table: turns, clocks, pauses and undos. */
export class TableMatch {
  readonly clocks: Clocks;
  readonly bots: BotSeats;
  /** Seats the game waits for. */
  actors: readonly number[] = [];
  readonly turns: (Turn | null)[];
  readonly marks: StepMark[] = [];
  /** Why the match stands still. */
  pause: { readonly absent: number | null } | null = null;
  /** When a person last acted. */
  personActed: number | null = null;
  private readonly moves: Move[] = [];
  /** How often each seat has undone its action, by the number of actions before it. */
  private readonly regrets = new RareMap<number, number[]>();

  constructor(
    readonly match: Match,
    private readonly places: readonly Place[],
    private readonly settings: TableSettings,
    served: Served,
  ) {
    this.turns = places.map(() => null);
    this.bots = new BotSeats(match, (seat) => ownBot(places[seat]));
    const people = places.map(({ person }) => person !== null);
    this.clocks = new Clocks(settings.clock, people, served);
  }

  /**
   * What a viewer is shown now. Not cached: views of every seat of every table would keep the garbage collector busy.
   */
  sight(viewer: Viewer): Sight {
    return this.match.view(this.match.step, viewer);
  }

  /** Whether a person made the last action: only such an action can be undone. */
  get personMovedLast(): boolean {
    return this.moves.at(-1)?.bot === false;
  }

  /** Whether the seat has undone this decision as often as is allowed. */
  hasUndoneTooOften(seat: number): boolean {
    return (this.regrets.get(this.moves.length - 1)?.[seat] ?? 0) >= UNDOS_A_DECISION;
  }

  /** Brings turns, clocks and marks up to date with what the match has taken. */
  advance(seq: number, at: number, what: GameHappening): void {
    const { match, clocks } = this;
    clocks.charge(at);
    if (what.is === 'acted') this.acted(what, at);
    else if (what.is === 'table') this.entered(what);
    this.actors = match.aborted ? [] : match.actors;
    for (let seat = 0; seat < match.seats; seat++) {
      if (!this.actors.includes(seat)) this.turns[seat] = null;
      else this.turns[seat] ??= { since: at, step: match.step };
      clocks.set(seat, this.running(seat), at);
    }
    this.marks.push({ seq, at, what, step: match.step, clocks: clocks.snapshot() });
  }

  /** The owner is here now, so the time until they count as absent begins again. */
  waitAnew(seat: number, at: number): void {
    const turn = this.turns[seat];
    if (turn !== null) this.turns[seat] = { ...turn, since: at };
  }

  private running(seat: number): ClockState {
    if (!this.actors.includes(seat) || this.bots.plays(seat)) return 'off';
    return this.match.paused ? 'stands' : 'runs';
  }

  private acted({ seat, actions, bot }: Acted, at: number): void {
    const { left } = this.clocks.seats[seat];
    for (const _ of actions) this.moves.push({ bot, left });
    this.turns[seat] = null;
    this.clocks.renew(seat);
    if (bot) return;
    this.places[seat].timeouts = 0;
    this.personActed = at;
  }

  private entered({ entry, seat }: Entered): void {
    switch (entry) {
      case 'undo':
        this.turns[seat!] = null;
        this.clocks.restore(seat!, this.moves.pop()!.left);
        this.regret(seat!);
        return;
      case 'timeout': {
        const place = this.places[seat!];
        place.timeouts++;
        if (this.settings.clock.per !== 'match') return;
        Object.assign(place, { outOfTime: true, away: false, wish: null, tokenHash: null });
        return;
      }
      case 'resign':
        Object.assign(this.places[seat!], { away: false, wish: null, tokenHash: null });
        return;
      case 'pause':
        this.pause = { absent: seat };
        this.granted('pause');
        return;
      case 'resume':
        this.pause = null;
        if (seat === null) this.granted('resume');
        // For everybody the time until they count as absent begins again.
        this.turns.fill(null);
        return;
      case 'bot':
      case 'back':
      case 'handover':
      case 'abort':
        return;
    }
    entry satisfies never;
  }

  private regret(seat: number): void {
    const at = this.moves.length;
    const counts = this.regrets.get(at) ?? this.places.map(() => 0);
    counts[seat]++;
    this.regrets.set(at, counts);
  }

  private granted(wish: Place['wish']): void {
    for (const place of this.places) if (place.wish === wish) place.wish = null;
  }
}

/**
 * Gives a happening to the match, which takes it or says why not. Several actions of one submit are taken as one, for
 * so decisions are numbered.
 */
export const enter = (
  match: Match,
  what: Acted | Entered,
  provenance: { readonly recorded: boolean },
): Result<number, Fault> =>
  what.is === 'acted'
    ? match.submit(what.seat, what.actions, provenance)
    : match.record(entryOf(what), provenance);

/** In the log a pause, a resume and an abort belong to no seat. */
const entryOf = ({ entry, seat }: Entered): TableEntry =>
  seat === null || entry === 'pause' || entry === 'resume' || entry === 'abort'
    ? { table: entry }
    : { table: entry, seat };
