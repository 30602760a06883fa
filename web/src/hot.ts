/**
 * While the page is worked on: a changed component takes the place of what it was, and its state stays. Vite's
 * compiler tells which components a module has and which hooks they use (`web/hot.ts` asks it to). No part of the
 * built page.
 */
import { batch, type Signal, signal } from '@preact/signals';
import { createElement, type FunctionComponent, options } from 'preact';

type Draw = FunctionComponent<object>;
type Fn = (...args: never[]) => unknown;

/** One component through all its changes. */
interface Part {
  draw: Draw;
  /** The hooks it uses: with others, its state would be read wrongly. */
  hooks: string;
  readonly changes: Signal<number>;
  /** What stands in the tree in its stead, for good. */
  readonly Frame: Draw;
  /** What holds its state; another one begins with none. */
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
  // Hooks of modules without components are not signed; their text says as much.
  if (signature === undefined) return String(used);
  return [signature.key, ...signature.customHooks().map(hooksOf)].join('\n');
}

const holderOf = (part: Part): Draw =>
  function Holder(this: unknown, props: object, context?: unknown) {
    // Whoever reads a signal is drawn again when it changes.
    part.changes.value;
    try {
      return part.draw.call(this, props, context);
    } catch (error) {
      // As it was at first it fails as it always would; a change that fails waits for the next one.
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

/** The two functions that a compiled module calls: one tells of its components, one of their hooks. */
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

/** Shows what was told since. */
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

/** Changes words where they are in use, whoever has them, and draws everything again. */
export function reword(used: Book, fresh: Book): void {
  rewrite(used, fresh);
  batch(() => {
    for (const part of parts.values()) part.changes.value++;
  });
}
