import type { Step } from '@crossbones/api';
import { FastRng } from '@crossbones/core';
import { tableId } from '../../src/ids.js';
import type { SimClient } from '../client.js';
import type { MoveTally } from '../ledger.js';
import type { SimAnswer, SimCommand, SimNode } from '../node.js';
import { Simulation } from '../simulation.js';
import { MemoryDisk } from './disk.js';
import { Mischief } from './mischief.js';
import { roomsOn } from './rooms.js';

const NODES = 3;
/** Short enough to watch to its end, long enough to meddle with. */
const match = { game: 'skull-king', seats: 4, options: { schedule: [1, 2, 3, 4] } } as const;
const THINK_MS = 700;
/** By then everybody has a seat and the cards are dealt, if nobody meddles. */
const MUSTER_MS = 60_000;

/** What a visitor can break, and mend. */
export type Meddling = 'network' | 'wire' | 'stop' | 'pause';

/** Something that happened and is worth a line in the list. Players and nodes are counted from 0. */
export type TrialEvent =
  | { readonly is: 'begun' }
  | { readonly is: 'broken' | 'mended'; readonly what: 'network'; readonly player: number }
  | { readonly is: 'broken' | 'mended'; readonly what: Exclude<Meddling, 'network'>; readonly node: number }
  /** A node runs again and has read what is kept. */
  | { readonly is: 'up'; readonly node: number }
  /** A move was sent several times, and is kept this often. */
  | {
      readonly is: 'retried';
      readonly player: number;
      readonly node: number;
      readonly asked: number;
      readonly kept: number;
    }
  /** Somebody follows the table from another node. */
  | { readonly is: 'moved'; readonly player: number; readonly node: number }
  | { readonly is: 'over'; readonly wrong: number };

/** How everything stands, for the drawing. */
export interface TrialPicture {
  readonly players: readonly {
    readonly cut: boolean;
    /** The node whose stream they follow; null if none. */
    readonly node: number | null;
    /** The match waits for them. */
    readonly asked: boolean;
    /** They have sent something and wait for its answer. */
    readonly waits: boolean;
    readonly points: number;
  }[];
  readonly nodes: readonly {
    readonly up: boolean;
    readonly stopped: boolean;
    readonly paused: boolean;
    readonly cut: boolean;
  }[];
  readonly tally: MoveTally & { readonly retries: number };
  /** How many happenings are kept. */
  readonly entries: number;
  readonly round: number;
  readonly rounds: number;
  /** Since the last picture: which players talked with which nodes, and which nodes wrote. */
  readonly talks: readonly (readonly [player: number, node: number])[];
  readonly writes: readonly number[];
  readonly events: readonly TrialEvent[];
  /**
   * Null until the match has ended and everything that was told and shown has been compared; then how much of it was
   * wrong.
   */
  readonly wrong: number | null;
}

/** One match on three nodes, of which a visitor breaks what they like. Decisions are made by the service's own code. */
export class SeaTrial {
  private readonly disk = new MemoryDisk();
  private readonly sim: Simulation<MemoryDisk>;
  private readonly mischief: Mischief;
  private readonly stopped = new Set<number>();
  private readonly paused = new Set<number>();
  private readonly wereUp = new Set<number>();
  /** Which node each player follows, or followed last. */
  private readonly homes = new Map<number, number>();
  private readonly attempts = new Map<string, number>();
  private events: TrialEvent[] = [];
  private talks: (readonly [number, number])[] = [];
  private writes: number[] = [];
  private begun = false;
  private wrong: number | null = null;

  constructor(
    seed: string,
    names: readonly string[],
    /** Waits until all promises that can be settled are. */
    turn: () => Promise<void>,
  ) {
    const rng = new FastRng(`${seed} table`);
    const table = tableId((bytes) => Uint8Array.from({ length: bytes }, () => rng.below(256)));
    this.sim = new Simulation({
      seed,
      nodes: NODES,
      disk: this.disk,
      serve: roomsOn(this.disk, { names, table }),
      turn,
    });
    this.mischief = new Mischief((node) => this.writes.push(node));
    this.sim.chaos = this.mischief;
    this.sim.onlooker = {
      sent: (client, command, node) => this.sent(client, command, node),
      answered: (client, command, node, answer) => this.answered(client, command, node, answer),
      followed: (client, node) => this.followed(client, node),
    };
    const invite = (id: string): void => {
      for (const client of this.sim.clients) client.goTo(id);
    };
    for (const [i, name] of names.entries()) {
      const habits = { people: names.length, chatty: false, fickle: false, rematches: 0, thinkMs: THINK_MS };
      const client = this.sim.client({ open: i === 0 ? match : null, ...habits }, invite);
      client.token = name;
      client.person = name;
      client.wake();
    }
  }

  /** One line for each event: two trials of one seed with the same meddling have the same lines. */
  get trace(): readonly string[] {
    return this.sim.agenda.trace;
  }

  /** What is wrong, in the words of the ledger. */
  get faults(): readonly string[] {
    return this.sim.ledger.wrong;
  }

  /** Runs until the cards are dealt: how people find a table is not part of the trial. */
  async muster(): Promise<void> {
    await this.sim.agenda.until(() => this.sim.clients.every(({ step }) => step !== null), MUSTER_MS);
    this.look();
  }

  /** Lets so much of the trial's own time go by. */
  async pass(ms: number): Promise<void> {
    if (this.wrong !== null) return;
    await this.sim.agenda.pass(ms);
    this.look();
  }

  /** Breaks or mends something; if it is so already, nothing changes. */
  meddle(what: Meddling, at: number, broken: boolean): void {
    const ill = {
      network: this.mischief.players,
      wire: this.mischief.nodes,
      stop: this.stopped,
      pause: this.paused,
    }[what];
    if (this.wrong !== null || ill.has(at) === broken) return;
    const node = this.sim.nodes[at];
    if (what === 'pause' && broken && !node.freeze()) return;
    this.sim.agenda.note(`${broken ? 'broken' : 'mended'}: ${what} ${at}`);
    if (broken) ill.add(at);
    else ill.delete(at);
    const is = broken ? 'broken' : 'mended';
    this.events.push(what === 'network' ? { is, what, player: at } : { is, what, node: at });
    if (what === 'wire' && broken) this.mischief.cutNode(at);
    if (what === 'pause' && !broken) node.thaw();
    if (what !== 'stop') return;
    this.paused.delete(at);
    this.wereUp.delete(at);
    if (broken) node.die();
    else node.start();
  }

  picture(): TrialPicture {
    const { sim } = this;
    const { ledger, clients, nodes } = sim;
    const sight = newest(clients)?.sight;
    const seen = sight?.view as Open | undefined;
    const [table] = this.disk.tables();
    const tries = [...this.attempts.values()];
    const picture: TrialPicture = {
      players: clients.map((client, i) => ({
        cut: this.mischief.players.has(i),
        node: client.connected ? (this.homes.get(i) ?? null) : null,
        asked: table?.phase === 'playing' && sight?.actors.includes(seatOf(client)) === true,
        waits: client.busy,
        points: seen?.scores[seatOf(client)] ?? 0,
      })),
      nodes: nodes.map(({ up }, i) => ({
        up,
        stopped: this.stopped.has(i),
        paused: this.paused.has(i),
        cut: this.mischief.nodes.has(i),
      })),
      tally: {
        ...ledger.tally(this.disk),
        retries: tries.reduce((sum, times) => sum + times, 0) - tries.length,
      },
      entries: table?.seq ?? 0,
      round: seen?.round ?? 0,
      rounds: match.options.schedule.length,
      talks: this.talks,
      writes: this.writes,
      events: this.events,
      wrong: this.wrong,
    };
    this.talks = [];
    this.writes = [];
    this.events = [];
    return picture;
  }

  /** Notes what has changed since the last look. */
  private look(): void {
    const { nodes, clients, ledger } = this.sim;
    for (const { index, up } of nodes) {
      if (up && !this.wereUp.has(index) && this.begun) this.events.push({ is: 'up', node: index });
      if (up) this.wereUp.add(index);
      else this.wereUp.delete(index);
    }
    if (!this.begun && clients.some(({ view }) => view?.phase === 'playing')) {
      this.begun = true;
      this.events.push({ is: 'begun' });
    }
    if (!clients.every(({ done }) => done) || !this.sim.atRest()) return;
    ledger.audit(this.disk);
    ledger.auditEnd(this.disk, clients);
    this.wrong = ledger.wrong.length;
    this.events.push({ is: 'over', wrong: this.wrong });
  }

  private sent({ index }: SimClient, { key, route }: SimCommand, node: SimNode): void {
    this.talks.push([index, node.index]);
    if (route === 'submit') this.attempts.set(key, (this.attempts.get(key) ?? 0) + 1);
  }

  private answered(
    client: SimClient,
    { key, table }: SimCommand,
    node: SimNode,
    answer: SimAnswer | null,
  ): void {
    const asked = this.attempts.get(key) ?? 0;
    if (answer?.ok !== true || asked < 2) return;
    const kept = this.disk.entries(table!).filter((one) => one.key === key).length;
    this.events.push({ is: 'retried', player: client.index, node: node.index, asked, kept });
  }

  private followed({ index }: SimClient, node: SimNode): void {
    const before = this.homes.get(index);
    this.homes.set(index, node.index);
    const { players, nodes } = this.mischief;
    const reached = node.up && !this.paused.has(node.index) && !nodes.has(node.index) && !players.has(index);
    if (before !== undefined && before !== node.index && this.begun && reached)
      this.events.push({ is: 'moved', player: index, node: node.index });
  }
}

/** What the picture takes from a view: it shows nobody's hand. */
interface Open {
  readonly round: number;
  readonly scores: readonly number[];
}

/** The step of the client who has seen most. */
const newest = (clients: readonly SimClient[]): Step | null =>
  clients.reduce<Step | null>(
    (best, { step }) => (step !== null && step.seq > (best?.seq ?? 0) ? step : best),
    null,
  );

const seatOf = ({ view, person }: SimClient): number =>
  view?.places.findIndex((place) => place.person === person) ?? -1;
