import { Skull } from '@crossbones/games';
import { wholeGame } from '../stake.js';

export const stake = wholeGame(Skull.skull);
