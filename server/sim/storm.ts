import type { FastRng } from '@crossbones/core';
import { type Chaos, calm, type DiskFate, type MessageFate, type MessageKind } from './chaos.js';
import type { Simulation } from './simulation.js';

/**
 * All that can go wrong. Each seed has some of these: with all of them at once, most runs would never get far enough to
 * matter.
 */
const kinds = [
  'refused',
  'unknown',
  'unread',
  'stalled',
  'full',
  'slow',
  'twice',
  'lost',
  'reset',
  'unheard',
  'partition',
  'island',
  'apart',
  'expelled',
  'clock',
  'pause',
  'crash',
  'late',
] as const;
type Kind = (typeof kinds)[number];

/** A wrong clock differs by no more than this. */
const CLOCK_MS = 20_000;

/** Everything that goes wrong between two moments, drawn from the seed. */
export class Storm implements Chaos {
  private readonly rages: ReadonlySet<Kind>;
  /** Until when the disk is full, and until when which nodes cannot reach it. */
  private full = 0;
  private readonly islands = new Map<number, number>();
  /** Until when nothing gets from a client to a node, or back. */
  private readonly cuts = new Map<string, number>();
  /** Until when nothing gets from one node to another, so that they know different sets of nodes. */
  private readonly apart = new Map<string, number>();

  constructor(
    private readonly sim: Simulation,
    private readonly rng: FastRng,
    private readonly ms: number,
  ) {
    const rages = new Set<Kind>();
    for (let i = 2 + rng.below(4); i > 0; i--) rages.add(kinds[rng.below(kinds.length)]);
    this.rages = rages;
    sim.agenda.note(`storm of ${[...rages].join(', ')}`);
    for (const kind of rages) this.plan(kind);
  }

  write(node: number): DiskFate {
    const fate = { ...calm.write(node), outlives: this.rng.below(2) === 0 };
    if (this.full > this.sim.agenda.now) return { ...fate, ends: 'refused' };
    if (this.isIsland(node)) return { ...fate, ends: this.rng.below(2) === 0 ? 'refused' : 'unknown' };
    const there = this.happens('stalled', 20) ? this.rng.below(4_000) : this.rng.below(6);
    if (this.happens('refused', 20)) return { ...fate, there, ends: 'refused' };
    if (this.happens('unknown', 20)) return { ...fate, there, ends: 'unknown' };
    return { ...fate, there };
  }

  read(node: number): DiskFate {
    const fate = calm.read(node);
    if (this.isIsland(node) || this.happens('unread', 30)) return { ...fate, ends: 'refused' };
    return { ...fate, there: this.happens('stalled', 40) ? this.rng.below(2_000) : this.rng.below(4) };
  }

  timer(): number {
    return this.happens('late', 6) ? this.rng.below(1_500) : 0;
  }

  message(kind: MessageKind, client: number, node: number): MessageFate {
    const { rng } = this;
    if (kind === 'link' || kind === 'sign') return this.between(client, node);
    if (kind === 'news' && this.happens('unheard', 2)) return { copies: [] };
    const way = kind === 'request' ? `to ${client} ${node}` : `from ${client} ${node}`;
    if (kind !== 'news' && (this.cuts.get(way) ?? 0) > this.sim.agenda.now) return { copies: [] };
    if (this.happens('lost', 25)) return { copies: [] };
    if (this.happens('reset', 25)) return { copies: [], known: true };
    const ms = (): number => (this.happens('slow', 5) ? rng.below(2_000) : 1 + rng.below(20));
    return { copies: this.happens('twice', 10) ? [ms(), ms()] : [ms()] };
  }

  /** What becomes of a message from one node to another. */
  private between(from: number, to: number): MessageFate {
    if ((this.apart.get(`${from} ${to}`) ?? 0) > this.sim.agenda.now || this.happens('lost', 200))
      return { copies: [] };
    if (this.happens('reset', 200)) return { copies: [], known: true };
    return { copies: [this.happens('slow', 20) ? this.rng.below(1_000) : 1 + this.rng.below(4)] };
  }

  /** True once in `rarity` times, if this storm has that kind. */
  private happens(kind: Kind, rarity: number): boolean {
    return this.rages.has(kind) && this.rng.below(rarity) === 0;
  }

  private isIsland(node: number): boolean {
    return (this.islands.get(node) ?? 0) > this.sim.agenda.now;
  }

  /** Plans the faults that concern the whole, a few of each. */
  private plan(kind: Kind): void {
    for (let i = 1 + this.rng.below(3); i > 0; i--) {
      const at = this.rng.below(this.ms);
      this.sim.after(at, `storm: ${kind}`, () => {
        if (this.sim.chaos === this) this.strike(kind);
      });
    }
  }

  private strike(kind: Kind): void {
    const { rng, sim } = this;
    const { now } = sim.agenda;
    const node = sim.nodes[rng.below(sim.nodes.length)];
    switch (kind) {
      case 'crash':
        if (node.up) node.crash(200 + rng.below(4_000));
        return;
      case 'pause':
        node.pause(rng.below(9_000));
        return;
      case 'clock':
        node.offset = rng.below(2 * CLOCK_MS) - CLOCK_MS;
        return;
      case 'full':
        this.full = now + rng.below(4_000);
        return;
      case 'island':
        this.islands.set(node.index, now + rng.below(6_000));
        return;
      case 'apart': {
        const other = sim.nodes[rng.below(sim.nodes.length)];
        this.apart.set(`${node.index} ${other.index}`, now + rng.below(8_000));
        return;
      }
      case 'expelled':
        // Others take its tables as theirs, while it goes on with them.
        sim.disk.expel?.(node.name);
        return;
      case 'partition': {
        const client = rng.below(sim.clients.length);
        this.cuts.set(
          `${rng.below(2) === 0 ? 'to' : 'from'} ${client} ${node.index}`,
          now + rng.below(8_000),
        );
        return;
      }
      case 'unheard':
        node.gap();
        return;
      default:
        return;
    }
  }
}
