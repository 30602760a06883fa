import type { CommonWords } from '../language.js';
import { common as faults } from './common.js';
import { levels } from './crew.js';
import { page } from './page/index.js';
import { presets } from './presets.js';
import { seat } from './speech.js';
import { spoken } from './spoken.js';

export const words: Omit<CommonWords, 'games'> = { faults, spoken, page, presets, levels, seat };
