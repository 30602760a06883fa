import { choice, declare, type OptionsOf } from '@crossbones/core';

/** ◆ SQ-2 What the middle space of a plank is worth; no source names it. */
const middle = choice(3, 4);

export const options = declare({ min: 2, max: 6 }, { middle });
export type GameOptions = OptionsOf<typeof options>;
