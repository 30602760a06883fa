import { Match, must, type Sight } from '@crossbones/core';
import { skull } from '@crossbones/games/skull/index';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../play/stage.js';
import { handOf, spread } from './discs.js';
import { type Moment, script, type View } from './script.js';

/** A match whose every step is told to one seat. */
function telling(seats: number, viewer: number, options = {}) {
  const match = must(Match.open(skull, { seats, options, key: 'b'.repeat(64) }));
  const sight = () => match.view(match.step, viewer) as Sight & { view: View };
  let before: View | null = null;
  const tell = (): Scene<View, Moment>[] => {
    const scenes = script(before, sight());
    before = sight().view;
    return scenes;
  };
  const told: Scene<View, Moment>[] = [...tell()];
  const act = (seat: number, word: string): Scene<View, Moment>[] => {
    must(match.submit(seat, [word]));
    const scenes = tell();
    told.push(...scenes);
    return scenes;
  };
  const view = () => sight().view;
  /** Everybody places what they are told to; the first player comes last. */
  const place = (word: (seat: number) => string): void => {
    const { first } = view();
    for (let i = 1; i <= seats; i++) act((first! + i) % seats, word((first! + i) % seats));
  };
  return { match, act, place, view, told };
}

const plot = (scenes: readonly Scene<View, Moment>[]): string[] =>
  scenes.map(({ moment }) =>
    moment === null ? '-' : moment.is === 'turned' ? `${moment.is} ${moment.disc}` : moment.is,
  );

describe('the story of a step', () => {
  it('begins with who starts', () => {
    const { told, view } = telling(4, 0);
    expect(plot(told)).toEqual(['first', '-']);
    expect(told[0].moment).toMatchObject({ gang: view().first });
  });

  it('turns one disc after another, each after a breath, and ends with the mat', () => {
    const { act, place, view } = telling(4, 0);
    place(() => 'flower');
    const first = view().first!;
    expect(plot(act(first, 'challenge:4'))).toEqual(['attempt', 'breath', 'turned flower', '-']);
    const scenes = [1, 2, 3].flatMap((i) => act(first, `turn:${(first + i) % 4}`));
    expect(plot(scenes)).toEqual([
      ...['breath', 'turned flower', '-', 'breath', 'turned flower', '-'],
      ...['breath', 'turned flower', 'made', '-'],
    ]);
    const breaths = scenes.flatMap(({ moment }) => (moment?.is === 'breath' ? [moment.last] : []));
    expect(breaths).toEqual([false, false, true]);
    const made = scenes.find(({ moment }) => moment?.is === 'made')!;
    expect(made.view.gangs[first].flower).toBe(true);
    expect(made.view.gangs[first].pile).toHaveLength(1);
  });

  it('shows no face before it is turned', () => {
    const { act, place, view } = telling(3, 0);
    place((seat) => (seat === view().first ? 'flower' : 'skull'));
    const first = view().first!;
    act(first, 'challenge:3');
    const [breath, turned] = act(first, `turn:${(first + 1) % 3}`);
    const { gang } = breath.moment as Extract<Moment, { is: 'breath' }>;
    expect(breath.view.gangs[gang].pile).toEqual([null]);
    expect(breath.view.turned).toHaveLength(1);
    expect(turned.view.turned.at(-1)).toEqual({ gang, disc: 'skull' });
  });

  it('names a lost disc to its own player only', () => {
    for (const viewer of [0, 1, 2]) {
      const { act, place, view } = telling(3, viewer);
      place((seat) => (seat === view().first ? 'flower' : 'skull'));
      const first = view().first!;
      const owner = (first + 1) % 3;
      act(first, 'challenge:3');
      act(first, `turn:${owner}`);
      const lost = act(owner, 'pick:2').find(({ moment }) => moment?.is === 'lost')!;
      expect(lost.moment).toMatchObject({ gang: first, at: 2 });
      expect((lost.moment as Extract<Moment, { is: 'lost' }>).disc === null).toBe(viewer !== first);
    }
  });

  it('by the letter, tells that a last skull takes its owner along', () => {
    const { act, place, view } = telling(3, 0, { lastSkull: 'anyone' });
    const owner = view().first!;
    const [next, other] = [(owner + 1) % 3, (owner + 2) % 3];
    for (let lost = 0; lost < 3; lost++) {
      place((seat) => (seat === owner ? 'skull' : 'flower'));
      act(owner, 'challenge:1');
      for (const seat of [next, other]) act(seat, 'pass');
      act(owner, 'lose:flower');
    }
    place((seat) => (seat === owner ? 'skull' : 'flower'));
    act(owner, 'challenge:1');
    act(next, 'raise:3');
    expect(plot(act(next, `turn:${owner}`))).toEqual(['breath', 'turned skull', '-']);
    const scenes = act(owner, 'pick:0');
    expect(plot(scenes)).toEqual(['-', 'lost', 'out', '-']);
    expect(scenes.map(({ moment }) => moment?.gang)).toEqual([undefined, next, owner, undefined]);
  });

  it('tells nothing of a step taken back', () => {
    const { match, act, place, view } = telling(3, 0);
    place(() => 'flower');
    const before = view();
    const first = before.first!;
    act(first, 'challenge:2');
    const after = view();
    expect(plot(script(after, { ...match.view(match.step, 0), view: before }))).toEqual(['-']);
  });
});

describe('discs on the table', () => {
  it('keep their names from the hand to the pile to the middle', () => {
    const { act, place, view } = telling(3, 0);
    const held = handOf(0, view().mine[0].hand).map(({ key }) => key);
    place(() => 'flower');
    const { piles } = spread(view(), null);
    expect(held).toContain(piles[0][0].key);
    expect(handOf(0, view().mine[0].hand).map(({ key }) => key)).not.toContain(piles[0][0].key);
    const first = view().first!;
    act(first, 'challenge:3');
    const lifted = spread(view(), (first + 1) % 3);
    expect(lifted.turned.map(({ key }) => key)).toEqual([piles[first][0].key]);
    expect(lifted.lifted?.key).toBe(piles[(first + 1) % 3][0].key);
    expect(lifted.lifted?.face).toBeNull();
  });
});
