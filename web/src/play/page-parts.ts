import type { Reason } from '@crossbones/core';
import type { ComponentType } from 'preact';
import type { Lesson } from './lesson.js';
import type { OptionRules } from './options/option-rules.js';
import type { Presets } from './options/presets.js';
import type { Drawing } from './rules/drawing.js';

/** What a game has on the page, its parts fetched when they are first wanted. Views and moves are the game's own business. */
export interface PageParts {
  table(): Promise<{ readonly gamePage: unknown }>;
  pad(): Promise<{ readonly padGame: unknown }>;
  arbiter(): Promise<{ readonly GameBench: ComponentType }>;
  rules(): Promise<{ readonly drawing: Drawing }>;
  lesson(): Promise<{ readonly lesson: Lesson }>;
  /** How long its lesson takes. */
  readonly minutes: number;
  readonly optionRules: OptionRules;
  /** What somebody should know of a table with these options and seats. */
  remark?(): Promise<{ remark(options: object, seats: number): Reason | null }>;
  /** Where there are several ways to set it up. */
  readonly presets?: Presets;
  /** Where the odds of a bid can be told. */
  readonly odds?: true;
}
