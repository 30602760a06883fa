import type { GameOptions } from '@crossbones/games/queens-collection/index';
import type { OptionRulesOf } from '../../play/options/option-rules.js';
import type { PageParts } from '../../play/page-parts.js';

export const pageParts: PageParts = {
  table: () => import('./table/index.js'),
  pad: () => import('./pad/index.js'),
  arbiter: () => import('./arbiter/index.js'),
  rules: () => import('./rules/drawing.js'),
  lesson: () => import('./lesson/index.js'),
  minutes: 3,
  optionRules: {
    mode: { competitive: 'QC-2', teams: 'QC-11', cooperative: 'QC-14' },
    spaces: 'QC-1',
  } satisfies OptionRulesOf<GameOptions>,
};
