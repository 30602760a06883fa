import type { Advice } from '@crossbones/bots/pool';
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { createContext } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { PlayedMatch } from './match.js';
import type { OwnTurn } from './own-turn.js';
import type { Stage } from './stage.js';

/** How far a question for advice has come. */
type Asking =
  | { readonly is: 'quiet' }
  | { readonly is: 'thinking' }
  /** Null: there is no advice to be had. */
  | { readonly is: 'told'; readonly advice: Advice | null };

/** Advice for a player who practises alone. */
export interface HintAdvice {
  /** It is the player's turn, nothing else is under way, and there is somebody to ask. */
  readonly open: ReadonlySignal<boolean>;
  readonly asking: ReadonlySignal<Asking>;
  /** Whether the advice is shown; when it is put away, its best action is still marked at the table. */
  readonly shown: ReadonlySignal<boolean>;
  /** What was found best. */
  readonly best: ReadonlySignal<string | null>;
  /** How many things could be done. */
  readonly ways: ReadonlySignal<number>;
  ask(): void;
  putAway(): void;
}

/** Null wherever others play along. */
export const Counselled = createContext<HintAdvice | null>(null);

/** The turn that is played from here; null where nobody acts. */
export const Steered = createContext<OwnTurn | null>(null);

/** How many of the possible actions are told. */
export const TOLD = 3;

export function useHintRequest(
  match: PlayedMatch,
  stage: Stage,
  legal: ReadonlySignal<readonly string[]>,
): HintAdvice | null {
  const asking = useSignal<Asking>({ is: 'quiet' });
  const shown = useSignal(false);
  const ways = useComputed(() => legal.value.length);
  const open = useComputed(() => {
    const { value: me } = match.me;
    const waited = me !== null && (stage.shown.value?.sight.actors.includes(me) ?? false);
    return waited && legal.value.length > 0 && match.outcome.value === null && match.advise != null;
  });
  const best = useComputed(
    () => match.marked?.value ?? (asking.value.is === 'told' ? (asking.value.advice?.word ?? null) : null),
  );
  const decision = stage.shown.value?.sight.decision ?? null;
  // Advice is for one decision.
  useEffect(() => {
    asking.value = { is: 'quiet' };
    shown.value = false;
  }, [match, decision, open.value]);
  const counsel = useMemo(
    (): HintAdvice => ({
      open,
      asking,
      shown,
      best,
      ways,
      putAway() {
        shown.value = false;
      },
      ask() {
        shown.value = true;
        if (asking.peek().is === 'told') return;
        const now: Asking = { is: 'thinking' };
        asking.value = now;
        void match.advise?.().then((advice) => {
          // The match may have come to another decision meanwhile.
          if (asking.peek() === now) asking.value = { is: 'told', advice };
        });
      },
    }),
    [match],
  );
  return match.advise || match.marked ? counsel : null;
}
