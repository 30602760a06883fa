import { QueensCollection } from '@crossbones/games';
import { wholeGame } from '../stake.js';

export const stake = wholeGame(QueensCollection.queensCollection);
