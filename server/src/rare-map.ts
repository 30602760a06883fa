const nothing: ReadonlyMap<unknown, unknown> = new Map();

/**
 * A map that is nearly always empty, and takes hardly any memory then. A table has eight of them, and a server has
 * thousands of tables at which nothing happens.
 */
export class RareMap<K, V> {
  private map: Map<K, V> | null = null;

  get size(): number {
    return this.map?.size ?? 0;
  }

  get(key: K): V | undefined {
    return this.map?.get(key);
  }

  has(key: K): boolean {
    return this.map?.has(key) ?? false;
  }

  set(key: K, value: V): void {
    this.map ??= new Map();
    this.map.set(key, value);
  }

  delete(key: K): void {
    this.map?.delete(key);
    if (this.size === 0) this.map = null;
  }

  clear(): void {
    this.map = null;
  }

  [Symbol.iterator](): IterableIterator<[K, V]> {
    return (this.map ?? (nothing as ReadonlyMap<K, V>)).entries();
  }
}
