import type { Rng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { Scratch } from '../instant.js';
import { playOn } from '../playout.js';
import type { Policy } from '../policy.js';
import type { Candidate, Hint, Thinker, Thought } from '../thought.js';
import { plainly, wins } from './answer.js';
import { gangAsked } from './choice.js';
import { Instinct } from './instinct.js';
import type { Mind } from './mind.js';
import { prospect } from './prospect.js';
import { round } from './round.js';
import { Placements } from './worlds.js';

/** Actions that are done less often than this are neither considered nor done. */
const SELDOM = 0.03;
/** An action that wins a hundredth more of the games is done so many times as often. */
const PER_HUNDREDTH = 1.25;
/** So many worlds count as much as what was learned before any thought. */
const DOUBT = 40;

/**
 * Begins with how often each thing should be done, as learned; tries them in worlds drawn by what the others' bids
 * tell, to the end of the round; and does more often what does better there. What it does is drawn from that: a
 * player who always does the best of it can be read.
 */
export function captain(mind: Mind, mixing = true): Thinker<Skull.State> {
  const instinct = new Instinct(mind);
  const { choice } = instinct;
  const placements = new Placements(instinct);
  const before = new Scratch<Skull.State>();
  const after = new Scratch<Skull.State>();
  const policy: Policy<Skull.State> = (state, seat, rng) => instinct.act(state, seat, rng);

  return ({ game, seats, options, seat, view }, rng, budget) => {
    const worlds = game.sampler(view);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    worlds.into(world, rng);
    if (world.phase === Skull.Phase.attempt) return turning(instinct, world, seat, rng);
    const given = world.phase === Skull.Phase.loss && world.turn !== world.challenger;
    if (given || world.phase === Skull.Phase.name) return plainly(instinct.act(world, seat, rng));
    const gang = gangAsked(world, seat);
    instinct.weigh(world, gang);
    if (choice.count === 1) return plainly(choice.actions[0]);
    const plans = Array.from(choice.actions.subarray(0, choice.count), (action, i) => ({
      action,
      chance: choice.chances[i],
      sum: 0,
    })).filter(({ chance }) => chance >= SELDOM);
    const expected = mind.winning;
    placements.look(world, gang);
    let tried = 0;
    const mark = round.mark(world);
    while (
      plans.length > 1 &&
      (tried + 1) * plans.length <= budget.playouts &&
      !(tried > 0 && budget.late())
    ) {
      if (tried > 0) worlds.into(world, rng);
      placements.into(world, seat, rng);
      tried++;
      for (const plan of plans) {
        game.copy(world, trial);
        game.apply(trial, seat, plan.action);
        playOn(game, trial, policy, round, mark, rng);
        plan.sum += prospect(mind, trial, seat);
      }
    }
    const mean = plans.reduce((sum, plan) => sum + plan.chance * plan.sum, 0) / Math.max(1, tried);
    const trust = tried / (tried + DOUBT);
    const weighed = plans.map(({ action, chance, sum }) => {
      const worth = tried === 0 ? expected : sum / tried;
      return { action, worth, weight: chance * PER_HUNDREDTH ** (100 * trust * (worth - mean)) };
    });
    weighed.sort((a, b) => b.weight - a.weight || a.action - b.action);
    const action = mixing ? drawn(weighed, rng) : weighed[0].action;
    return {
      action,
      candidates: weighed.map(({ action, worth }) => ({ action, worth, hints: [wins(worth)] })),
    };
  };
}

/** One of the plans, as often as its weight says. */
function drawn(plans: readonly { action: number; weight: number }[], rng: Rng): number {
  const all = plans.reduce((sum, { weight }) => sum + weight, 0);
  let rest = (rng.below(0x1000_0000) / 0x1000_0000) * all;
  for (const { action, weight } of plans) {
    rest -= weight;
    if (rest < 0) return action;
  }
  return plans[0].action;
}

/** Whose disc to turn: the likeliest flower, by where the others' bids tell that their skulls lie. */
export function turning(instinct: Instinct, state: Skull.State, seat: number, rng: Rng): Thought {
  const action = instinct.act(state, seat, rng);
  const { mind } = instinct;
  const candidates: Candidate[] = [];
  for (let i = 0; i < mind.encoding.count; i++) {
    const gang = mind.encoding.who[i];
    if (state.turned[gang] === state.pile[gang]) continue;
    const worth = instinct.flowerNext(state, seat, i);
    const safe: Hint = { key: 'safe', args: { share: Math.round(100 * worth) } };
    candidates.push({ action: Skull.TURN + state.nameOf[gang], worth, hints: [safe] });
  }
  candidates.sort((a, b) => b.worth - a.worth || a.action - b.action);
  return { action, candidates };
}
