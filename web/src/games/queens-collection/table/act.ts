import { count, less } from '@crossbones/games/queens-collection/seen/bag';
import {
  canSwap,
  isSame,
  movesIn,
  movesWith,
  pawnRefusal,
} from '@crossbones/games/queens-collection/seen/move';
import { readTrade, type Standing, type Trade } from '@crossbones/games/queens-collection/seen/word';
import type { WordsOf } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableProps } from '../../../play/game-page.js';
import type { Stood } from './Boxes.js';
import type { Moment, View } from './script.js';

interface Picks {
  readonly of: View | null;
  readonly own: readonly string[];
  readonly pawns: readonly Stood[];
  readonly trading: boolean;
  readonly theirs: string | null;
}

const none: Picks = { of: null, own: [], pawns: [], trading: false, theirs: null };

/** The player's turn when all play together, as it is put together. */
export interface Act {
  readonly own: readonly string[];
  readonly pawns: readonly Stood[];
  /** The words that swap the two pawns picked, one for each way to pay. */
  readonly moves: readonly string[];
  readonly redraw: string | null;
  /** What can be had for the card picked, if any. */
  readonly trades: readonly string[];
  readonly trading: boolean;
  /** The trade picked. */
  readonly theirs: string | null;
  reaches(pawn: Standing): boolean;
  pickOwn(code: string): void;
  pickPawn(pawn: Stood): void;
  trade(): void;
  pickTheirs(word: string): void;
  clear(): void;
  send(word: string): void;
}

/** Null while others are to act. */
export function useAct({
  scene: { view },
  me,
  legal,
  act,
  explain,
}: TableProps<View, Moment, WordsOf<'queens-collection'>>): Act | null {
  const state = useSignal<Picks>(none);
  const moves = useMemo(() => movesIn(legal), [legal]);
  if (view.options.mode !== 'cooperative' || me === null || legal.length === 0 || legal[0] === 'skip')
    return null;
  const picks = state.value.of === view ? state.value : none;
  const set = (some: Partial<Picks>): void => {
    state.value = { ...picks, ...some, of: view };
  };
  const { own, pawns } = picks;
  const redrawn = `redraw:${[...own].sort().join('+')}`;
  const trades = own.length === 1 ? legal.filter((word) => readTrade(word)?.own === own[0]) : [];

  return {
    own,
    pawns,
    moves: pawns.length === 2 ? movesWith(moves, own, pawns) : [],
    redraw: own.length > 0 && pawns.length === 0 && legal.includes(redrawn) ? redrawn : null,
    trades: pawns.length === 0 ? trades : [],
    trading: picks.trading && trades.length > 0,
    theirs: picks.theirs,
    reaches: (pawn) =>
      movesWith(moves, own, [...pawns.slice(0, pawns.length === 2 ? 0 : 1), pawn]).length > 0,
    pickOwn(code) {
      const hand = view.hands[me] ?? [];
      const some =
        count(own, code) < count(hand, code) ? [...own, code] : less(own, Array(count(own, code)).fill(code));
      const fits = movesWith(moves, some, pawns).length > 0;
      set({ own: some, theirs: null, trading: false, pawns: pawns.length > 0 && !fits ? [] : pawns });
    },
    pickPawn(pawn) {
      const at = pawns.findIndex((one) => isSame(one, pawn) && one.place === pawn.place);
      if (at >= 0) return set({ pawns: pawns.filter((_, i) => i !== at) });
      const [first] = pawns.length === 1 ? pawns : [];
      const alone = pawnRefusal(moves, [pawn]);
      if (alone !== null) return explain(alone);
      const both = first !== undefined && canSwap(first, pawn) ? [first, pawn] : [pawn];
      const why = pawnRefusal(moves, both);
      if (why !== null) return explain(why);
      set({ pawns: both, own: movesWith(moves, own, both).length > 0 ? own : [] });
    },
    trade: () => set({ trading: !picks.trading, theirs: null }),
    pickTheirs: (word) => set({ theirs: picks.theirs === word ? null : word }),
    clear: () => set(none),
    send: (word) => act([word]),
  };
}

/** What can be had, hand by hand. */
export const tradesOf = (trades: readonly string[]): readonly (Trade & { readonly word: string })[] =>
  trades.map((word) => ({ ...readTrade(word)!, word }));
