import type { GameOptions } from '@crossbones/games/high-card/index';
import type { OptionRulesOf } from '../../play/options/option-rules.js';
import type { PageParts } from '../../play/page-parts.js';

export const pageParts: PageParts = {
  table: () => import('./table/index.js'),
  pad: () => import('./pad/index.js'),
  arbiter: () => import('./arbiter/index.js'),
  rules: () => import('./rules/drawing.js'),
  lesson: () => import('./lesson/index.js'),
  minutes: 1,
  optionRules: { rounds: 'HC-6' } satisfies OptionRulesOf<GameOptions>,
};
