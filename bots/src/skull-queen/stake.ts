import { SkullQueen } from '@crossbones/games';
import { wholeGame } from '../stake.js';

export const stake = wholeGame(SkullQueen.skullQueen);
