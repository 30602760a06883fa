import { highCard } from '@crossbones/games/high-card/index';
import { completeCrew } from '../complete-crew.js';
import { wholeGame } from '../stake.js';
import { bosun } from './bosun.js';

export const crew = completeCrew({ stake: wholeGame(highCard), bosun });
