import { FastRng, fault, type Game, keyFrom, must, type Options } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import { languageIds } from '@crossbones/texts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { englishOnly } from '../test/literals.js';
import { botOf } from './bot.js';
import { terminalGames } from './games/index.js';
import { Hotseat } from './hotseat.js';
import type { Prompt } from './prompt.js';
import { result } from './result.js';
import { Seating } from './seating.js';
import { Voice } from './voice.js';

afterEach(() => vi.restoreAllMocks());

const commands = ['quit', 'undo', 'score', 'help'];
const others = ['?', '', 'score', 'undo', 'ahoy', '99', 'g7', '0', '1', '2'];

const settings: [id: GameId, seats: number, people: number, options: Options][] = [
  ['skull-king', 5, 1, { powers: true, kraken: true, whale: true, loot: true }],
  [
    'skull-king',
    2,
    2,
    { scoring: 'rascal', cannonball: true, powers: true, blanks: [{ name: 'Parley', as: 'escape' }] },
  ],
  ['skull-king-dice', 3, 2, {}],
  ['skull-queen', 2, 1, {}],
  ['skull-queen', 6, 3, { middle: 4 }],
  ['skull', 12, 2, {}],
  ['skull', 2, 1, { gangs: 2 }],
  ['queens-collection', 2, 1, {}],
  ['queens-collection', 4, 2, { mode: 'teams' }],
  ['queens-collection', 3, 3, { mode: 'cooperative', spaces: 2 }],
];

const english = englishOnly();

describe.each(languageIds)('in %s', (language) => {
  it.each(settings)(
    '%s with %i seats and %i people is told without a gap',
    async (id, seats, people, given) => {
      let told = '';
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        told += text;
        return true;
      });
      const rng = new FastRng(id);
      const pick = (from: readonly string[]): string => from[rng.below(from.length)];
      const prompt = {
        ask: async (_: string, words: readonly string[] = []) => {
          const legal = words.filter((word) => !commands.includes(word));
          return legal.length === 0 || rng.below(6) === 0 ? pick(others) : pick(legal);
        },
        pause: async () => {},
        clear: () => {},
      } as unknown as Prompt;
      const game: Game = games[id];
      const options = must(game.options.check(given, seats));
      const names = Array.from({ length: seats }, (_, seat) => `Name${seat}`);
      const seated = names.slice(0, people).map((_, seat) => seat);
      const setting = { id, game, seats, options };
      const voice = new Voice(language);
      const room = new Seating('spectator', names, 90, voice);
      const hotseat = new Hotseat(setting, keyFrom(id), seated, room, prompt, botOf('random'));
      expect(await hotseat.run()).toBe(true);
      const outcome = hotseat.match.outcome()!;
      const { view } = hotseat.match.view(hotseat.match.step, 'spectator');
      told += result(id, outcome, terminalGames[id].presenter.sheet(view, room), room).join('\n');
      expect(told).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
      expect(told).not.toContain(voice.say(null, fault('unexplained')));
      if (language === 'en') expect(told).toMatch(english);
      else expect(told).not.toMatch(english);
    },
  );
});
