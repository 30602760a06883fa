import type { CommonWords } from '../language.js';
import { common as faults } from './common.js';
import { hints, levels } from './crew.js';
import { games } from './games.js';
import { page } from './page.js';
import { presets } from './presets.js';
import { seat } from './speech.js';
import { spoken } from './spoken.js';

export const words: CommonWords = { faults, spoken, page, games, presets, levels, hints, seat };
