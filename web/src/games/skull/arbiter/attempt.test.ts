import { FastRng, seatsIn } from '@crossbones/core';
import { skull as game } from '@crossbones/games/skull/index';
import { expect, it } from 'vitest';
import type { Answer } from '../../../arbiter/question.js';
import { attempted, bidding } from './attempt.js';
import { type Situation, settled } from './situation.js';

const situationOf = (state: ReturnType<typeof game.create>, ask: 'bid' | 'turn', who: number): Situation => ({
  ask,
  players: state.seats,
  gangs: state.each,
  lastSkull: state.options.lastSkull,
  mats: Array.from({ length: state.gangs }, (_, gang) => ({
    discs: state.discs[gang],
    pile: state.pile[gang],
    flower: state.made[gang] > 0,
  })),
  bid: state.bid,
  who,
  skull: null,
});
const startOf = ({ facts }: Answer): unknown => facts.find(({ key }) => key === 'starts')?.args.seat;

it('bids and challenges end as they do in the game', () => {
  const rng = new FastRng('skull');
  const ends = new Set<string>();
  const legal = new Uint16Array(game.actions);
  for (let n = 0; n < 30; n++) {
    const gangs = n % 3 === 0 ? 2 : 1;
    const seats = gangs === 2 ? 2 + (n % 4) : 3 + (n % 5);
    const lastSkull = n % 2 === 0 ? 'challenger' : 'anyone';
    const state = game.create(seats, { gangs, lastSkull });
    let tried: Situation | null = null;
    while (game.outcome(state) === null) {
      if (game.event(state) !== null) {
        game.chance(state, rng);
        continue;
      }
      const before = situationOf(state, 'bid', state.turn);
      const [seat] = seatsIn(game.actors(state));
      const count = game.legal(state, seat, legal);
      const words = Array.from(legal.subarray(0, count), game.print);
      const bids = words.flatMap((word) => /^(?:challenge|raise):(\d+)$/.exec(word)?.[1] ?? []).map(Number);
      if (bids.length > 0) {
        const { headline } = bidding(settled(before));
        expect([headline.args.least, headline.args.most]).toEqual([bids[0], bids.at(-1)]);
      }
      const lines = state.round;
      game.apply(state, seat, legal[rng.below(rng.below(2) === 0 ? Math.min(3, count) : count)]);
      if (state.challenger >= 0 && tried === null)
        tried = { ...before, ask: 'turn', who: state.challenger, bid: state.bid };
      if (tried === null && state.round > lines)
        tried = {
          ...before,
          ask: 'turn',
          who: state.sheet[4 * (lines - 1)],
          bid: state.sheet[4 * (lines - 1) + 1],
        };
      while (game.event(state) !== null && game.outcome(state) === null && tried !== null)
        game.chance(state, rng);
      if (tried === null || (state.round === lines && game.outcome(state) === null)) continue;
      // The round is over: who began the next one, or won?
      const owner = state.sheet[4 * (lines - 1) + 2] - 1;
      const answer = attempted(settled({ ...tried, skull: owner < 0 ? null : owner }));
      ends.add(answer.headline.key);
      const letter = answer.steps.some(({ key }) => key === 'loses-last-skull');
      if (letter) ends.add('by the letter');
      expect(letter).toBe(
        owner >= 0 && owner !== tried.who && tried.mats[owner].discs === 1 && state.discs[owner] === 0,
      );
      const over = game.outcome(state);
      if (over !== null) {
        expect(['made-wins', 'fails-over']).toContain(answer.headline.key);
        const winner =
          answer.headline.key === 'made-wins' ? answer.headline.args.seat : answer.headline.args.winner;
        expect(String(winner).split('.')[0]).toBe(String(over.places.indexOf(1)));
      } else {
        expect(['made', 'fails', 'fails-out']).toContain(answer.headline.key);
        const starts = startOf(answer);
        // Out on one's own skull, one names whom one likes.
        if (starts !== undefined) expect(starts).toBe(game.view(state, 'spectator').gangs[state.first].name);
      }
      tried = null;
    }
  }
  expect([...ends].sort()).toEqual([
    'by the letter',
    'fails',
    'fails-out',
    'fails-over',
    'made',
    'made-wins',
  ]);
});
