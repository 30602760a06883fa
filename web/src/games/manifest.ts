import type { Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { ComponentType } from 'preact';
import type { GamePage } from '../play/game-page.js';
import type { Lesson } from '../play/lesson.js';
import { ruleOf } from '../play/options/option-rules.js';
import type { Presets } from '../play/options/presets.js';
import type { PadGame } from '../play/pad/pad-game.js';
import type { PageParts } from '../play/page-parts.js';
import type { Drawing } from '../play/rules/drawing.js';
import * as all from './all.js';

/** A game that is missing here does not compile. */
const manifest: { readonly [id in GameId]: PageParts } = all;

export const pageOf = async (game: GameId): Promise<GamePage> =>
  (await manifest[game].table()).gamePage as GamePage;
export const padGameOf = async (game: GameId): Promise<PadGame> =>
  (await manifest[game].pad()).padGame as PadGame;
export const benchOf = async (game: GameId): Promise<ComponentType> =>
  (await manifest[game].arbiter()).GameBench;
export const drawingOf = async (game: GameId): Promise<Drawing> => (await manifest[game].rules()).drawing;
export const lessonOf = async (game: GameId): Promise<Lesson> => (await manifest[game].lesson()).lesson;
export const minutesOf = (game: GameId): number => manifest[game].minutes;
export const hasOdds = (game: GameId): boolean => manifest[game].odds ?? false;
export const presetsOf = (game: GameId): Presets => manifest[game].presets ?? {};
/** What somebody should know of a table with these options and seats. */
export const remarkOn = async (game: GameId, options: object, seats: number): Promise<Reason | null> =>
  (await manifest[game].remark?.())?.remark(options, seats) ?? null;
/** The number of the rule behind an option, as it is set now. */
export const optionRule = (game: GameId, name: string, value: unknown): string | undefined =>
  ruleOf(manifest[game].optionRules, name, value);
