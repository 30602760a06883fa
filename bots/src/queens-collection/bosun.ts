import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Policy } from '../policy.js';
import { mate } from './mate.js';
import { RulesOfThumb } from './rules-of-thumb.js';

/** Looks ahead to the end of its own turn, and goes by rules of thumb from there. */
export const bosun = (): Policy<QueensCollection.State> => mate(new RulesOfThumb());
