import type { Args, Reason } from '@crossbones/core';
import { sentence, type WordsOf } from '@crossbones/texts/load';
import { words as common } from '../../../shell/words.js';
import type { Disc, Gang, View } from './script.js';

/** What has a text of its own. */
type Saying = keyof WordsOf<'skull'>['moments'];

/** What the game has to say, with everybody called by name and the player by “you”. */
export interface Speech {
  say(key: Saying, args?: Args): string;
  /** The same of a gang. */
  of(key: Saying, gang: Gang, args?: Args): string;
  /** Discs by their names. */
  discs(discs: readonly (Disc | null)[]): string;
  /** A reason of the rules, as a sentence. */
  because(why: Reason): string;
}

/** Who is meant in a sentence: the mat's name, and whether it is the reader's own. */
const meant = (view: View, gang: Gang): Args => {
  const { name, seat } = view.gangs[gang];
  return { gang: name, you: seat === view.viewer ? 1 : 0 };
};

export function speech(view: View, words: WordsOf<'skull'>, names: readonly string[]): Speech {
  const who = (seat: number | string): string => names[Number(seat)] ?? common().seat(seat);
  const say = (key: Saying, args: Args = {}): string => words.moments[key](args, who);
  return {
    say,
    of: (key, gang, args = {}) => say(key, { ...meant(view, gang), ...args }),
    discs: (discs) => discs.flatMap((disc) => (disc === null ? [] : [words.card(disc)])).join(', '),
    because: (why) => sentence(common(), words, why, who),
  };
}
