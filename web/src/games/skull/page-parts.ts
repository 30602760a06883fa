import type { GameOptions } from '@crossbones/games/skull/index';
import type { OptionRulesOf } from '../../play/options/option-rules.js';
import type { PageParts } from '../../play/page-parts.js';

export const pageParts: PageParts = {
  table: () => import('./table/index.js'),
  pad: () => import('./pad/index.js'),
  arbiter: () => import('./arbiter/index.js'),
  rules: () => import('./rules/drawing.js'),
  lesson: () => import('./lesson/index.js'),
  minutes: 4,
  optionRules: { gangs: 'S-11', lastSkull: 'S-10' } satisfies OptionRulesOf<GameOptions>,
  presets: { classic: {}, all: { gangs: 2 } },
};
