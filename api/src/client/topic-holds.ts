/** Which topics are wanted, and by how many holders each. */
export class Holds {
  private readonly counts = new Map<string, number>();

  /** `changed` is called only for the first and the last hold of a topic. */
  constructor(private readonly changed: (topic: string, wanted: boolean) => void) {}

  get size(): number {
    return this.counts.size;
  }

  has(topic: string): boolean {
    return this.counts.has(topic);
  }

  all(): string[] {
    return [...this.counts.keys()];
  }

  take(topic: string): () => void {
    const before = this.counts.get(topic) ?? 0;
    this.counts.set(topic, before + 1);
    if (before === 0) this.changed(topic, true);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = this.counts.get(topic)! - 1;
      if (left > 0) {
        this.counts.set(topic, left);
        return;
      }
      this.counts.delete(topic);
      this.changed(topic, false);
    };
  }
}
