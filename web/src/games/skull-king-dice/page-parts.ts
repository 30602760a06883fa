import type { GameOptions } from '@crossbones/games/skull-king-dice/index';
import type { OptionRulesOf } from '../../play/options/option-rules.js';
import type { PageParts } from '../../play/page-parts.js';

export const pageParts: PageParts = {
  table: () => import('./table/index.js'),
  pad: () => import('./pad/index.js'),
  arbiter: () => import('./arbiter/index.js'),
  rules: () => import('./rules/drawing.js'),
  lesson: () => import('./lesson/index.js'),
  minutes: 4,
  optionRules: {
    scoring: { standard: 'SD-8', landlubber: 'SD-11' },
    dice: 'SD-1',
  } satisfies OptionRulesOf<GameOptions>,
  presets: { first: { scoring: 'landlubber' }, classic: {} },
  odds: true,
};
