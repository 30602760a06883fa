import type * as Skull from '@crossbones/games/skull/index';
import { readWord } from '@crossbones/games/skull/seen/word';
import { figure, type Reasons } from '../reason.js';
import type { Hint } from '../thought.js';
import { gangAsked } from './choice.js';

/** What speaks for a disc, a bid or a mat; a bid on a skull of one's own is called the bluff it is. */
export const reasons: Reasons<Skull.State> = ({ game, seat, view }, world) => {
  const { mine } = view as Skull.GameView;
  const pile = mine.find(({ gang }) => gang === gangAsked(world, seat))?.pile ?? [];
  const flowers = pile.length;
  const say = (key: Hint['key'], args: Hint['args'] = {}): Hint[] => [{ key, args }];
  return ({ action, hints }) => {
    const deed = readWord(game.print(action));
    switch (deed?.act) {
      case 'place':
        return say(deed.disc === 'skull' ? 'lays-trap' : 'lays-flower');
      case 'challenge':
      case 'raise':
        if (pile.includes('skull')) return say('bluffs');
        return deed.discs <= flowers
          ? say('own-flowers', { own: flowers })
          : say('needs-others', { others: deed.discs - flowers });
      case 'pass':
        return say(pile.includes('skull') ? 'passes-on-skull' : 'passes');
      case 'turn':
        return say((figure(hints, 'safe', 'share') ?? 0) >= 70 ? 'flower-likely' : 'flower-gamble');
      case 'lose':
        return say(deed.disc === 'skull' ? 'gives-skull' : 'gives-flower');
      default:
        return [];
    }
  };
};
