import type { Entry, Log, View } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { isGameId } from '@crossbones/games/catalogue';
import { sentence } from '@crossbones/texts/load';
import { sailorsOf } from '../../play/local/sailors.js';
import { fetchOne } from '../../play/local/saved-matches.js';
import { crewOf } from '../../play/online/crew-at-end.js';
import { refused } from '../../shell/refusal-words.js';
import { connection } from '../../shell/server-connection.js';
import { settings } from '../../shell/settings.js';
import { learnVolume, words } from '../../shell/words.js';
import type { OpenStep, Reel } from './replay-steps.js';

/** Why a match cannot be watched; `why` says it in words. */
export type NoReel = { readonly is: 'lost' | 'unfinished' | 'unreadable'; readonly why: string | null };

/** A match that a server dealt. */
export async function serverReel(table: string, signal: AbortSignal): Promise<Reel | NoReel> {
  const [seen, me] = await Promise.all([
    connection.call('table', { table }, undefined, { signal }),
    connection.call('me', {}, undefined, { signal }),
    learnVolume('together'),
  ]);
  if (!seen.ok) return { is: 'lost', why: seen.error.message };
  const { game, places, phase } = seen.value.table;
  if (phase === 'gathering' || phase === 'sealing' || phase === 'playing')
    return { is: 'unfinished', why: null };
  const first = await connection.call('replay', { table }, { from: 0, count: 1 }, { signal });
  if (!first.ok)
    return { is: first.error.code === 'not-over' ? 'unfinished' : 'lost', why: refused(first.error) };
  if (!isGameId(game)) return { is: 'unreadable', why: null };
  const person = me.ok ? me.value?.person : undefined;
  let played: ReturnType<typeof playedHere> | null = null;
  return {
    game,
    sailors: crewOf(places),
    seat: Math.max(0, person === undefined ? 0 : places.findIndex((place) => place.person === person)),
    steps: first.value.steps,
    outcome: first.value.outcome,
    async fetch(from, count) {
      const got = await connection.call('replay', { table }, { from, count }, { signal });
      if (!got.ok) throw new Error(got.error.message);
      return got.value.shown.map(
        ({ step, entry, actors, open, between }): OpenStep => ({
          step,
          entry: entry as Entry | null,
          actors,
          open: open as View,
          between: between as View[],
        }),
      );
    },
    async seen(step, seat) {
      played ??= playedHere(table, game);
      played.catch(() => {
        played = null;
      });
      return (await played).seen(step, seat);
    },
  };
}

/** The server shows a finished match with everything open; what one seat saw of it is worked out here. */
async function playedHere(table: string, game: GameId) {
  const [log, { runner }] = await Promise.all([connection.call('log', { table }), import('./recompute.js')]);
  if (!log.ok) throw new Error(log.error.message);
  const running = await runner(game, log.value as unknown as Log);
  if (!running.ok) throw new Error('the log cannot be played again');
  return running.value;
}

/** A match of this device: the engine plays it again. */
export async function deviceReel(id: string): Promise<Reel | NoReel> {
  const kept = await fetchOne(id);
  if (kept === undefined) return { is: 'lost', why: null };
  const { setup, outcome, entries, rules } = kept;
  if (outcome === null) return { is: 'unfinished', why: null };
  const { runner } = await import('./recompute.js');
  const running = await runner(setup.game, { ...setup, rules, entries });
  if (!running.ok) return { is: 'unreadable', why: sentence(words(), null, running.error) };
  return {
    game: setup.game,
    sailors: sailorsOf(kept, settings.value.face),
    seat: Math.max(
      0,
      kept.names.findIndex((_, seat) => !setup.bots.includes(seat)),
    ),
    steps: entries.length,
    outcome,
    fetch: async (from, count) => running.value.get(from, count),
    seen: async (step, seat) => running.value.seen(step, seat),
  };
}
