// Plays the games of `skull trace` again with the engine, and compares what the network says in every decision:
// `node training/skull/parity.js <trace>`. Fails where the simulator and the engine differ.
import { readFileSync } from 'node:fs';
import { FastRng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { Instinct } from '../../bots/dist/skull/instinct.js';

const game = Skull.skull;
const instinct = new Instinct();
const { mind } = instinct;
const rng = new FastRng('parity');
let state = game.create(4, { gangs: 1 });
let games = 0;
let decisions = 0;
let answersApart = 0;
let guessesApart = 0;

/** Draws until the disc lost is the one that was lost there. */
function lose(skull) {
  const before = game.create(state.seats, state.options);
  const { challenger } = state;
  const gone = skull === 1 || state.skull[challenger] === -2;
  game.copy(state, before);
  do {
    game.copy(before, state);
    game.chance(state, rng);
  } while ((state.skull[challenger] === -2) !== gone);
}

function act(seat, action) {
  const refused = game.refusal(state, seat, action);
  if (refused !== null) throw new Error(`game ${games}: ${game.print(action)}: ${JSON.stringify(refused)}`);
  game.apply(state, seat, action);
}

/** Flower, skull, pass, or 3 more than the number bid. */
function actionOf(gang, said) {
  if (state.phase === Skull.Phase.loss) return Skull.LOSE + said;
  if (said < 2) return Skull.OWN_WORDS * state.prefixOf[gang] + said;
  if (said === 2) return Skull.PASS;
  const discs = said - 3;
  return state.phase === Skull.Phase.add
    ? Skull.CHALLENGE + discs - 1
    : Skull.RAISE + discs - Skull.LEAST_RAISE;
}

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const [word, ...rest] = line.split(' ');
  const [first, second, ...values] = rest.map(Number);
  switch (word) {
    case 'game':
      games++;
      state = game.create(first, { gangs: second });
      game.chance(state, { below: () => values[0] });
      break;
    case 'won':
      if (state.winner !== first) throw new Error(`game ${games}: won by ${state.winner}, there by ${first}`);
      break;
    case 'lost':
      if (state.phase === Skull.Phase.loss) act(state.seatOf[state.turn], Skull.PICK);
      lose(first);
      break;
    case 'name':
      act(state.seatOf[state.turn], Skull.FIRST + state.nameOf[first]);
      break;
    case 'turn': {
      const seat = state.seatOf[first];
      mind.ask(state, first);
      mind.beginGuessing();
      for (let i = 0; i < mind.encoding.count; i++) {
        const gang = mind.encoding.who[i];
        if (state.seatOf[gang] === seat || state.turned[gang] === state.pile[gang]) continue;
        guessesApart = Math.max(guessesApart, Math.abs(instinct.flowerNext(state, seat, i) - values[i]));
      }
      act(seat, Skull.TURN + state.nameOf[second]);
      decisions++;
      break;
    }
    default: {
      const answers = mind.ask(state, first);
      for (const [i, value] of values.entries())
        answersApart = Math.max(answersApart, Math.abs(answers[i] - value));
      act(state.seatOf[first], actionOf(first, second));
      decisions++;
    }
  }
}
console.log(`${games} games, ${decisions} decisions: the same throughout`);
console.log(
  `answers at most ${answersApart.toFixed(3)} apart, guesses ${guessesApart.toFixed(3)} (weights are bytes here)`,
);
