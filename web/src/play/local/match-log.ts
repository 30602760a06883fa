import type { Log } from '@crossbones/core';
import type { SavedMatch } from './saved-matches.js';

/** The log of a match of this device, in the form that every log has. */
export async function logOf({ setup, rules, entries }: SavedMatch): Promise<Log> {
  const { game, seats, options, key } = setup;
  const [{ rulebook }, { versionOf }] = await Promise.all([
    import('./engine.js'),
    import('@crossbones/core'),
  ]);
  const newest = await rulebook(game);
  const book = versionOf(newest, rules ?? newest.rules) ?? newest;
  // What was not said when it began is as the rulebook has it.
  const whole = { ...book.options.defaults, ...options } as Log['options'];
  return { format: 1, game, rules: rules ?? newest.rules, seats, options: whole, key, entries };
}
