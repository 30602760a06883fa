import { FastRng, type Game, keyFrom, Match, must } from '@crossbones/core';
import { expect, it } from 'vitest';
import { type GameId, gameIds, games } from './index.js';
import * as collection from './queens-collection/seen/topic.js';
import * as skull from './skull/seen/topic.js';
import * as king from './skull-king/seen/topic.js';
import * as dice from './skull-king-dice/seen/topic.js';
import * as queen from './skull-queen/seen/topic.js';

interface Topics {
  readonly topicRules: { readonly [topic: string]: string };
  readonly topicOf: (view: never, code: string) => string;
  readonly topicsOf: (view: never) => readonly string[];
}

const everything = { kraken: true, whale: true, loot: true, powers: true };
const house = [{ name: 'Parley', as: 'escape' }];

/** What is explained in each game, tables at which all of it comes up, and pieces of each kind. */
const taught: {
  readonly [id in GameId]?: readonly [Topics, readonly [number, object][], readonly string[]];
} = {
  'skull-king': [
    king,
    [
      [4, { ...everything, blanks: house }],
      [3, { scoring: 'rascal' }],
      [4, {}],
    ],
    ['g7', 'b14', 'escape', 'rosie', 'tigress:pirate'],
  ],
  'skull-king-dice': [dice, [[4, {}]], ['yellow', 'black:6', 'pirate:flag', 'mermaid:mermaid']],
  'skull-queen': [
    queen,
    [
      [4, {}],
      [2, {}],
    ],
    ['y3', 'b8', 'g5', '0', '13'],
  ],
  skull: [skull, [[4, {}]], ['skull', 'flower']],
  'queens-collection': [
    collection,
    [
      [3, {}],
      [2, { mode: 'cooperative' }],
    ],
    ['c1', 'joker'],
  ],
};

/** All that is met on the way through a match. */
function met(id: GameId, seats: number, options: object): Set<string> {
  const [{ topicsOf, topicOf }, , pieces] = taught[id]!;
  const found = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    const rng = new FastRng(seed);
    const terms = { seats, options: options as { [name: string]: unknown }, key: keyFrom(seed) };
    const match = must(Match.open(games[id] as Game, terms));
    for (;;) {
      for (const viewer of [0, 1]) {
        const { view } = match.view(match.step, viewer);
        for (const topic of topicsOf(view as never)) found.add(topic);
        for (const code of pieces) found.add(topicOf(view as never, code));
      }
      if (match.outcome() !== null) break;
      const [seat] = match.actors;
      const legal = match.legal(seat);
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
    }
  }
  return found;
}

it.each(gameIds.filter((id) => taught[id] !== undefined))(
  'in matches of %s everything is met that is explained, and nothing else',
  (id) => {
    const [{ topicRules }, tables] = taught[id]!;
    const found = new Set(tables.flatMap(([seats, options]) => [...met(id, seats, options)]));
    expect([...found].sort()).toEqual(Object.keys(topicRules).sort());
  },
);

it('what lies there is told apart: trump, powers only where they are played, an escape of a house', () => {
  const plain = { options: { powers: false } } as Parameters<typeof king.topicOf>[0];
  const powers = { options: { powers: true } } as Parameters<typeof king.topicOf>[0];
  expect(['b1', 'p13', 'rosie', 'blank:0', 'kraken'].map((code) => king.topicOf(plain, code))).toEqual([
    'black',
    'number',
    'pirate',
    'house',
    'kraken',
  ]);
  expect(king.topicOf(powers, 'rosie')).toBe('power-rosie');
});
