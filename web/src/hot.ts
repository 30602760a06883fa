/**
 * For development only, no part of the built page: a changed component replaces its earlier version, and its state
 * stays. Vite's compiler tells which components a module has and which hooks they use (`web/hot.ts` asks it to).
 */
import { batch, type Signal, signal } from '@preact/signals';
import { createElement, type FunctionComponent, options } from 'preact';

type Draw = FunctionComponent<object>;
type Fn = (...args: never[]) => unknown;

/** One component in all its versions. */
interface Part {
  draw: Draw;
  /** The hooks it uses: with different ones, its state would be read wrongly. */
  hooks: string;
  readonly changes: Signal<number>;
  /** Stands in the tree in place of the component, and is never replaced. */
  readonly Frame: Draw;
  /** Holds the state of the component; a new holder begins without state. */
  Holder: Draw;
}

interface Signature {
  readonly key: string;
  readonly reset: boolean;
  readonly customHooks: () => readonly Fn[];
}

const parts = new Map<string, Part>();
const partOf = new WeakMap<Fn, Part>();
const signatures = new WeakMap<Fn, Signature>();
const changed = new Set<Part>();

function hooksOf(used: Fn): string {
  const signature = signatures.get(used);
  // The compiler does not sign hooks of modules without components; their source text serves as well.
  if (signature === undefined) return String(used);
  return [signature.key, ...signature.customHooks().map(hooksOf)].join('\n');
}

const holderOf = (part: Part): Draw =>
  function Holder(this: unknown, props: object, context?: unknown) {
    // Reading the signal makes Preact draw this again when it changes.
    part.changes.value;
    try {
      return part.draw.call(this, props, context);
    } catch (error) {
      // The first version fails as it would anywhere; a changed one that fails shows its error until the next change.
      if (part.changes.peek() === 0) throw error;
      console.error(error);
      return createElement('pre', null, String(error));
    }
  };

function partFor(draw: Draw, name: string): Part {
  const part: Part = {
    draw,
    hooks: hooksOf(draw),
    changes: signal(0),
    Frame: (props) => {
      part.changes.value;
      return createElement(part.Holder, props);
    },
    Holder: () => null,
  };
  part.Frame.displayName = name;
  part.Holder = holderOf(part);
  return part;
}

const before = options.vnode;
options.vnode = (vnode) => {
  const part = typeof vnode.type === 'function' ? partOf.get(vnode.type as Fn) : undefined;
  if (part !== undefined) vnode.type = part.Frame as typeof vnode.type;
  before?.(vnode);
};

/** The two functions that a compiled module calls: `tell` for each of its components, `sign` for their hooks. */
export const watching = (module: string) => ({
  tell(draw: unknown, name: string): void {
    if (typeof draw !== 'function') return;
    const known = parts.get(`${module} ${name}`);
    const part = known ?? partFor(draw as Draw, name);
    parts.set(`${module} ${name}`, part);
    partOf.set(draw as Fn, part);
    if (part.draw === draw) return;
    part.draw = draw as Draw;
    changed.add(part);
  },
  sign:
    () =>
    <T>(used: T, key?: string, reset = false, customHooks: () => readonly Fn[] = () => []): T => {
      if (typeof used === 'function' && key !== undefined)
        signatures.set(used as unknown as Fn, { key, reset, customHooks });
      return used;
    },
});

/** Draws all components that have changed since the last call. */
export function replace(): void {
  batch(() => {
    for (const part of changed) {
      const hooks = hooksOf(part.draw);
      if (hooks !== part.hooks || signatures.get(part.draw)?.reset) part.Holder = holderOf(part);
      part.hooks = hooks;
      part.changes.value++;
    }
  });
  changed.clear();
}

type Book = { [name: string]: unknown };
const isBook = (value: unknown): value is Book =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function rewrite(used: Book, fresh: Book): void {
  for (const name of Object.keys(used)) if (!(name in fresh)) delete used[name];
  for (const [name, now] of Object.entries(fresh)) {
    const was = used[name];
    if (isBook(was) && isBook(now)) rewrite(was, now);
    else used[name] = now;
  }
}

/** Changes the words in place, so that everything that holds them has the new ones, and draws everything again. */
export function reword(used: Book, fresh: Book): void {
  rewrite(used, fresh);
  batch(() => {
    for (const part of parts.values()) part.changes.value++;
  });
}
