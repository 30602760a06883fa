import { type Chaos, calm, type DiskFate, type MessageFate, type MessageKind } from '../chaos.js';

/** What a visitor has broken on purpose, until they mend it. */
export class Mischief implements Chaos {
  /** Players whose network is cut, and nodes that do not reach the disk. */
  readonly players = new Set<number>();
  readonly nodes = new Set<number>();
  /** Nodes whose last write before the cut reached the disk, while its answer did not come back. */
  private readonly torn = new Set<number>();

  constructor(private readonly wrote: (node: number) => void) {}

  cutNode(node: number): void {
    this.nodes.add(node);
    this.torn.add(node);
  }

  write(node: number): DiskFate {
    const fate = calm.write(node);
    if (this.nodes.has(node)) return { ...fate, ends: this.torn.delete(node) ? 'unknown' : 'refused' };
    this.wrote(node);
    return fate;
  }

  read(node: number): DiskFate {
    const fate = calm.read(node);
    return this.nodes.has(node) ? { ...fate, ends: 'refused' } : fate;
  }

  timer(): number {
    return 0;
  }

  message(kind: MessageKind, from: number, to: number): MessageFate {
    // Nodes hear of each other through the disk.
    const cut = kind === 'news' ? this.nodes.has(from) || this.nodes.has(to) : this.players.has(from);
    return cut ? { copies: [], known: true } : calm.message(kind, from, to);
  }
}
