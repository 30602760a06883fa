import { declare } from '@crossbones/core';
import { conditions, gangs, seats } from '../../options.js';

/** As they were: the question of S-10 did not exist, and no deal was sealed with an answer to it. */
export const options = declare(seats, { gangs }, conditions);
