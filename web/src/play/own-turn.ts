import type { View } from '@crossbones/core';
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../shell/settings.js';
import { hush, toast } from '../shell/Toast.js';
import { page } from '../shell/words.js';
import type { GamePage } from './game-page.js';
import type { PlayedMatch, Why } from './match.js';
import type { Stage } from './stage.js';

/** The player's own turn: what may be done, what was chosen early, what waits for a yes. */
export interface OwnTurn {
  /** What may be done now; nothing while something is told or under way. */
  readonly legal: ReadonlySignal<readonly string[]>;
  /** Chosen before its time. */
  readonly queued: Signal<string | null>;
  /** Waits for a yes. */
  readonly asked: Signal<readonly string[] | null>;
  act(actions: readonly string[]): void;
  queue(action: string | null): void;
  answer(yes: boolean): void;
}

/** The same whenever there is nothing to do, so that nobody takes it for something new. */
const NOTHING: readonly string[] = [];

export function useOwnTurn(
  match: PlayedMatch,
  game: GamePage,
  stage: Stage,
  complain: (why: Why) => void,
): OwnTurn {
  const queued = useSignal<string | null>(null);
  /** What the queued action was chosen for; when that has changed it is dropped. */
  const chosenFor = useSignal('');
  const asked = useSignal<readonly string[] | null>(null);
  /**
   * The last step that was seen: an earlier one means that a decision was taken back, and then nothing is played
   * automatically.
   */
  const furthest = useRef(0);
  const legal = useComputed(() => {
    const isOpen = stage.settled.value && match.pending.value === null && !match.paused.value;
    const { legal = NOTHING } = (isOpen && stage.shown.value?.sight) || {};
    return legal.length === 0 ? NOTHING : legal;
  });
  const view = (): View | null => stage.shown.value?.view ?? null;
  const purpose = (): string => {
    const now = view();
    return now === null ? '' : (game.purpose?.(now) ?? '');
  };

  const send = async (actions: readonly string[]): Promise<void> => {
    queued.value = null;
    asked.value = null;
    // An earlier message is out of date once something is sent.
    hush();
    complain(await match.submit(stage.shown.value?.sight.decision ?? 0, actions));
  };
  const drop = (): void => {
    queued.value = null;
    toast(page().play.queueDropped);
  };

  // A card chosen early is played when its time comes, and dropped when the purpose it was chosen for has changed.
  useEffect(() => {
    const wanted = queued.value;
    if (wanted !== null && purpose() !== chosenFor.value) return drop();
    if (legal.value.length === 0) return;
    if (wanted !== null) {
      if (legal.value.includes(wanted)) void send([wanted]);
      else drop();
      return;
    }
    const now = view();
    const step = stage.shown.value?.sight.step ?? 0;
    const isBack = step < furthest.current;
    furthest.current = Math.max(step, furthest.current);
    const forced =
      settings.value.playForced && !isBack && now !== null ? (game.forced?.(now, legal.value) ?? null) : null;
    if (forced !== null) void send([forced]);
  }, [legal.value, stage.shown.value?.number]);

  return {
    legal,
    queued,
    asked,
    act(actions) {
      if (settings.value.confirm) asked.value = actions;
      else void send(actions);
    },
    queue(action) {
      queued.value = action;
      chosenFor.value = purpose();
    },
    answer(yes) {
      const actions = asked.value;
      asked.value = null;
      if (yes && actions !== null) void send(actions);
    },
  };
}
