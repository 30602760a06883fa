import { debuglog } from 'node:util';
import { crewOf } from '@crossbones/bots';
import { type Advice, type Inquiry, thinking } from '@crossbones/bots/pool';
import type { Rng, View } from '@crossbones/core';
import { type Level, levels } from '@crossbones/games/crew';
import { BotThreads } from '@crossbones/server/bot-threads';
import { study } from '@crossbones/server/study';
import type { Setting } from './setting.js';

/** Who fills the empty seats: a level, or somebody who does whatever is allowed. */
export const fillers = ['random', ...levels] as const;
export type Filler = (typeof fillers)[number];

export interface Bot {
  /** A word for a seat, from what that seat sees. */
  say(seat: number, view: View, words: readonly string[], rng: Rng): Promise<string>;
  /** Nobody will ask any more. */
  dismiss(): void;
}

/** Counted thoughts are the same again with the same seed; time is only for machines that would take for ever. */
const PATIENCE = 5;
const LONGEST_MS = 10_000;
const debug = debuglog('crossbones');

export function botOf(setting: Setting, filler: Filler): Bot {
  switch (filler) {
    case 'random':
      return { say: async (_seat, _view, words, rng) => words[rng.below(words.length)], dismiss: () => {} };
    case 'deckhand':
    case 'bosun':
      return asking(setting, filler, 0, thinking(study), () => {});
    case 'captain':
    case 'admiral': {
      // In a thread, so that the keyboard is heard meanwhile.
      const threads = new BotThreads(1, (error) => debug('%s', error));
      const playouts = crewOf(setting.id).playouts[filler] * PATIENCE;
      return asking(
        setting,
        filler,
        playouts,
        async (inquiry) => (await threads.ask(inquiry))!,
        () => threads.dismiss(),
      );
    }
  }
}

const asking = (
  { id, seats, options }: Setting,
  level: Level,
  playouts: number,
  ask: (inquiry: Inquiry) => Promise<Advice>,
  dismiss: () => void,
): Bot => ({
  async say(seat, view, _words, rng) {
    const seed = String(rng.below(2 ** 32));
    const inquiry = { game: id, seats, options, seat, view, level, seed, ms: LONGEST_MS, playouts };
    return (await ask(inquiry)).word;
  },
  dismiss,
});
