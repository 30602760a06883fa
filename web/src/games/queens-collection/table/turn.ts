import { count } from '@crossbones/games/queens-collection/seen/bag';
import {
  cardRefusal,
  codeOf,
  type Mode,
  modesOf,
  openTo,
  type Plan,
  type Rest,
  restOf,
  whole,
} from '@crossbones/games/queens-collection/seen/step';
import { readPair, readSwap } from '@crossbones/games/queens-collection/seen/word';
import type { WordsOf } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import type { TableProps } from '../../../play/game-page.js';
import type { Moment, View } from './script.js';

/** What is picked and put together on the table as it stands; with another view it is gone. */
interface Picks {
  readonly of: View | null;
  readonly mode: Mode | null;
  readonly words: readonly string[];
  readonly own: readonly string[];
  readonly other: string | null;
  /** Pairs that differ only in the colour to be named. */
  readonly asks: readonly string[];
}

const none: Picks = { of: null, mode: null, words: [], own: [], other: null, asks: [] };

/** The second step of the player's turn, as it is put together. */
export interface Turn {
  readonly modes: readonly Mode[];
  readonly plan: Plan;
  readonly rest: Rest;
  /** The words that may follow. */
  readonly open: readonly string[];
  readonly own: readonly string[];
  readonly other: string | null;
  readonly asks: readonly string[];
  choose(mode: Mode): void;
  pickOwn(code: string): void;
  pickOther(code: string): void;
  name(colour: string): void;
  takeBack(index: number): void;
  clear(): void;
  send(): void;
}

/** Null while the player has nothing to take or swap. */
export function useTurn({
  scene: { view },
  me,
  legal,
  pending,
  act,
  explain,
}: TableProps<View, Moment, WordsOf<'queens-collection'>>): Turn | null {
  const state = useSignal<Picks>(none);
  const picks = state.value.of === view ? state.value : none;
  const set = (some: Partial<Picks>): void => {
    state.value = { ...picks, ...some, of: view };
  };
  const modes = modesOf(view, legal);
  const [first] = modes;
  if (me === null || view.turn !== me || (first === undefined && pending === null)) return null;
  const mode = picks.mode ?? first;
  if (mode === undefined) return null;
  const plan: Plan = { mode, words: picks.words };
  const words = openTo(view, legal, plan);

  const add = (word: string): void => set({ words: [...picks.words, word], own: [], other: null, asks: [] });

  /** Makes a pair or swap of what is picked on both sides, if there is one. */
  const match = (own: readonly string[], other: string | null): void => {
    if (own.length === 0 || other === null) set({ own, other, asks: [] });
    else if (mode === 'take') pair(own, other);
    else {
      const word = words.find((one) => readSwap(one)!.own === own[0] && readSwap(one)!.other === other);
      if (word === undefined) set({ own, other: null });
      else add(word);
    }
  };
  const pair = (own: readonly string[], other: string): void => {
    const fitting = (cards: number): string[] =>
      words.filter((one) => {
        const { hand, market } = readPair(one)!;
        return hand[0] === own[0] && hand.length === cards && market === other;
      });
    // Where one card is not enough, two of its colour may be.
    const found = fitting(own.length).length > 0 ? fitting(own.length) : fitting(2);
    if (found.length === 1) add(found[0]);
    else if (found.length > 1) set({ own, other, asks: found });
    else {
      const why = cardRefusal(mode, words, own[0], other);
      if (why !== null) explain(why);
      set({ own, other: null, asks: [] });
    }
  };

  const left = restOf(view, plan);
  return {
    modes,
    plan,
    rest: left,
    open: words,
    own: picks.own,
    other: picks.other,
    asks: picks.asks,
    choose: (chosen) => set({ ...none, mode: chosen }),
    pickOwn(code) {
      if (!words.some((word) => codeOf(word) === code)) {
        const why = cardRefusal(mode, words, code);
        if (why !== null) explain(why);
        return;
      }
      const same = picks.own[0] === code;
      const twins = words.some((word) => codeOf(word) === code && readPair(word)?.hand.length === 2);
      if (!same) match([code], picks.other);
      else if (picks.own.length === 1 && twins && count(left.hand, code) > 1)
        set({ own: [code, code], asks: [] });
      else set({ own: [], asks: [] });
    },
    pickOther(code) {
      if (picks.other === code) set({ other: null, asks: [] });
      else match(picks.own, code);
    },
    name(colour) {
      const word = picks.asks.find((one) => readPair(one)!.colour === colour);
      if (word !== undefined) add(word);
    },
    takeBack: (index) => set({ ...none, mode, words: picks.words.filter((_, i) => i !== index) }),
    clear: () =>
      set({
        ...none,
        mode,
        words: picks.words.length > 0 && (picks.own.length > 0 || picks.other !== null) ? picks.words : [],
      }),
    send: () => act(whole(view, plan)),
  };
}
