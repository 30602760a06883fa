import { SkullKingDice } from '@crossbones/games';
import { wholeGame } from '../stake.js';

export const stake = wholeGame(SkullKingDice.skullKingDice);
