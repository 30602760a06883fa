import { FastRng, type Game, type View } from '@crossbones/core';
import { checks, oracle, type Plan, tryouts } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { parseCard, skullKing, skullKingOf } from './skull-king/index.js';

/**
 * Faults planted into a real game, one at a time. The suite is worth what it finds: each must be found by the check
 * that is named beside it, and the honest game must pass the very same check.
 */
type SkullKing = typeof skullKing;
type State = ReturnType<SkullKing['create']>;
type Check = keyof typeof checks | 'oracle';
interface Fault {
  readonly what: string;
  readonly check: Check;
  readonly says: RegExp;
  plant(honest: SkullKing): Partial<SkullKing>;
}

const options = {
  ...skullKing.options.defaults,
  scoring: 'rascal',
  cannonball: true,
  schedule: [2, 6],
} as const;
const plan: Plan = { tables: [2, 4].map((seats) => ({ seats, options })), looks: 12 };
const few = skullKingOf(['g1', 'g2', 'y1', 'escape'].map((code) => parseCard(code)!));

function run(check: Check, plant: Fault['plant']): void {
  const spoilt = (honest: SkullKing): Game<State> =>
    ({ ...honest, ...plant(honest) }) as unknown as Game<State>;
  const tryout = { seats: 3, options: { ...options, schedule: [1] } };
  if (check === 'oracle') oracle({ game: spoilt(few), tryout, plays: 1 }).run();
  else checks[check](spoilt(skullKing), plan).run();
}

const openOf = (game: SkullKing, state: State): { hands: string[][]; bids: (number | null)[] } =>
  game.open(state) as unknown as { hands: string[][]; bids: (number | null)[] };

/** A view with something more in it. */
const showing =
  (more: (honest: SkullKing, state: State, viewer: unknown) => View) =>
  (honest: SkullKing): Partial<SkullKing> => ({
    view: (state, viewer) => ({ ...honest.view(state, viewer), ...more(honest, state, viewer) }),
  });

/** Worlds that come out a little differently; a view with what was added to it is read as before. */
const sampling =
  (change: (state: State, view: View, rng: { below(n: number): number }) => void) =>
  (honest: SkullKing): Partial<SkullKing> => ({
    sampler: (view) => {
      const worlds = honest.sampler(view);
      return {
        into(state, rng) {
          worlds.into(state, rng);
          change(state, view as unknown as View, rng);
        },
      };
    },
  });

/** A count of steps beside the state, copied with it. */
const counting = (honest: SkullKing) => {
  const steps = new WeakMap<State, number>();
  const stepsOf = (state: State): number => steps.get(state) ?? 0;
  return {
    stepsOf,
    planted: {
      apply: (state, seat, action) => {
        honest.apply(state, seat, action);
        steps.set(state, stepsOf(state) + 1);
      },
      copy: (from, to) => {
        honest.copy(from, to);
        steps.set(to, stepsOf(from));
      },
    } satisfies Partial<SkullKing>,
  };
};

const faults: readonly Fault[] = [
  {
    what: 'a bid shown early',
    check: 'secrets',
    says: /can tell bid:\d+ of seat \d from bid:\d+/,
    plant: showing((honest, state) => ({ bids: openOf(honest, state).bids })),
  },
  {
    what: 'a hand in a spectator’s view',
    check: 'worlds',
    says: /a world sampled for spectator looks different/,
    plant: showing((honest, state, viewer) =>
      viewer === 'spectator' ? { hand: openOf(honest, state).hands[0] } : {},
    ),
  },
  {
    what: 'a sampler that copies the truth',
    check: 'doubts',
    says: /every world sampled for .* was the true one/,
    plant: (honest) => {
      let truth: State;
      return {
        view: (state, viewer) => {
          truth = state;
          return honest.view(state, viewer);
        },
        sampler: () => ({ into: (state) => honest.copy(truth, state) }),
      };
    },
  },
  {
    what: 'a sampler that never reaches some worlds',
    check: 'oracle',
    says: /a possible world is never sampled/,
    plant: sampling((state, view) => {
      if (view.phase !== 'bid') return;
      for (const seat of view.sealed as number[]) if (seat !== view.viewer) state.bids[seat] = 0;
    }),
  },
  {
    what: 'a sampler that likes some worlds better',
    check: 'oracle',
    says: /are biased/,
    plant: sampling((state, view, rng) => {
      if (view.phase !== 'bid') return;
      for (const seat of view.sealed as number[]) {
        if (seat !== view.viewer && rng.below(2) === 0) state.bids[seat] = 0;
      }
    }),
  },
  {
    what: 'a generator kept in the state',
    check: 'purity',
    says: /state\.rng is a generator/,
    plant: (honest) => ({
      create: (seats, given) => Object.assign(honest.create(seats, given), { rng: new FastRng('kept') }),
    }),
  },
  {
    what: 'a generator kept beside the state',
    check: 'purity',
    says: /came out differently/,
    plant: (honest) => {
      const rng = new FastRng('kept');
      return { chance: (state) => honest.chance(state, rng) };
    },
  },
  {
    what: 'a shared reference after a copy',
    check: 'copies',
    says: /changed/,
    plant: (honest) => ({
      copy: (from, to) => {
        honest.copy(from, to);
        Object.assign(to, { held: from.held });
      },
    }),
  },
  {
    what: 'an illegal action accepted',
    check: 'legality',
    says: /is not legal and not refused/,
    plant: (honest) => ({
      refusal: (state, seat, action) => {
        const refused = honest.refusal(state, seat, action);
        return refused?.rule === 'SK-11' ? null : refused;
      },
    }),
  },
  {
    what: 'deals named by the number of steps',
    check: 'deals',
    says: /after changed minds|two events|another/,
    plant: (honest) => {
      const { stepsOf, planted } = counting(honest);
      return { ...planted, event: (state) => honest.event(state) && `deal/${stepsOf(state)}` };
    },
  },
  {
    what: 'deals that depend on the number of steps',
    check: 'deals',
    says: /another play had another deal/,
    plant: (honest) => {
      const { stepsOf, planted } = counting(honest);
      return {
        ...planted,
        chance: (state, rng) => {
          for (let i = stepsOf(state) % 3; i > 0; i--) rng.below(2);
          honest.chance(state, rng);
        },
      };
    },
  },
  {
    what: 'legality that depends on others’ hands',
    check: 'worlds',
    says: /looks different/,
    plant: (honest) => ({
      legal: (state, seat, out) => {
        const count = honest.legal(state, seat, out);
        const next = openOf(honest, state).hands[(seat + 1) % state.seats];
        return count > 1 && next.some((card) => card.startsWith('b')) ? count - 1 : count;
      },
    }),
  },
  {
    what: 'a view with undefined in it',
    check: 'views',
    says: /does not survive JSON: view\.lost/,
    plant: showing(() => ({ lost: undefined as unknown as null })),
  },
  {
    what: 'a view that grows without end',
    check: 'views',
    says: /has \d+ bytes/,
    plant: showing(() => ({ chatter: 'yo ho '.repeat(1000) })),
  },
  {
    what: 'choices that do not commute',
    check: 'commuting',
    says: /do not commute/,
    plant: (honest) => ({
      apply: (state, seat, action) => {
        const opened = honest.open(state) as unknown as { phase: string; sealed: number[] };
        honest.apply(state, seat, action);
        if (opened.phase === 'bid' && opened.sealed.length === 0) state.wagers[seat] = 10;
      },
    }),
  },
  {
    what: 'a careless word understood',
    check: 'words',
    says: /is read as/,
    plant: (honest) => ({ parse: (word) => honest.parse(word.toLowerCase()) }),
  },
  {
    what: 'a bound that is too low',
    check: 'endings',
    says: /goes on after 5 actions, its bound/,
    plant: () => ({ bound: () => 5 }),
  },
];

describe('a planted fault is found:', () => {
  for (const { what, check, says, plant } of faults) {
    it(`${what} (${check})`, () => expect(() => run(check, plant)).toThrow(says));
  }
});

describe('the honest game passes', () => {
  for (const check of new Set(faults.map((fault) => fault.check))) it(check, () => run(check, () => ({})));

  it('tables with every option', () => {
    expect(tryouts(skullKing).length).toBeGreaterThan(20);
  });
});
