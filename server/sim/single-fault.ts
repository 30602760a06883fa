import { type Chaos, calm, type DiskFate, type MessageFate, type MessageKind } from './chaos.js';
import type { Simulation } from './simulation.js';

const LATE_MS = 6_000;

/** Each way in which one thing can go wrong. */
const ways = {
  write: ['refused', 'unknown', 'dies before', 'dies after'],
  read: ['refused'],
  timer: ['late', 'dies'],
  message: ['lost', 'reset', 'twice', 'late'],
} as const;
type Place = keyof typeof ways;

/** The one thing that goes wrong in a scenario, and how. */
export interface Point {
  readonly place: Place;
  /** Its number among those of its kind. */
  readonly nth: number;
  readonly way: string;
}

/** Lets one thing go wrong, once; without a point it only counts what could. */
export class SingleFault implements Chaos {
  readonly counts: Record<Place, number> = { write: 0, read: 0, timer: 0, message: 0 };

  constructor(
    private readonly sim: Simulation,
    private readonly point: Point | null,
  ) {}

  /** All points, given how many of each kind a scenario has. */
  static points(counts: Readonly<Record<Place, number>>): Point[] {
    return (Object.keys(ways) as Place[]).flatMap((place) =>
      ways[place].flatMap((way) => Array.from({ length: counts[place] }, (_, nth) => ({ place, nth, way }))),
    );
  }

  write(node: number): DiskFate {
    const fate = calm.write(node);
    switch (this.next('write')) {
      case 'refused':
        return { ...fate, ends: 'refused' };
      case 'unknown':
        return { ...fate, ends: 'unknown' };
      case 'dies before':
        return { ...fate, dies: 'before' };
      case 'dies after':
        return { ...fate, dies: 'after' };
      default:
        return fate;
    }
  }

  read(node: number): DiskFate {
    const fate = calm.read(node);
    return this.next('read') === null ? fate : { ...fate, ends: 'refused' };
  }

  timer(node: number): number {
    const way = this.next('timer');
    if (way === 'dies')
      this.sim.after(1, `node ${node} is to die`, () => {
        if (this.sim.nodes[node].up) this.sim.nodes[node].crash(500);
      });
    return way === 'late' ? LATE_MS : 0;
  }

  message(kind: MessageKind, client: number, node: number): MessageFate {
    const { copies } = calm.message(kind, client, node);
    // A sign of life is one of many.
    if (kind === 'sign') return { copies };
    switch (this.next('message')) {
      case 'lost':
        return { copies: [] };
      case 'reset':
        return { copies: [], known: true };
      case 'twice':
        return { copies: [...copies, ...copies] };
      case 'late':
        return { copies: [LATE_MS] };
      default:
        return { copies };
    }
  }

  private next(place: Place): string | null {
    const nth = this.counts[place]++;
    return this.point?.place === place && this.point.nth === nth ? this.point.way : null;
  }
}
