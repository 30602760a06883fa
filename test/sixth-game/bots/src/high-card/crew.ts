import { highCard } from '@crossbones/games/high-card/index';
import { manned } from '../manned.js';
import { wholeGame } from '../stake.js';
import { bosun } from './bosun.js';

export const crew = manned({ stake: wholeGame(highCard), bosun });
