import type { Args } from '@crossbones/core';
import { type GameWords, sentence } from '@crossbones/texts/load';
import { words as common } from '../../../words.js';
import type { Disc, Gang, View } from './script.js';

/** What the game has to say, with everybody called by name and the player by “you”. */
export interface Speech {
  say(key: string, args?: Args): string;
  /** The same of a gang. */
  of(key: string, gang: Gang, args?: Args): string;
  /** Discs by their names. */
  discs(discs: readonly (Disc | null)[]): string;
  /** A reason of the rules, as a sentence. */
  because(key: string, gang: Gang | null): string;
}

/** Who is meant in a sentence: the mat's name, and whether it is the reader's own. */
const meant = (view: View, gang: Gang): Args => {
  const { name, seat } = view.gangs[gang];
  return { gang: name, you: seat === view.viewer ? 1 : 0 };
};

export function speech(view: View, words: GameWords, names: readonly string[]): Speech {
  const who = (seat: number | string): string => names[Number(seat)] ?? common().seat(seat);
  const say = (key: string, args: Args = {}): string => words.moments[key](args, who);
  return {
    say,
    of: (key, gang, args = {}) => say(key, { ...meant(view, gang), ...args }),
    discs: (discs) => discs.flatMap((disc) => (disc === null ? [] : [words.card(disc)])).join(', '),
    because: (key, gang) =>
      sentence(
        common(),
        words,
        { key, args: { gang: gang === null ? '' : view.gangs[gang].name, bid: view.bid ?? 0 } },
        who,
      ),
  };
}

/** What the table waits for, as the rules put it; null where nobody is waited for. */
export function awaited(view: View): string | null {
  switch (view.phase) {
    case 'place':
      return view.turn === null ? 'await-place' : 'await-lead';
    case 'add':
      return 'await-add';
    case 'bid':
      return 'await-bid';
    case 'attempt':
      return 'await-turn';
    case 'loss':
      return view.turn === null
        ? 'loss-undrawn'
        : view.turn === view.challenger
          ? 'await-loss'
          : 'await-pick';
    case 'name':
      return 'await-name';
    default:
      return null;
  }
}
