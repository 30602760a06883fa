import { FastRng, type Game, lowest, must } from '@crossbones/core';
import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { describe, expect, it } from 'vitest';
import { instantly } from '../instant.js';
import { randomly } from '../playout.js';
import { type Budget, never, type Thinker } from '../thought.js';
import { crew } from './crew.js';

const { queensCollection: game, Phase } = QueensCollection;
const { kindOf, pileOf } = QueensCollection.cards;

type State = QueensCollection.State;
type Options = Partial<QueensCollection.GameOptions>;

const thinker = await crew.captain();
/** Twelve tables: more than a thousand games in all. */
const GAMES = process.env.DEEP ? 84 : 1;
const tables: [number, Options][] = [
  [2, {}],
  [3, {}],
  [4, {}],
  [4, { mode: 'teams' }],
  ...[1, 2, 3, 4].flatMap((seats): [number, Options][] => [
    [seats, { mode: 'cooperative', spaces: 3 }],
    [seats, { mode: 'cooperative', spaces: 2 }],
  ]),
];

const brief = (playouts: number, late = never): Budget => ({ playouts, late });
const chosen = (seats: number, options: Options) => must(game.options.check(options, seats));

function ask(think: Thinker<State>, s: State, budget: Budget, seed = 'ask') {
  const { seats, options, turn: seat } = s;
  return think(
    { game: game as Game<State>, seats, options, seat, view: game.view(s, seat) },
    new FastRng(seed),
    budget,
  );
}

/** Plays until somebody has a choice that is worth a thought. */
function position(seats: number, options: Options, steps: number): State {
  const s = game.create(seats, chosen(seats, options));
  const rng = new FastRng(`position/${steps}`);
  const policy = crew.bosun();
  for (let step = 0; step < steps; ) {
    if (game.actors(s) === 0) game.chance(s, rng);
    else {
      game.apply(s, s.turn, policy(s, s.turn, rng));
      step++;
    }
  }
  while (game.actors(s) === 0) game.chance(s, rng);
  return s;
}

describe('the thinkers', () => {
  it.each(tables)(
    'play whole games by the rules at a table of all levels: %i seats, %o',
    async (seats, options) => {
      const thinkers = [
        thinker,
        instantly(crew.deckhand()),
        await crew.admiral(() => Promise.reject(new Error('nothing to fetch')), { seats: 2, options: {} }),
        instantly(crew.bosun()),
        instantly(randomly(game)),
      ];
      const rng = new FastRng(`mixed/${seats}`);
      for (let i = 0; i < GAMES; i++) {
        const s = game.create(seats, chosen(seats, options));
        for (let step = 0; ; step++) {
          const actors = game.actors(s);
          if (actors !== 0) {
            const seat = lowest(actors);
            const { action } = ask(thinkers[(i + seat) % thinkers.length], s, brief(4), `${i}/${step}`);
            expect(game.refusal(s, seat, action)).toBeNull();
            game.apply(s, seat, action);
          } else if (game.event(s) !== null) game.chance(s, rng);
          else break;
        }
        expect(game.outcome(s)).not.toBeNull();
      }
    },
  );

  it.each(tables)('think the same with the same luck: %i seats, %o', (seats, options) => {
    const s = position(seats, options, 9);
    expect(ask(thinker, s, brief(30))).toEqual(ask(thinker, s, brief(30)));
  });

  it('answer with the best so far when time is up', () => {
    const s = position(3, {}, 40);
    let asked = 0;
    const { action } = ask(
      thinker,
      s,
      brief(1_000_000, () => ++asked > 2),
    );
    expect(game.refusal(s, s.turn, action)).toBeNull();
    expect(asked).toBeLessThan(10);
  });

  it('put the action taken first, the better before the worse', () => {
    const s = position(3, {}, 40);
    const { action, candidates } = ask(thinker, s, brief(60));
    expect(candidates[0].action).toBe(action);
    expect(candidates.length).toBeGreaterThan(1);
    for (const { hints } of candidates) expect(hints[0].key).toBe('points');
  });

  it('say how safe the next card is', () => {
    const s = position(2, {}, 0);
    s.turn = 0;
    s.phase = Phase.reveal;
    s.hands[0] = pileOf(['c4']);
    s.hands[1] = pileOf(['c5']);
    s.market = pileOf(['c1', 'c2', 'c3']);
    s.reshuffles = 1;
    s.discard = pileOf(['c6']);
    s.end = 4;
    s.top = 0;
    s.reserve.set(['c6', 'c7', 'c7', 'joker'].map(kindOf));
    s.up = pileOf(['c6', 'c8']);
    s.revealed = 2;
    s.record.set([kindOf('c6'), kindOf('c8')], s.slot + 2);
    s.record[s.slot + 1] = 2;
    const { candidates } = ask(thinker, s, brief(30));
    const reveal = candidates.find(({ action }) => game.print(action) === 'reveal');
    expect(reveal?.hints).toContainEqual({ key: 'safe', args: { share: 75 } });
  });

  it('take the box that ends the round rather than leave it', () => {
    const s = position(2, {}, 0);
    s.turn = 0;
    s.phase = Phase.choose;
    s.pawns = pileOf(['c1', 'c2', 'c2', 'c2']);
    s.hands[0] = pileOf(['c1', 'c5']);
    s.hands[1] = pileOf(['c1', 'c4']);
    s.market = pileOf(['c1', 'c3', 'c6']);
    expect(game.print(ask(thinker, s, brief(60)).action)).toBe('pair:c1/c1=c1');
  });
});
