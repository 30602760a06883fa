import { FastRng, must, seatsIn } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { arbitrate, type Bids, type Ending } from './arbiter.js';
import { skull as game, type State } from './index.js';
import { LINE, Phase } from './state.js';

const matsOf = (state: State) =>
  Array.from({ length: state.gangs }, (_, gang) => ({
    discs: state.discs[gang],
    pile: state.pile[gang],
    flower: state.made[gang] > 0,
  }));
const onTable = (state: State) => ({ players: state.seats, options: state.options, mats: matsOf(state) });
type Tried = ReturnType<typeof onTable> & { readonly who: number; readonly bid: number };

describe('the arbiter', () => {
  it('S-3 to S-12 says of bids and challenges what becomes of them in the game', () => {
    const rng = new FastRng('skull');
    const ends = new Set<string>();
    const legal = new Uint16Array(game.actions);
    for (let n = 0; n < 60; n++) {
      const gangs = n % 3 === 0 ? 2 : 1;
      const seats = gangs === 2 ? 2 + (n % 4) : 3 + (n % 5);
      const state = game.create(seats, { gangs, lastSkull: n % 2 === 0 ? 'challenger' : 'anyone' });
      let tried: Tried | null = null;
      while (game.outcome(state) === null) {
        if (game.event(state) !== null) {
          game.chance(state, rng);
          continue;
        }
        const before = { ...onTable(state), who: state.turn, bid: state.bid };
        const [seat] = seatsIn(game.actors(state));
        const count = game.legal(state, seat, legal);
        const words = Array.from(legal.subarray(0, count), game.print);
        const bids = words.flatMap((word) => /^(?:challenge|raise):(\d+)$/.exec(word)?.[1] ?? []).map(Number);
        if (bids.length > 0) {
          const { least, most, mayAdd } = must(arbitrate({ ask: 'bid', ...before })) as Bids;
          expect([least, most]).toEqual([bids[0], bids.at(-1)]);
          expect(mayAdd).toBe(words.some((word) => /flower|skull/.test(word)));
        }
        const { round, alive, phase } = state;
        game.apply(state, seat, legal[rng.below(rng.below(2) === 0 ? Math.min(3, count) : count)]);
        const line = state.sheet.subarray(LINE * (round - 1));
        if (tried === null && state.challenger >= 0)
          tried = { ...before, who: state.challenger, bid: state.bid };
        if (phase === Phase.name) continue;
        if (tried === null && state.round > round) tried = { ...before, who: line[0], bid: line[1] };
        while (tried !== null && game.event(state) !== null) game.chance(state, rng);
        const over = game.outcome(state);
        if (tried === null || (state.round === round && over === null && state.phase !== Phase.name))
          continue;
        // The round is over: who is out, who begins the next one, who has won?
        const skull = line[2] === 0 ? null : line[2] - 1;
        const asked = { ask: 'turn', ...tried, skull };
        const { made, out, first, winner } = must(arbitrate(asked)) as Ending;
        const { gangs: mats } = game.view(state, 'spectator');
        const gone = mats.flatMap(({ name }, gang) => (((alive & ~state.alive) >> gang) & 1 ? [name] : []));
        expect({ made, out, winner }).toEqual({
          made: skull === null,
          out: gone,
          winner: over === null ? null : over.places.indexOf(1),
        });
        if (over === null) expect(first).toBe(state.phase === Phase.name ? null : mats[state.first].name);
        ends.add(`${made ? 'made' : `fails, ${out.length} out`}${winner === null ? '' : ', over'}`);
        if (state.phase === Phase.name) ends.add('names');
        tried = null;
      }
    }
    expect([...ends].sort()).toEqual([
      'fails, 0 out',
      'fails, 1 out',
      'fails, 1 out, over',
      'fails, 2 out',
      'made',
      'made, over',
      'names',
    ]);
  });

  const mats = [
    { discs: 1, pile: 1 },
    { discs: 3, pile: 2 },
    { discs: 4, pile: 1 },
  ];
  const turn = { ask: 'turn', players: 3, mats, who: 1, bid: 3, skull: 0 };
  const keys = (question: object): string[] =>
    must(arbitrate(question)).reasons.map(({ rule, key }) => `${rule} ${key}`);

  it('gives every step its rule', () => {
    expect(keys(turn)).toEqual([
      'S-5 own-first',
      'S-5 then-others',
      'S-5 meets-skull',
      'S-8 picks',
      'S-7 may-gloat',
      'S-9 starts-next',
    ]);
    expect(keys({ ...turn, options: { lastSkull: 'anyone' } })).toContain('S-10 loses-last-skull');
    expect(keys({ ...turn, bid: 2, skull: null })).toEqual([
      'S-5 own-first',
      'S-5 bid-reached',
      'S-6 mat-turns',
      'S-6 starts-next',
    ]);
    expect(keys({ ask: 'bid', players: 3, mats, who: 0, bid: 2 })).toEqual([
      'S-4 await-bid',
      'S-3 bid-beyond-table',
      'S-4 bid-not-higher',
      'S-4 bid-all',
    ]);
  });

  it('S-5 to S-9 says of each step which mat, whose skull and how many', () => {
    const args = (question: object) => must(arbitrate(question)).reasons.map((why) => why.args);
    const lost = { gang: '1', owner: '0', discs: 3 };
    expect(args(turn)).toEqual([
      { gang: '1', count: 2 },
      { count: 1, mats: '0 2' },
      lost,
      lost,
      { mats: '2' },
      { gang: '1' },
    ]);
    expect(args({ ...turn, bid: 2, skull: null })).toEqual([
      { gang: '1', count: 2 },
      { bid: 2 },
      { gang: '1' },
      { gang: '1' },
    ]);
    expect(args({ ask: 'bid', players: 3, mats, who: 0, bid: 2 })).toEqual([
      { gang: '0', bid: 2 },
      { bid: 5, discs: 4 },
      { bid: 2, last: 2 },
      { discs: 4 },
    ]);
  });

  it('S-6 S-8 S-9 settles a second success, a last disc and one’s own skull', () => {
    const second = mats.map((mat, i) => ({ ...mat, flower: i === 1 }));
    expect(must(arbitrate({ ...turn, mats: second, bid: 2, skull: null }))).toMatchObject({
      made: true,
      first: null,
      winner: 1,
    });
    expect(keys({ ...turn, mats: second, bid: 2, skull: null }).at(-1)).toBe('S-6 second-made');
    const last = { ...turn, who: 0, bid: 2, skull: 1 };
    expect(keys(last).slice(2)).toEqual([
      'S-5 meets-skull',
      'S-8 last-disc',
      'S-9 is-out',
      'S-9 starts-next',
    ]);
    expect(must(arbitrate(last))).toMatchObject({ made: false, out: ['0'], first: '1', winner: null });
    expect(keys({ ...turn, skull: 1, bid: 1 }).slice(1)).toEqual([
      'S-5 meets-skull',
      'S-8 chooses',
      'S-7 may-gloat',
      'S-9 starts-next',
    ]);
    expect(keys({ ...turn, who: 0, bid: 1, skull: 0 }).at(-1)).toBe('S-9 names-next');
    expect(keys({ ask: 'bid', players: 3, mats, who: 0, bid: 0 })).toEqual([
      'S-3 hand-empty',
      'S-3 bid-beyond-table',
      'S-4 bid-all',
    ]);
  });

  it('says what is wrong with a question, and where', () => {
    const amiss = (question: unknown): unknown => {
      const { error } = arbitrate(question) as { error?: { key: string; args: { at?: unknown } } };
      return error && [error.key, error.args.at];
    };
    expect(amiss(turn)).toBeUndefined();
    expect(amiss({ ...turn, ask: 'why' })).toEqual(['wants-choice', 'ask']);
    expect(amiss({ ...turn, mats: mats.slice(1) })).toEqual(['wants-list', 'mats']);
    expect(amiss({ ...turn, players: 4 })).toEqual(['wants-list', 'mats']);
    expect(amiss({ ...turn, mats: [{ discs: 1, pile: 2 }, ...mats.slice(1)] })).toEqual([
      'wants-int',
      'mats[0].pile',
    ]);
    expect(amiss({ ...turn, mats: mats.map((mat, i) => (i === 1 ? mat : { discs: 0, pile: 0 })) })).toEqual([
      'nobody-to-play',
      'mats',
    ]);
    const out = mats.map((mat, i) => (i === 2 ? { discs: 0, pile: 0 } : mat));
    expect(amiss({ ...turn, mats: out, who: 2 })).toEqual(['wants-choice', 'who']);
    expect(amiss({ ...turn, mats: out, skull: 2 })).toEqual(['wants-choice', 'skull']);
    expect(amiss({ ...turn, bid: 2 })).toEqual(['wants-choice', 'skull']);
    expect(amiss({ ...turn, bid: 5 })).toEqual(['wants-int', 'bid']);
    expect(amiss({ ...turn, ask: 'bid', bid: 4 })).toEqual(['wants-int', 'bid']);
    expect(amiss({ ...turn, players: 2 })).toEqual(['one-gang-each-needs-three-seats', 'options']);
    expect(amiss({ ...turn, options: { lastSkull: 'me' } })).toEqual(['wants-choice', 'options.lastSkull']);
  });
});
