import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import {
  readMove,
  readPair,
  readRedraw,
  readSwap,
  readTrade,
} from '@crossbones/games/queens-collection/seen/word';
import type { Reasons } from '../reason.js';
import type { Hint } from '../thought.js';
import { safety } from './luck.js';

const say = (key: Hint['key'], args: Hint['args'] = {}): Hint[] => [{ key, args }];

/** What a turn brings at once, or makes ready. */
export const reasons: Reasons<QueensCollection.State> = ({ game, seat, view }, world) => {
  const { boxes, revealed, market } = view as QueensCollection.GameView;
  const safe = Math.round(100 * safety(world, seat));
  return ({ action }) => {
    const word = game.print(action);
    if (word === 'reveal') return say('turns-up', { share: safe, up: revealed.length });
    if (word === 'stop') return say('stops', { share: 100 - safe, up: revealed.length });
    const pair = readPair(word);
    if (pair !== null) {
      const box = boxes.find(({ colour }) => colour === pair.colour);
      const pawns = box?.pawns.length ?? 0;
      return say(pawns === 1 ? 'takes-box' : pawns === 0 ? 'takes-none' : 'takes-pawn');
    }
    const swap = readSwap(word);
    if (swap !== null) {
      // What is got may make a pair with another of its colour that lies there still.
      const twin = market.filter((card) => card === swap.other).length > 1;
      return say(swap.other === 'joker' ? 'swaps-joker' : twin ? 'swaps-pair' : 'swaps');
    }
    const move = readMove(word);
    if (move !== null) {
      const [one, other] = move.ends;
      const home = Number(one.pawn === other.box) + Number(other.pawn === one.box);
      return say('moves-home', { home });
    }
    if (readRedraw(word) !== null) return say('redraws');
    return readTrade(word) === null ? [] : say('trades');
  };
};
