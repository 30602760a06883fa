import { FastRng, must, seatsIn } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { skullKing as game } from '../index.js';
import type { GameView } from '../view.js';
import { beastIn } from './beast.js';
import { usedBetween } from './power.js';

const tables = [
  [2, { kraken: true, whale: true, loot: true }],
  [4, { kraken: true, whale: true, powers: true }],
  [6, { kraken: true, whale: true, powers: true, loot: true }],
] as const;

/** How the word begins that uses a power; Juanita's is used as soon as the trick is hers. */
const words = { rosie: /^lead:/, will: /^discard:/, rascal: /^wager:/, juanita: /./, harry: /^bid[-+]/ };

/** Every action of a few matches played at random, and what all see before and after it. */
function* played(): Generator<{ readonly word: string; readonly before: GameView; readonly view: GameView }> {
  const rng = new FastRng('seen');
  const legal = new Uint16Array(game.actions);
  for (const [seats, chosen] of [...tables, ...tables, ...tables]) {
    const s = game.create(seats, must(game.options.check(chosen, seats)));
    while (game.outcome(s) === null) {
      if (game.event(s) !== null) {
        game.chance(s, rng);
        continue;
      }
      const before = game.view(s, 'spectator');
      const [seat] = seatsIn(game.actors(s));
      const action = legal[rng.below(game.legal(s, seat, legal))];
      game.apply(s, seat, action);
      yield { word: game.print(action), before, view: game.view(s, 'spectator') };
    }
  }
}

describe('what all see', () => {
  it('SK-13 SK-14 SK-15 tells which beast decides a trick: the one that came last', () => {
    const seen = new Set<string | null>();
    for (const { view } of played()) {
      const lies = view.trick.map(({ card }) => card);
      const cards = lies.length > 0 ? lies : (view.tricks.at(-1)?.cards ?? []);
      const last = cards.findLast((card) => card === 'kraken' || card === 'whale') ?? null;
      expect(beastIn(view)).toBe(last);
      seen.add(last);
    }
    expect(seen).toEqual(new Set([null, 'kraken', 'whale']));
  });

  it('SK-30 SK-31 SK-32 SK-33 SK-34 tells when a power was used', () => {
    const seen = new Set<string>();
    for (const { word, before, view } of played()) {
      const power = view.round === before.round ? usedBetween(before, view) : null;
      const choosing = Object.keys(words).includes(before.phase) && before.phase !== view.phase;
      if (choosing && view.round === before.round) expect(power?.power).toBe(before.phase);
      if (power === null) continue;
      seen.add(power.power);
      expect(word).toMatch(words[power.power]);
    }
    expect([...seen].sort()).toEqual(['harry', 'juanita', 'rascal', 'rosie', 'will']);
  });
});
