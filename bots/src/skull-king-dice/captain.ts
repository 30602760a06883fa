import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { Scratch } from '../instant.js';
import type { Candidate, Hint, Question, Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { familiar } from './familiar.js';
import { Luck } from './luck.js';
import { Reckoning } from './reckoning.js';
import { stake } from './stake.js';
import { stranger } from './stranger.js';
import { Suspicion } from './suspicion.js';

const { Phase, SIDES } = SkullKingDice;
type State = SkullKingDice.State;

/** The reckoning counts as much as so many worlds, before any is tried. */
const TRUST = 30;

/** One action: what the reckoning thinks of it, and what its playouts gave. */
class Trial {
  private weight = 0;
  private squares = 0;
  private points = 0;
  private made = 0;
  private took = 0;

  constructor(
    readonly action: number,
    private readonly value: number,
    private readonly hope: number,
    private readonly chance: number,
  ) {}

  add(weight: number, points: number, made: number, took: boolean): void {
    this.weight += weight;
    this.squares += weight * weight;
    this.points += weight * points;
    this.made += weight * made;
    if (took) this.took += weight;
  }

  worth(): number {
    return this.mixed(this.value, this.points);
  }

  /** How likely the bid is made. */
  makes(): number {
    return this.mixed(this.hope, this.made);
  }

  /** How likely the die takes its trick. */
  takes(): number {
    return this.mixed(this.chance, this.took);
  }

  /**
   * The more worlds were tried, the more they count, unlikely ones only a little. The reckoning always keeps half the
   * weight, for it has seen more rounds than can be played here.
   */
  private mixed(reckoned: number, sum: number): number {
    if (this.weight === 0) return reckoned;
    const worlds = (this.weight * this.weight) / this.squares;
    return ((TRUST + worlds) * reckoned + (worlds * sum) / this.weight) / (TRUST + 2 * worlds);
  }
}

/** The budget has so many parts; after each the worse half of the dice is dropped. */
const PARTS = 3;

/**
 * Bids by its reckoning alone. To choose a die, it plays the trick through in worlds that the bids make likely, with
 * every side of the die in turn, and asks the reckoning what the dice left are then worth.
 */
function thoughtful(): Thinker<State> {
  const policy = bosun();
  const reckoning = new Reckoning();
  const suspicion = new Suspicion();
  const luck = new Luck();
  const before = new Scratch<State>();
  const after = new Scratch<State>();

  return ({ game, seats, options, seat, view }: Question<State>, rng, budget) => {
    const worlds = game.sampler(view);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    worlds.into(world, rng);
    const { trick, round, phase } = world;
    const legal = new Uint16Array(game.actions);
    const count = game.legal(world, seat, legal);
    if (count === 1) return { action: legal[0], candidates: [] };

    reckoning.look(world, seat);
    const trials = Array.from(legal.subarray(0, count), (action) => {
      const value = reckoning.of(world, seat, action);
      return new Trial(action, value, reckoning.made, reckoning.chart.chance);
    });
    const byWorth = (a: Trial, b: Trial): number => b.worth() - a.worth() || a.action - b.action;

    const playTrick = (): void => {
      while (!stake.settled(trial, round) && trial.trick === trick) {
        if (game.event(trial) !== null) {
          luck.turn(trick, trial.turn);
          game.chance(trial, luck);
        } else game.apply(trial, trial.turn, policy(trial, trial.turn, luck));
      }
    };

    const attempt = (of: Trial, weight: number): void => {
      game.copy(world, trial);
      game.apply(trial, seat, of.action);
      playTrick();
      const took = trial.leader === seat;
      if (stake.settled(trial, round)) {
        const made = trial.bids[seat] === trial.won[seat] ? 1 : 0;
        of.add(weight, stake.worth(trial, seat, round), made, took);
      } else {
        reckoning.look(trial, seat);
        const points = reckoning.rest(trial, seat);
        of.add(weight, points, reckoning.made, took);
      }
    };

    if (phase !== Phase.bid) {
      let running = [...trials];
      let spent = 0;
      let side = rng.below(SIDES);
      for (let part = 1; part <= PARTS; part++) {
        const until = Math.floor((budget.playouts * part) / PARTS);
        while (spent < until && !(spent > 0 && budget.late())) {
          if (spent > 0) worlds.into(world, rng);
          const weight = suspicion.likely(world, seat);
          luck.renew(rng, trick, seat, side++);
          for (const each of running) attempt(each, weight);
          spent += running.length;
        }
        running.sort(byWorth);
        running = running.slice(0, Math.max(2, Math.ceil(running.length / 2)));
      }
    }
    trials.sort(byWorth);
    const candidates = trials.map((of): Candidate => {
      const takes: Hint = { key: 'takes-trick', args: { share: perCent(of.takes()) } };
      return {
        action: of.action,
        worth: of.worth(),
        hints: [
          { key: 'makes-bid', args: { share: perCent(of.makes()) } },
          ...(phase === Phase.bid ? [] : [takes]),
          { key: 'points', args: { points: Math.round(of.worth() * 10) / 10 } },
        ],
      };
    });
    return { action: candidates[0].action, candidates };
  };
}

const perCent = (share: number): number => Math.round(100 * share);

/** A round played through takes as long as so many tricks. */
const TRICKS_A_ROUND = 8;

/** Thinks with what was learned where the dice are the usual ones, and without it where they are not. */
export function captain(): Thinker<State> {
  const usual = thoughtful();
  const unusual = stranger();
  return (question, rng, { playouts, late }) =>
    familiar(question.options)
      ? usual(question, rng, { playouts, late })
      : unusual(question, rng, { playouts: Math.ceil(playouts / TRICKS_A_ROUND), late });
}
