import type { Route } from '@crossbones/api';
import { FastRng, type World } from '@crossbones/core';
import type { Outlet } from '../src/http/stream.js';
import type { CallNode, NodeConnection } from '../src/nodes/connection.js';
import type { Agenda } from './agenda.js';
import type { Chaos } from './chaos.js';

/** A node that could not start tries again this much later. */
const AGAIN_MS = 500;

/** An error that the simulation itself has planned, so it is no bug. */
class PlannedError extends Error {}

/** A request of a client. */
export interface SimCommand {
  readonly route: Route;
  readonly table: string | null;
  readonly sheet?: string;
  readonly body: unknown;
  readonly key: string;
}

/** What came of a request, as it goes back over the network. */
export interface SimAnswer {
  readonly ok: boolean;
  /** The reply, or the key of the fault. */
  readonly json: string;
  /** The client's token from now on. */
  readonly become: string | null | undefined;
}

/** A client that sends a request to a node. */
export interface Asker {
  readonly index: number;
  readonly token: string | null;
}

/** The way between a node and the disk, on which things go wrong. */
export interface DiskWire {
  /** Runs the job at the disk, sooner or later, and brings its result back. */
  read<T>(job: () => T): Promise<T>;
  write<T>(job: (now: number) => T): Promise<T>;
  announce(topic: string, seq: number, node?: string): void;
  hearAs(node: string): void;
  listen(heard: (topic: string, seq: number) => void, gap: () => void): void;
}

/** How a node calls others and is called. */
export interface NodeNet {
  readonly url: string;
  readonly dial: CallNode;
  /** From now on calls are answered. */
  answer(call: (connection: NodeConnection) => void): void;
}

/** What a node gets from the world, for one of its lives. */
export interface NodeGround {
  readonly world: World;
  readonly wire: DiskWire;
  readonly net: NodeNet;
  /** Whether other nodes write to the disk too. */
  readonly shared: boolean;
  failed(error: unknown): void;
}

/** What a node does for clients. */
export interface Serving {
  /** Null: no answer goes back. */
  answer(asker: Asker, command: SimCommand): Promise<SimAnswer | null>;
  /** Answers whether a stream could be opened. */
  follow(asker: Asker, topics: string, cursor: string | null, outlet: Outlet): Promise<boolean>;
  stop(): void;
}

export type Serve = (ground: NodeGround) => Promise<Serving>;

interface Listener {
  heard(topic: string, seq: number): void;
  gap(): void;
}

/** What a node is built on, and whom it tells. */
interface Ground {
  readonly agenda: Agenda;
  readonly chaos: Chaos;
  readonly serve: Serve;
  readonly shared: boolean;
  readonly seed: string;
  /** Tells every other node, or the one of that name. */
  announce(from: SimNode, topic: string, seq: number, node?: string): void;
  call(from: SimNode, url: string): NodeConnection;
  /** An error that nobody had planned. */
  broken(error: unknown): void;
}

/** One server: the service as it is, on a world and a store that can fail. */
export class SimNode {
  /** How much its clock differs from the simulation's time. */
  offset = 0;
  /** Counts the node's lives: what a dead one had planned does not happen. */
  private life = 0;
  private paused = false;
  private readonly held: (() => void)[] = [];
  private serving: Serving | null = null;
  private listeners: Listener[] = [];
  private readonly cuts = new Set<() => void>();
  /** Ends of connections to other nodes. */
  private readonly plugs = new Set<() => void>();
  private answerCall: (connection: NodeConnection) => void = () => {};
  /** By what name others tell it something. */
  name = '';
  private lastWrite = 0;

  constructor(
    readonly index: number,
    private readonly ground: Ground,
  ) {}

  get up(): boolean {
    return this.serving !== null;
  }

  start(): void {
    const life = ++this.life;
    const { shared, serve } = this.ground;
    const failed = (error: unknown): void => this.failed(life, error);
    serve({ world: this.world(life), wire: this.wire(life), net: this.net(life), shared, failed }).then(
      (serving) => {
        if (life === this.life) this.serving = serving;
      },
      (error) => {
        failed(error);
        if (life === this.life) this.crash(AGAIN_MS);
      },
    );
  }

  /** All that is not on the disk is lost, and after a while the node starts again. */
  crash(downMs: number): void {
    this.die();
    const { life } = this;
    this.ground.agenda.after(downMs, `node ${this.index} starts`, () => {
      if (life === this.life) this.start();
    });
  }

  /** The same, for good. */
  die(): void {
    this.ground.agenda.note(`node ${this.index} dies`);
    this.end();
  }

  end(): void {
    this.life++;
    this.serving?.stop();
    this.serving = null;
    this.listeners = [];
    this.held.length = 0;
    this.paused = false;
    this.name = '';
    for (const cut of [...this.cuts, ...this.plugs]) cut();
    this.plugs.clear();
  }

  /** The node stops, as a stopped process does, and then goes on as if nothing had happened. */
  pause(ms: number): void {
    if (!this.freeze()) return;
    const { life } = this;
    this.ground.agenda.after(ms, `node ${this.index} goes on`, () => {
      if (life === this.life) this.thaw();
    });
  }

  /** The node stops until it is woken; false if it had stopped already. */
  freeze(): boolean {
    if (this.paused || !this.up) return false;
    this.paused = true;
    return true;
  }

  thaw(): void {
    this.paused = false;
    for (const call of this.held.splice(0)) call();
  }

  /** Another node has told something. */
  hear(topic: string, seq: number): void {
    this.alive(this.life, () => {
      for (const { heard } of this.listeners) heard(topic, seq);
    });
  }

  /** The node may not have heard everything. */
  gap(): void {
    this.alive(this.life, () => {
      for (const { gap } of this.listeners) gap();
    });
  }

  /** Has a request done and sends its answer, unless the node dies while doing it. */
  receive(asker: Asker, command: SimCommand, answer: (answer: SimAnswer) => void): void {
    const { life } = this;
    this.alive(life, () => {
      const reply = (given: SimAnswer): void => this.alive(life, () => answer(given));
      this.serving!.answer(asker, command).then(
        (given) => {
          if (given !== null) reply(given);
        },
        (error) => {
          this.failed(life, error);
          reply({ ok: false, json: 'broken', become: undefined });
        },
      );
    });
  }

  /** Opens a stream; `cut` is called when the node dies. */
  open(asker: Asker, topics: string, cursor: string | null, outlet: Outlet, cut: () => void): void {
    const { life } = this;
    this.alive(life, () => {
      this.cuts.add(cut);
      this.serving!.follow(asker, topics, cursor, outlet).then(
        (opened) => {
          if (!opened) this.alive(life, () => outlet.end());
        },
        (error) => {
          this.failed(life, error);
          this.alive(life, () => outlet.end());
        },
      );
    });
  }

  /** A stream is over. */
  forget(cut: () => void): void {
    this.cuts.delete(cut);
  }

  /** Another node has called. */
  called(connection: NodeConnection): void {
    this.alive(this.life, () => this.answerCall(connection));
  }

  /** Has an end of a connection, which is unplugged when the node dies. Answers how to call only in this life. */
  plugIn(unplug: () => void): (call: () => void) => void {
    const { life } = this;
    this.plugs.add(unplug);
    return (call) => this.alive(life, call);
  }

  unplug(unplug: () => void): void {
    this.plugs.delete(unplug);
  }

  /** What the network tells a node is heard when the node runs, not while it stands still. */
  told(call: () => void): void {
    this.alive(this.life, call);
  }

  private world(life: number): World {
    const { agenda, chaos, seed } = this.ground;
    const rng = new FastRng(`${seed} node ${this.index} ${life}`);
    return {
      now: () => agenda.now + this.offset,
      random: (bytes) => Uint8Array.from({ length: bytes }, () => rng.below(256)),
      after: (ms, call) => {
        if (life !== this.life) return () => {};
        let cancelled = false;
        const cancel = agenda.after(ms + chaos.timer(this.index), `timer ${this.index}`, () =>
          this.alive(life, () => {
            if (!cancelled) call();
          }),
        );
        return () => {
          cancelled = true;
          cancel();
        };
      },
    };
  }

  private wire(life: number): DiskWire {
    const { agenda, chaos, shared } = this.ground;
    const go = <T>(what: 'read' | 'write', job: (now: number) => T): Promise<T> =>
      new Promise((resolve, reject) => {
        if (life !== this.life) return;
        const { there, back, ends, dies, outlives = false } = chaos[what](this.index);
        if (dies === 'before') return this.crash(AGAIN_MS);
        const answer = (call: () => void): void =>
          void agenda.after(back, `${what} answered ${this.index}`, () => {
            if (dies === 'after') this.alive(life, () => this.crash(AGAIN_MS));
            else this.alive(life, call);
          });
        const arrive = (): void => {
          // What a node has sent is done even while it stands still; what it never sent is not.
          if (life !== this.life && !(shared && outlives)) return;
          try {
            if (ends === 'refused') throw new PlannedError(`${what} refused`);
            const came = job(agenda.now);
            if (ends === 'unknown') throw new PlannedError(`${what} unknown`);
            answer(() => resolve(came));
          } catch (error) {
            answer(() => reject(error));
          }
        };
        // SQLite reads at once, and writes in the order of the requests.
        if (!shared && what === 'read' && ends === 'well') return resolve(job(agenda.now));
        const due =
          shared || what === 'read' ? agenda.now + there : Math.max(this.lastWrite, agenda.now + there);
        if (what === 'write') this.lastWrite = due;
        agenda.after(due - agenda.now, `${what} ${this.index}`, arrive);
      });
    return {
      read: (job) => go('read', job),
      write: (job) => go('write', job),
      announce: (topic, seq, node) => {
        if (life === this.life) this.ground.announce(this, topic, seq, node);
      },
      hearAs: (name) => {
        if (life === this.life) this.name = name;
      },
      listen: (heard, gap) => void this.listeners.push({ heard, gap }),
    };
  }

  private net(life: number): NodeNet {
    return {
      url: `node:${this.index}`,
      dial: (url) => this.ground.call(this, url),
      answer: (call) => {
        if (life === this.life) this.answerCall = call;
      },
    };
  }

  /** Calls only in this life, and not while the node stands still. */
  private alive(life: number, call: () => void): void {
    if (life !== this.life) return;
    if (this.paused) this.held.push(() => this.alive(life, call));
    else call();
  }

  private failed(life: number, error: unknown): void {
    if (life === this.life && !(error instanceof PlannedError)) this.ground.broken(error);
  }
}
