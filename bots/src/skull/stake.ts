import * as Skull from '@crossbones/games/skull/index';
import { wholeGame } from '../stake.js';

export const stake = wholeGame(Skull.skull);
