import type { Route } from '@crossbones/api';
import { type Inquiry, thinking } from '@crossbones/bots/pool';
import { FastRng, must, type World } from '@crossbones/core';
import { engines } from '../src/bot-engines.js';
import { readConfig } from '../src/config.js';
import type { Handler } from '../src/http/context.js';
import { openStream } from '../src/http/follow.js';
import { frontOf } from '../src/http/front.js';
import { SecurityLog } from '../src/http/security-log.js';
import type { Incoming } from '../src/http/sender.js';
import type { Outlet } from '../src/http/stream.js';
import { openService } from '../src/service.js';
import { unlimited } from '../test/unlimited.js';
import type { Agenda } from './agenda.js';
import type { Chaos } from './chaos.js';
import type { SimDisk } from './disk.js';
import { type DiskWire, SimStore } from './store.js';

const config = must(readConfig(unlimited));
/** One that could not start tries again so much later. */
const AGAIN_MS = 500;
/** Quick bots think here and now: what they say depends on what they see and on the seed of the match alone. */
const think = thinking({ ...engines, clock: () => 0 });

/** An error of our own making: nobody else's fault. */
class PlannedError extends Error {}

/** What somebody asks for. */
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
  /** The token somebody goes by from now on. */
  readonly become: string | null | undefined;
}

type Front = ReturnType<typeof frontOf>;
type Behind = Parameters<typeof openStream>[0];
interface Listener {
  heard(topic: string, seq: number): void;
  gap(): void;
}

/** What a node stands on, and what it tells. */
interface Ground {
  readonly agenda: Agenda;
  readonly disk: SimDisk;
  readonly chaos: Chaos;
  readonly shared: boolean;
  readonly seed: string;
  /** Tells every other node. */
  announce(from: SimNode, topic: string, seq: number): void;
  /** Something went wrong that nobody had planned. */
  broken(error: unknown): void;
}

/** One server: the service as it is, on a world and a store that can fail. */
export class SimNode {
  /** How much its clock differs from the true time. */
  offset = 0;
  /** Each life is another one: what a dead one had planned does not happen. */
  private life = 0;
  private paused = false;
  private readonly held: (() => void)[] = [];
  private front: (Front & Behind) | null = null;
  private listeners: Listener[] = [];
  private readonly cuts = new Set<() => void>();
  private lastWrite = 0;

  constructor(
    readonly index: number,
    private readonly ground: Ground,
  ) {}

  get up(): boolean {
    return this.front !== null;
  }

  start(): void {
    const life = ++this.life;
    const { shared, disk } = this.ground;
    const failed = (error: unknown): void => this.failed(life, error);
    const world = this.world(life);
    const bots = { ask: (inquiry: Inquiry) => think(inquiry), dismiss: () => {} };
    const store = new SimStore(disk, this.wire(life), shared);
    openService(config, world, store, failed, { bots }).then(
      (service) => {
        if (life === this.life)
          this.front = {
            ...frontOf(service, new SecurityLog({ info: () => {} }, service.households, world), failed),
            identity: service.identity,
          };
      },
      (error) => {
        failed(error);
        if (life === this.life) this.crash(AGAIN_MS);
      },
    );
  }

  /** Everything that was not on the disk is gone, and after a while it starts anew. */
  crash(downMs: number): void {
    this.ground.agenda.note(`node ${this.index} dies`);
    this.end();
    this.ground.agenda.after(downMs, `node ${this.index} starts`, () => this.start());
  }

  end(): void {
    this.life++;
    this.front?.metrics.stop();
    this.front = null;
    this.listeners = [];
    this.held.length = 0;
    this.paused = false;
    for (const cut of [...this.cuts]) cut();
  }

  /** Stands still, as a process does that is stopped, and then goes on as if nothing had been. */
  pause(ms: number): void {
    if (this.paused || !this.up) return;
    this.paused = true;
    const { life } = this;
    this.ground.agenda.after(ms, `node ${this.index} goes on`, () => {
      if (life !== this.life) return;
      this.paused = false;
      for (const call of this.held.splice(0)) call();
    });
  }

  /** Another node has told something. */
  hear(topic: string, seq: number): void {
    this.alive(this.life, () => {
      for (const { heard } of this.listeners) heard(topic, seq);
    });
  }

  /** It may not have heard everything. */
  gap(): void {
    this.alive(this.life, () => {
      for (const { gap } of this.listeners) gap();
    });
  }

  /** Has a request done; tells what came of it, unless the node dies over it. */
  receive<R extends Route>(name: R, request: Incoming, answer: (answer: SimAnswer) => void): void {
    const { life } = this;
    this.alive(life, () => {
      const { dispatcher, handlers } = this.front!;
      const reply = (given: SimAnswer): void => this.alive(life, () => answer(given));
      dispatcher.decide(name, handlers[name] as Handler<R>, request).then(
        ({ done, become }) => {
          if (!done.ok) reply({ ok: false, json: done.error.key, become });
          else if ('value' in done) reply({ ok: true, json: JSON.stringify(done.value), become });
        },
        (error) => {
          this.failed(life, error);
          reply({ ok: false, json: 'broken', become: undefined });
        },
      );
    });
  }

  /** Opens a stream; `cut` is called when the node dies. */
  open(request: Incoming, outlet: Outlet, cut: () => void): void {
    const { life } = this;
    this.alive(life, () => {
      this.cuts.add(cut);
      openStream(this.front!, request, () => outlet).then(
        (why) => {
          if (why !== null) this.alive(life, () => outlet.end());
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

  /** Whoever is told something by the network is told in the node's own time. */
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
          // What a node has sent is done even where it stands still, but not what it never sent.
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
        // SQLite reads at once, and writes in the order in which it was asked.
        if (!shared && what === 'read' && ends === 'well') return resolve(job(agenda.now));
        const due =
          shared || what === 'read' ? agenda.now + there : Math.max(this.lastWrite, agenda.now + there);
        if (what === 'write') this.lastWrite = due;
        agenda.after(due - agenda.now, `${what} ${this.index}`, arrive);
      });
    return {
      read: (job) => go('read', job),
      write: (job) => go('write', job),
      announce: (topic, seq) => {
        if (life === this.life) this.ground.announce(this, topic, seq);
      },
      listen: (heard, gap) => void this.listeners.push({ heard, gap }),
    };
  }

  /** Only in this life, and not while the node stands still. */
  private alive(life: number, call: () => void): void {
    if (life !== this.life) return;
    if (this.paused) this.held.push(() => this.alive(life, call));
    else call();
  }

  private failed(life: number, error: unknown): void {
    if (life === this.life && !(error instanceof PlannedError)) this.ground.broken(error);
  }
}
