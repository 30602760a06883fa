import { readFileSync } from 'node:fs';
import { FastRng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { expect, it } from 'vitest';
import { nameFirst } from './bosun.js';
import { Instinct } from './instinct.js';
import { Mind } from './mind.js';
import { readWeights } from './weights.js';

const game = Skull.skull;
const GONE = -2;
/** Games that the trainer's simulator played, with what its own code made of some positions: training/skull/trace.py. */
const trace = process.env.POSITIONS ?? new URL('positions/skull-admiral-1.txt', import.meta.url);
const weights = readFileSync(new URL('../../weights/skull-admiral-1.bin', import.meta.url));

/** Flower, skull, pass, or 3 more than the number bid. */
function actionOf(state: Skull.State, gang: number, said: number): number {
  if (state.phase === Skull.Phase.loss) return Skull.LOSE + said;
  if (said < 2) return Skull.OWN_WORDS * state.prefixOf[gang] + said;
  if (said === 2) return Skull.PASS;
  const discs = said - 3;
  return state.phase === Skull.Phase.add
    ? Skull.CHALLENGE + discs - 1
    : Skull.RAISE + discs - Skull.LEAST_RAISE;
}

function act(state: Skull.State, seat: number, action: number): void {
  const refused = game.refusal(state, seat, action);
  if (refused !== null) throw new Error(`${game.print(action)}: ${JSON.stringify(refused)}`);
  game.apply(state, seat, action);
}

/** Goes on until somebody has something to choose; whose skulls are gone with that is known. */
function goOn(state: Skull.State, gone: readonly number[], rng: FastRng): void {
  for (;;) {
    const { phase, turn, challenger } = state;
    const seat = state.seatOf[turn];
    if (phase === Skull.Phase.loss && turn !== challenger) act(state, seat, Skull.PICK);
    else if (phase === Skull.Phase.name) act(state, seat, nameFirst(state, seat));
    else if (game.event(state) !== null) {
      const wanted = state.skull[challenger] === GONE || gone.includes(challenger);
      const before = game.create(state.seats, state.options);
      game.copy(state, before);
      do {
        game.copy(before, state);
        game.chance(state, rng);
      } while ((state.skull[challenger] === GONE) !== wanted);
    } else return;
  }
}

it('sees and makes of every position what the trainer does, at tables of all kinds', () => {
  const instinct = new Instinct(new Mind(readWeights(weights)));
  const { mind } = instinct;
  const rng = new FastRng('positions');
  const lines = readFileSync(trace, 'utf8').trim().split('\n');
  let state = game.create(4, game.options.defaults);
  let games = 0;
  let compared = 0;
  for (const [i, line] of lines.entries()) {
    const [word, ...rest] = line.split(' ');
    const [first, second, ...values] = rest.map(Number);
    // Whose skulls are gone after this is told in the next line.
    const [next, ...lost] = lines[i + 1]?.split(' ') ?? [];
    const gone = next === 'gone' ? lost.map(Number) : [];
    switch (word) {
      case 'game':
        games++;
        state = game.create(first, {
          gangs: second as 1 | 2,
          lastSkull: values[1] === 1 ? 'anyone' : 'challenger',
        });
        game.chance(state, { below: () => values[0] });
        break;
      case 'won':
        expect(state.winner, line).toBe(first);
        break;
      case 'turn': {
        const seat = state.seatOf[first];
        mind.ask(state, first);
        mind.beginGuessing();
        for (const [k, value] of values.entries()) {
          const gang = mind.encoding.who[k];
          if (state.seatOf[gang] === seat || state.turned[gang] === state.pile[gang]) continue;
          expect(Math.abs(instinct.flowerNext(state, seat, k) - value)).toBeLessThan(1e-3);
          compared++;
        }
        act(state, seat, Skull.TURN + state.nameOf[second]);
        goOn(state, gone, rng);
        break;
      }
      case 'ask': {
        const answers = mind.ask(state, first);
        for (const [k, value] of values.entries()) {
          expect(Math.abs(answers[k] - value)).toBeLessThan(1e-3);
          compared++;
        }
        act(state, state.seatOf[first], actionOf(state, first, second));
        goOn(state, gone, rng);
      }
    }
  }
  expect(games).toBeGreaterThanOrEqual(15);
  expect(compared).toBeGreaterThan(2000);
});
