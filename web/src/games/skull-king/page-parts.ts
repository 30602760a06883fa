import type { GameOptions } from '@crossbones/games/skull-king/index';
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
    scoring: { 'skull-king': 'SK-26', rascal: 'SK-27' },
    cannonball: 'SK-28',
    kraken: 'SK-14',
    whale: 'SK-15',
    loot: 'SK-25',
    powers: 'SK-29',
    krakenLead: 'SK-14',
    schedule: 'SK-4',
    blanks: 'SK-2',
  } satisfies OptionRulesOf<GameOptions>,
  remark: () => import('@crossbones/games/skull-king/seen/schedule'),
  presets: {
    first: { schedule: [1, 2, 3, 4, 5] },
    classic: {},
    all: { kraken: true, whale: true, loot: true, powers: true },
  },
};
