import { describe, expect, it } from 'vitest';
import type { Game, Viewer } from '../game.js';
import { FastRng, type Rng } from '../random.js';
import { everyone } from '../seats.js';
import { checks, oracle, type Plan } from './index.js';
import { type ToyOptions, type ToyState, type ToyView, toy } from './toy.js';

type Toy = Game<ToyState, ToyOptions, ToyView>;
type CheckName = keyof typeof checks | 'oracle';

/** Runs one check of the suite over a spoilt toy. */
function run(name: CheckName, fault: Partial<Toy>, plan: Plan = {}): void {
  const game = { ...toy, ...fault } as unknown as Game<ToyState>;
  const tryout = { seats: 2, options: { ...toy.options.defaults, die: true } };
  if (name === 'oracle') oracle({ game, tryout, plays: 2 }).run();
  else checks[name](game, { looks: 6, ...plan }).run();
}

const shown = (change: (view: ToyView, state: ToyState, viewer: Viewer) => object): Partial<Toy> => ({
  view: (state, viewer) => {
    const view = toy.view(state, viewer);
    return { ...view, ...change(view, state, viewer) };
  },
});

const sampled = (change: (state: ToyState, view: ToyView, rng: Rng) => void): Partial<Toy> => ({
  sampler: (view) => {
    const worlds = toy.sampler(view);
    return {
      into(state, rng) {
        worlds.into(state, rng);
        change(state, view, rng);
      },
    };
  },
});

const BID = 1;
const PLAY = 2;
let hoard: ToyState | null = null;

/** What is spoilt, which check sees it, and what it says. */
const faults: [what: string, check: CheckName, says: RegExp, fault: Partial<Toy>, plan?: Plan][] = [
  [
    'a bid shown early',
    'secrets',
    /can tell bid:\d of seat \d from/,
    shown((_, state) => ({ bids: [...state.bids] })),
  ],
  ['a hand for spectators', 'worlds', /looks different/, shown((_, state) => ({ peek: state.owner[0] }))],
  [
    'undefined in a view',
    'views',
    /survive JSON: view\.x/,
    shown(() => ({ x: undefined as unknown as null })),
  ],
  ['a view too large', 'views', /has \d+ bytes/, shown(() => ({ x: 'x'.repeat(6144) }))],
  ['a view that its parts do not make', 'views', /not its two parts/, { own: () => ({ viewer: 0 }) }],
  [
    'a name in both parts of a view',
    'views',
    /bids is in both parts/,
    { own: (state, viewer) => ({ ...toy.own(state, viewer), bids: toy.common(state).bids }) },
  ],
  [
    'an open view that is no JSON',
    'views',
    /open view/,
    { open: (state) => ({ ...toy.open(state), x: Number.NaN }) },
  ],
  [
    'a sampler that has seen the truth',
    'doubts',
    /every world sampled for .* was the true one/,
    {
      view: (state, viewer) => {
        hoard = state;
        return toy.view(state, viewer);
      },
      sampler: () => ({ into: (state) => toy.copy(hoard!, state) }),
    },
  ],
  [
    'a sampler that never reaches a world',
    'oracle',
    /never sampled/,
    sampled((state, view) => {
      for (let seat = 0; seat < view.seats; seat++)
        if (view.bids[seat] === 9 && seat !== view.viewer) state.bids[seat] = 0;
    }),
  ],
  [
    'a sampler that leans',
    'oracle',
    /biased/,
    sampled((state, view, rng) => {
      for (let seat = 0; seat < view.seats; seat++) {
        if (view.bids[seat] === 9 && seat !== view.viewer && rng.below(3) === 0) state.bids[seat] = 0;
      }
    }),
  ],
  [
    'a sampler that forgets voids',
    'oracle',
    /can be ruled out/,
    {
      sampler: (view) => {
        const worlds = toy.sampler({ ...view, voids: view.voids.map(() => 0) });
        return {
          into(state, rng) {
            worlds.into(state, rng);
            state.voids.set(view.voids);
          },
        };
      },
    },
  ],
  [
    'a sampler that spoils the view',
    'worlds',
    /sampler changed the view/,
    {
      sampler: (view) => {
        const worlds = toy.sampler(view);
        return {
          into(state, rng) {
            worlds.into(state, rng);
            Object.assign(view, { spoilt: true });
          },
        };
      },
    },
  ],
  [
    'a sampled world that is stuck',
    'worlds',
    /cannot be played on|looks different/,
    sampled((state, view) => {
      if (view.phase === PLAY)
        for (let card = 0; card < 6; card++)
          if (state.owner[card] !== view.viewer && state.owner[card] < 2) state.owner[card] = 2;
    }),
  ],
  [
    'a generator in the state',
    'purity',
    /a generator/,
    {
      create: (seats, options) => Object.assign(toy.create(seats, options), { rng: new FastRng('kept') }),
    },
  ],
  [
    'a generator of its own',
    'purity',
    /came out differently/,
    (() => {
      const own = new FastRng('own');
      return { chance: (state: ToyState) => toy.chance(state, own) };
    })(),
  ],
  [
    'a shared array',
    'copies',
    /changed/,
    {
      copy: (from, to) => {
        toy.copy(from, to);
        (to as { owner: Uint8Array }).owner = from.owner;
      },
    },
  ],
  [
    'a forgotten field',
    'copies',
    /a copy over a used state differs|a copy differs/,
    {
      copy: (from, to) => {
        const { cheers } = to;
        toy.copy(from, to);
        to.cheers = cheers;
      },
    },
  ],
  [
    'an illegal action accepted',
    'legality',
    /is not legal and not refused/,
    {
      refusal: (state, seat, action) => (action === 2 ? null : toy.refusal(state, seat, action)),
    },
  ],
  [
    'an illegal action taken by a match',
    'replays',
    /which is not legal, and it was taken/,
    {
      refusal: () => null,
    },
  ],
  [
    'a legal action refused',
    'replays',
    /a legal action was refused/,
    {
      refusal: () => ({ rule: 'T-3', key: 'no', args: {} }),
    },
  ],
  [
    'a legal action refused, asked directly',
    'legality',
    /is legal and refused by T-3 no/,
    {
      refusal: () => ({ rule: 'T-3', key: 'no', args: {} }),
    },
  ],
  [
    'a refusal without a rule',
    'legality',
    /refused by no rule/,
    {
      refusal: (state, seat, action) =>
        toy.refusal(state, seat, action) && { rule: 'rule 3', key: 'no', args: {} },
    },
  ],
  [
    'a refusal without a key',
    'legality',
    /refused without a key/,
    {
      refusal: (state, seat, action) =>
        toy.refusal(state, seat, action) && { rule: 'T-3', key: 'Not now!', args: {} },
    },
  ],
  [
    'a refusal with odd arguments',
    'legality',
    /is refused with/,
    {
      refusal: (state, seat, action) =>
        toy.refusal(state, seat, action) && { rule: 'T-3', key: 'no', args: { n: Number.NaN } },
    },
  ],
  [
    'legal actions in disorder',
    'legality',
    /not ascending/,
    {
      legal: (state, seat, out) => {
        const count = toy.legal(state, seat, out);
        out.subarray(0, count).reverse();
        return count;
      },
    },
  ],
  ['no legal action', 'legality', /has no action/, { legal: () => 0 }],
  [
    'a seat both waited for and not',
    'legality',
    /waited for and not waited for/,
    {
      mayAct: (state) => toy.mayAct(state) | toy.actors(state),
    },
  ],
  [
    'a seat that is not at the table',
    'legality',
    /not all at the table/,
    {
      mayAct: (state) => (toy.actors(state) === 0 ? 0 : toy.mayAct(state) | 0x100),
    },
  ],
  [
    'acting while chance is to move',
    'legality',
    /while nobody is waited for/,
    { mayAct: (state) => everyone(state.seats) & ~toy.actors(state) },
  ],
  [
    'an outcome too early',
    'legality',
    /over true/,
    { outcome: () => ({ places: [1, 1], points: null, grade: null }) },
  ],
  [
    'asking changes the state',
    'legality',
    /asking what is legal changed the state/,
    {
      refusal: (state, seat, action) => {
        state.won[0]++;
        return toy.refusal(state, seat, action);
      },
    },
  ],
  [
    'deals named by time',
    'deals',
    /is called deal\/\d+ after changed minds|another/,
    {
      create: (seats, options) => Object.assign(toy.create(seats, options), { steps: 0 }),
      apply: (state, seat, action) => {
        toy.apply(state, seat, action);
        (state as ToyState & { steps: number }).steps++;
      },
      copy: (from, to) => {
        toy.copy(from, to);
        (to as ToyState & { steps: number }).steps = (from as ToyState & { steps: number }).steps;
      },
      event: (state) => toy.event(state) && `deal/${(state as ToyState & { steps: number }).steps}`,
    },
  ],
  [
    'deals that go on from the last deck',
    'deals',
    /another play had another deal/,
    {
      chance: (state, rng) => {
        const skip = state.phase === 0 ? state.scores.reduce((sum, score) => sum + score, 0) : 0;
        for (let i = 0; i < skip; i++) rng.below(2);
        toy.chance(state, rng);
      },
    },
  ],
  ['two events of one name', 'deals', /two events/, { event: (state) => toy.event(state) && 'deal' }],
  [
    'choices that do not commute',
    'commuting',
    /do not commute/,
    {
      apply: (state, seat, action) => {
        const first = state.phase === BID && state.bids.every((bid) => bid < 0);
        toy.apply(state, seat, action);
        if (first) state.leader = seat;
      },
    },
  ],
  [
    'a choice that forbids another',
    'commuting',
    /makes the (second|first) illegal/,
    {
      refusal: (state, seat, action) =>
        state.phase === BID && state.bids.includes(action)
          ? { rule: 'T-4', key: 'taken', args: {} }
          : toy.refusal(state, seat, action),
    },
  ],
  ['two words for one action', 'words', /two actions are called/, { print: () => 'bid:0' }],
  ['a blank in a word', 'words', /is no word/, { print: (action) => `${toy.print(action)} ` }],
  [
    'a word read otherwise',
    'words',
    /is printed .* and read as/,
    { parse: (word) => (word === 'bid:1' ? 2 : toy.parse(word)) },
  ],
  ['a careless word taken', 'words', /is read as/, { parse: (word) => toy.parse(word.trim()) }],
  ['no actions', 'words', /0 actions/, { actions: 0 }],
  [
    'places with gaps',
    'endings',
    /places 2,2/,
    {
      outcome: (state) =>
        toy.outcome(state) && { places: [2, 2, 2].slice(0, state.seats), points: null, grade: null },
    },
  ],
  [
    'half points',
    'endings',
    /points/,
    {
      outcome: (state) =>
        toy.outcome(state) && { places: [1, 1, 1].slice(0, state.seats), points: [0.5, 1], grade: null },
    },
  ],
  [
    'a grade of nothing',
    'endings',
    /grade 0/,
    {
      outcome: (state) =>
        toy.outcome(state) && { places: [1, 1, 1].slice(0, state.seats), points: null, grade: 0 },
    },
  ],
  ['an end without an outcome', 'endings', /no outcome/, { outcome: () => null }],
  ['a bound too small', 'endings', /goes on after/, { bound: () => 2 }],
  [
    'a lost card',
    'conservation',
    /not conserved/,
    {},
    { count: (open) => (open.hands as unknown[][]).flat().length },
  ],
  [
    'a card that is lost now and then',
    'marathon',
    /not conserved/,
    {},
    { count: (open) => (open.hands as unknown[][]).flat().length },
  ],
  [
    'an end without an outcome, after many steps',
    'marathon',
    /no outcome|over false/,
    { outcome: () => null },
  ],
  [
    'legal and refused',
    'marathon',
    /is legal and refused/,
    { refusal: () => ({ rule: 'T-3', key: 'no', args: {} }) },
  ],
  [
    'a branch never seen',
    'steering',
    /never seen: moon/,
    {},
    { branches: { names: ['moon'], seen: () => [] }, steered: 10 },
  ],
  [
    'legal by another’s hand',
    'worlds',
    /looks different/,
    {
      legal: (state, seat, out) => {
        const count = toy.legal(state, seat, out);
        return count > 1 && state.phase === BID && state.owner[0] === (seat + 1) % state.seats
          ? count - 1
          : count;
      },
    },
  ],
  [
    'legal by another’s hand, seen by the oracle',
    'oracle',
    /can tell by what is legal/,
    {
      legal: (state, seat, out) => {
        const count = toy.legal(state, seat, out);
        return count > 1 && state.phase === BID && state.owner[0] === (seat + 1) % state.seats
          ? count - 1
          : count;
      },
    },
  ],
  [
    'chance named by a hidden card',
    'oracle',
    /can tell by the event/,
    { event: (state) => toy.event(state) && `${toy.event(state)}/${state.phase === 3 ? state.owner[0] : 0}` },
  ],
];

describe('the suite finds', () => {
  it.each(faults)('%s (%s)', (_, check, says, fault, plan) => {
    expect(() => run(check, fault, plan)).toThrow(says);
  });
});
