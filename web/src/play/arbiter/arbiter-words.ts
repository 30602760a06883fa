import type { Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { type GameWords, sentence, type Volumes, type Who, type WordsOf } from '@crossbones/texts/load';
import { words as common, page, useVolume, wordsOf } from '../../shell/words.js';
import type { Say } from './question.js';

/** What the arbiter says about one game. */
export interface Speech {
  readonly text: Volumes['arbiter'];
  readonly words: GameWords & Pick<WordsOf<GameId>, 'moments'>;
  readonly who: Who;
  say(what: Say): string;
  step(why: Reason): string;
}

/** Players by their name or their number; ghosts and gangs as their game calls them. */
const naming = ({ moments }: Speech['words'], text: Volumes['arbiter'], names: readonly string[]): Who => {
  return (seat) => {
    if (seat === 'greybeard' && 'greybeard' in moments) return moments.greybeard({}, String);
    if (seat === 'ghost' && 'ghost' in moments) return moments.ghost({}, String);
    const [player, gang] = String(seat).split('.');
    const name = names[Number(player)]?.trim() || page().device.player(Number(player) + 1);
    return gang === undefined ? name : text.mats.gangOf(name, Number(gang) + 1);
  };
};

/** The words must have been fetched. */
export function useSpeech(game: GameId, names: readonly string[] = []): Speech {
  const text = useVolume('arbiter');
  if (text === null) throw new Error('the arbiter spoke before it had words');
  const words = wordsOf(game);
  const who = naming(words, text, names);
  const cards = (codes: string | number): string => String(codes).split(' ').map(words.card).join(', ');
  return {
    text,
    words,
    who,
    say({ key, args }) {
      const { colour, cards: listed } = args;
      return text.says[key](
        {
          ...args,
          ...(colour !== undefined && { colour: words.suit(String(colour)) }),
          ...(listed !== undefined && { cards: cards(listed) }),
        },
        who,
      );
    },
    step(why) {
      const own = (text.steps as { readonly [key: string]: (typeof text.steps)['all-free'] })[why.key];
      if (own === undefined || Object.hasOwn(words.reasons, why.key))
        return sentence(common(), words, why, who);
      return own(why.args, who);
    },
  };
}
