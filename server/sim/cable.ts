import type { NodeConnection, NodeListener } from '../src/nodes/connection.js';
import type { Agenda } from './agenda.js';
import type { Chaos } from './chaos.js';
import type { SimNode } from './node.js';

interface Ground {
  readonly agenda: Agenda;
  readonly chaos: Pick<Chaos, 'message'>;
}

/** One node calls another; what it gets is its end of the connection. What arrives there, arrives in order. */
export function call(ground: Ground, from: SimNode, to: SimNode): NodeConnection {
  const line = { dead: false };
  const near = new CableEnd(ground, from, to, line);
  near.pass('link', () => {
    if (!to.up) return near.lose();
    const far = new CableEnd(ground, to, from, line);
    near.other = far;
    far.other = near;
    to.called(far);
  });
  return near;
}

class CableEnd implements NodeConnection {
  listener: NodeListener | null = null;
  readonly writableLength = 0;
  other: CableEnd | null = null;
  private over = false;
  /** When what was sent last arrives. */
  private last = 0;
  /** Calls only in the life in which the node got this end. */
  private readonly inThisLife: (call: () => void) => void;

  constructor(
    private readonly ground: Ground,
    private readonly node: SimNode,
    private readonly to: SimNode,
    /** Dead: nothing comes through any more, and neither side knows. */
    private readonly line: { dead: boolean },
  ) {
    this.inThisLife = node.plugIn(this.unplug);
  }

  send(text: string): void {
    if (this.over) return;
    this.pass(text === 'ping' || text === 'pong' ? 'sign' : 'link', () => this.other?.hear(text));
  }

  close(): void {
    if (this.over) return;
    this.finish();
    this.pass('sign', () => this.other?.lose());
  }

  /** The other end is no more, or the connection is broken. */
  lose(): void {
    this.inThisLife(() => {
      if (this.over) return;
      this.finish();
      this.listener?.closed();
    });
  }

  /** Something goes to the other end, and happens when it arrives there. */
  pass(kind: 'link' | 'sign', arrive: () => void): void {
    const { agenda, chaos } = this.ground;
    const { copies, known = false } = chaos.message(kind, this.node.index, this.to.index);
    if (copies.length === 0 && !known) this.line.dead = true;
    this.last = Math.max(this.last, agenda.now + (copies[0] ?? 1));
    agenda.after(this.last - agenda.now, `${kind} ${this.node.index} ${this.to.index}`, () => {
      if (this.line.dead) return;
      if (copies.length > 0) return arrive();
      this.lose();
      this.other?.lose();
    });
  }

  private hear(text: string): void {
    this.inThisLife(() => {
      if (!this.over) this.listener?.heard(text);
    });
  }

  private finish(): void {
    this.over = true;
    this.node.unplug(this.unplug);
  }

  /** The node has died. */
  private readonly unplug = (): void => {
    this.over = true;
    this.pass('sign', () => this.other?.lose());
  };
}
