import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { describe, expect, it } from 'vitest';
import { checkPolicy, meanPlace } from '../fixture.js';
import { bosun } from './bosun.js';
import { wild } from './fixture.js';

const { kindOf, KINDS, kinds, leads, NOTHING_LED, parseRoll, Phase, skullKingDice: game } = SkullKingDice;
type DiceTable = SkullKingDice.DiceTable;
type State = SkullKingDice.State;

const { dice } = game.options.defaults;
const seatCounts = [3, 4, 5, 6];

/** The usual faces, all dice of one kind. */
const only = (one: SkullKingDice.Kind): DiceTable =>
  Object.fromEntries(
    kinds.map((kind) => [kind, { ...dice[kind], count: kind === one ? 36 : 0 }]),
  ) as unknown as DiceTable;

const allFlags = Object.fromEntries(
  kinds.map((kind) => [kind, { ...dice[kind], faces: Array(6).fill('flag') }]),
) as unknown as DiceTable;

describe('the bosun at the dice game', () => {
  const tables = {
    usual: dice,
    wild,
    'all flags': allFlags,
    kings: only('skull-king'),
    yellow: only('yellow'),
  };
  for (const [name, dice] of Object.entries(tables)) {
    it(`keeps the rules and looks behind no screen: ${name} dice`, () => {
      for (const seats of seatCounts) {
        for (const scoring of ['standard', 'landlubber']) {
          checkPolicy({ game, seats, options: { scoring, dice } }, bosun(), 2);
        }
      }
    });
  }

  for (const scoring of ['standard', 'landlubber']) {
    for (const [name, dice] of Object.entries({ usual: tables.usual, wild })) {
      it(`beats random players: ${scoring}, ${name} dice`, () => {
        for (const seats of seatCounts) {
          const { mean, even } = meanPlace({ game, seats, options: { scoring, dice } }, bosun(), 60);
          expect(mean, `${seats} seats`).toBeLessThan(even - (even - 1) * 0.35);
        }
      });
    }
  }
});

interface Sight {
  readonly held: string;
  readonly seats?: number;
  readonly bid?: number;
  readonly won?: number;
  /** What those before have rolled in this trick, in order. */
  readonly rolled?: string;
}

/** What the bosun does with these dice, with a bid to make if none is told; the others hold what the bag gives. */
function choice({ held, seats = 4, bid, won = 0, rolled = '' }: Sight): string {
  const state = game.create(seats, game.options.defaults);
  const own = held.split(' ');
  const rolls = rolled === '' ? [] : rolled.split(' ').map((word) => parseRoll(word)!);
  const seat = rolls.length;
  state.leader = 0;
  state.starter = 0;
  state.round = own.length + won;
  state.owing = (1 << seats) - 1;
  state.phase = Phase.bid;
  put(state, seat, own);
  if (bid !== undefined) {
    // The tricks won so far were three blues against the winner's black.
    state.trick = won + 1;
    state.won[seat] = won;
    for (let trick = 0; trick < won; trick++) {
      for (let i = 0; i < seats; i++)
        state.rolls[trick * seats + i] = parseRoll(i === 0 ? 'black:6' : 'blue:4')!;
    }
    for (let each = 0; each < seats; each++) game.apply(state, each, each === seat ? bid : 1);
    state.rolls.set(rolls, won * seats);
    state.landed = rolls.length;
    state.turn = seat;
    state.led = rolls.map(kindOf).find(leads) ?? NOTHING_LED;
  }
  return game.print(bosun()(state, seat, { below: () => 0 }));
}

function put(state: State, seat: number, held: readonly string[]): void {
  for (const die of held) {
    const kind = kinds.indexOf(die as SkullKingDice.Kind);
    state.hands[seat * KINDS + kind]++;
    state.held[seat] |= 1 << kind;
    state.bag[kind]--;
  }
}

describe('the bosun sees', () => {
  it('that one pirate is worth a trick and one yellow die none', () => {
    expect(choice({ held: 'pirate' })).toBe('bid:1');
    expect(choice({ held: 'yellow' })).toBe('bid:0');
  });

  it('that a handful of weak dice makes a fine zero', () => {
    expect(choice({ held: 'red red yellow red yellow', seats: 6 })).toBe('bid:0');
  });

  it('that only a mermaid takes the Skull King on the table', () => {
    const rolled = 'black:7 skull-king:skull blue:4';
    expect(choice({ held: 'pirate mermaid', bid: 1, rolled })).toBe('roll:mermaid');
  });

  it('that the trick is lost already, and keeps the pirate for the next', () => {
    const rolled = 'blue:4 skull-king:skull black:7';
    expect(choice({ held: 'pirate red', bid: 1, rolled })).toBe('roll:red');
  });

  it('that the weakest die which still wins will do when all must be won', () => {
    expect(choice({ held: 'pirate black', bid: 2, rolled: 'red:3 red:2 red:3' })).toBe('roll:black');
  });

  it('that the bid is made, and gets rid of the pirate under a Skull King', () => {
    const rolled = 'black:5 skull-king:skull blue:3';
    expect(choice({ held: 'pirate red', bid: 1, won: 1, rolled })).toBe('roll:pirate');
  });
});
