import { FastRng } from '@crossbones/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, lay, legal } from '../fixture.js';
import type { State } from '../index.js';
import { copyOf, look, played, type Table } from './fixture.js';
import { cardRefusal, codeOf, modesOf, openTo, otherOf, type Plan, restOf, whole } from './step.js';

const tables: readonly Table[] = [
  { seats: 2, mode: 'competitive' },
  { seats: 3, mode: 'competitive' },
  { seats: 4, mode: 'competitive' },
  { seats: 4, mode: 'teams' },
];

/** Whether the same step goes on: whoever made it is still asked. */
const goesOn = (s: State, turns: number): boolean => s.turns === turns && legal(s).includes('done');

describe.each(tables)('the second step of a turn, put together from one view: $seats, $mode', (table) => {
  const seeds = fc.string({ minLength: 4 });
  const some = { numRuns: 3 };

  it('QC-4 QC-5 QC-6 QC-7 QC-12 is open to every word that the game would allow, and to no other', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        const rng = new FastRng(seed);
        for (const { state, seat, legal: words } of played(table, new FastRng(`play ${seed}`))) {
          const view = look(state, seat);
          const modes = modesOf(view, words);
          if (modes.length === 0) continue;
          expect(modes.flatMap((mode) => openTo(view, words, { mode, words: [] }))).toEqual(
            words.filter((word) => word !== 'done'),
          );
          const trial = copyOf(state);
          let plan: Plan = { mode: modes[rng.below(modes.length)], words: [] };
          for (let open = openTo(view, words, plan); open.length > 0; open = openTo(view, words, plan)) {
            const word = open[rng.below(open.length)];
            act(trial, word);
            plan = { ...plan, words: [...plan.words, word] };
            const on = goesOn(trial, state.turns);
            expect(whole(view, plan)).toEqual(on ? [...plan.words, 'done'] : plan.words);
            expect(openTo(view, words, plan)).toEqual(
              on ? legal(trial).filter((other) => other !== 'done') : [],
            );
            seen.add(`${plan.mode} ${plan.words.length}`);
          }
        }
      }),
      some,
    );
    const modes = table.mode === 'teams' ? ['take', 'swap', 'partner'] : ['take', 'swap'];
    for (const mode of modes) for (const made of [1, 2, 3]) expect(seen).toContain(`${mode} ${made}`);
  });

  it('QC-4 can be every step that is played word by word', () => {
    let built = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        let start: { readonly view: ReturnType<typeof look>; readonly words: readonly string[] } | null =
          null;
        let made: readonly string[] = [];
        for (const { state, seat, legal: words, word } of played(table, new FastRng(seed))) {
          if (!word.includes('/') && word !== 'done') continue;
          if (start?.view.turns !== state.turns || start.view.round !== state.round) {
            start = { view: look(state, seat), words };
            made = [];
          }
          const [mode] = modesOf(start.view, [...made, word]);
          const plan: Plan = { mode, words: made };
          if (word === 'done') expect(whole(start.view, plan)).toEqual([...made, 'done']);
          else expect(openTo(start.view, start.words, plan)).toContain(word);
          made = [...made, word];
          built++;
        }
      }),
      some,
    );
    expect(built).toBeGreaterThan(50);
  });

  it('QC-5 QC-6 QC-7 QC-12 leaves hands, market and boxes as the game does', () => {
    let left = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { state, seat, word } of played(table, new FastRng(seed))) {
          if (!word.includes('/')) continue;
          const view = look(state, seat);
          const [mode] = modesOf(view, [word]);
          const { hand, other, pawns } = restOf(view, { mode, words: [word] });
          const after = copyOf(state);
          act(after, word);
          if (!goesOn(after, state.turns)) continue;
          const now = look(after, seat);
          // What was swapped already may not move again.
          expect(restOf(now, { mode, words: [] })).toEqual({ hand, other, pawns: [] });
          expect([...now.boxes.flatMap((box) => box.pawns), ...pawns].sort()).toEqual(
            view.boxes.flatMap((box) => box.pawns),
          );
          if (mode === 'take') expect([hand, other]).toEqual([now.hands[seat], now.market]);
          left++;
        }
      }),
      some,
    );
    expect(left).toBeGreaterThan(20);
  });

  it('QC-5 refuses a card that makes no further pair as the game does', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { state, seat, legal: words } of played(table, new FastRng(seed))) {
          const view = look(state, seat);
          if (view.phase !== 'take') continue;
          const open = openTo(view, words, { mode: 'take', words: [] });
          for (const card of view.hands[seat] ?? []) {
            const why = cardRefusal('take', open, card);
            expect(why).toEqual(view.unplayable[card] ?? null);
            seen.add(why === null);
          }
        }
      }),
      some,
    );
    expect(seen.size).toBe(2);
  });
});

describe('the second step of a turn that has begun', () => {
  it('QC-4 stays what it is, though there may be nothing more to do in it', () => {
    const s = act(lay({ hands: ['c1 c7'], market: 'c1 c2', reserve: 'c8' }), 'stop');
    expect(modesOf(look(s, 0), legal(s))).toEqual(['take', 'swap']);
    act(s, 'pair:c1/c1=c1');
    expect([modesOf(look(s, 0), legal(s)), legal(s)]).toEqual([['take'], ['done']]);
    const begun = (phase: string) => modesOf({ ...look(s, 0), phase } as ReturnType<typeof look>, ['done']);
    expect([begun('swap'), begun('partner'), begun('choose')]).toEqual([['swap'], ['partner'], []]);
  });

  it('QC-7 QC-12 leaves out what has moved already', () => {
    const s = lay({ hands: ['c1 c2 c3'], market: 'c5 c6 c7', reserve: 'c8' });
    act(s, 'stop', 'swap:c1/c5');
    const plan: Plan = { mode: 'swap', words: ['swap:c2/c6'] };
    expect(restOf(look(s, 0), plan)).toEqual({ hand: ['c3'], other: ['c7'], pawns: [] });
    expect(openTo(look(s, 0), legal(s), plan)).toEqual(['swap:c3/c7']);
  });

  it('QC-5 refuses a card in hand, or with this one of the market', () => {
    const open = ['pair:c1/c1=c1', 'pair:c2+c2/c3=c3'];
    const why = (card: string) => ({ rule: 'QC-5', key: 'no-pair', args: { card } });
    expect(cardRefusal('take', open, 'c4')).toEqual(why('c4'));
    expect(cardRefusal('take', open, 'c2')).toBeNull();
    expect(cardRefusal('take', open, 'c2', 'c3')).toBeNull();
    expect(cardRefusal('take', open, 'c2', 'c1')).toEqual(why('c2'));
    expect(cardRefusal('swap', open, 'c4')).toBeNull();
    expect(cardRefusal('partner', [], 'c2', 'c1')).toBeNull();
  });

  it('reads from a word which card is given, and which it is for', () => {
    const words = ['pair:c2+c2/joker=c3', 'swap:c4/c5', 'partner:joker/c6', 'done'];
    expect(words.map(codeOf)).toEqual(['c2', 'c4', 'joker', '']);
    expect(words.map(otherOf)).toEqual(['joker', 'c5', 'c6', '']);
  });
});
