import type { Sight, View } from '@crossbones/core';

/** One picture of the story: a view, what is special about it, and how long it is held before the next, in ms. */
export interface Scene<V = View, M = unknown> {
  readonly view: V;
  readonly moment: M | null;
  readonly hold: number;
  /** Something to read: it stays until it is tapped, where nobody else waits. */
  readonly untilTapped?: true;
}

/** Tells the step from one view to the next as pictures; the last one is the newest view itself. */
export type Script<V = View, M = unknown> = (
  before: V | null,
  sight: Sight & { readonly view: V },
) => Scene<V, M>[];

/** A script that tells each step from view to view, those before a chance event among them. */
export const stepwise =
  <V extends View, M>(step: (before: V | null, view: V) => Scene<V, M>[]): Script<V, M> =>
  (before, sight) => {
    const scenes: Scene<V, M>[] = [];
    let last = before;
    for (const view of [...(sight.between as readonly View[] as readonly V[]), sight.view]) {
      scenes.push(...step(last, view));
      last = view;
    }
    return scenes;
  };
