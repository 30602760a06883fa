import { declare } from '@crossbones/core';
import { conditions, gangs, seats } from '../../options.js';

/** As they were: nobody was asked about S-10, and no deal was sealed with an answer. */
export const options = declare(seats, { gangs }, conditions);
