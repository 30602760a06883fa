import type { EventName } from '@crossbones/api';
import { type Game, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, type TestTable } from '../../test/test-table.js';
import { missedSteps, showStep, showSteps } from '../table/show.js';
import type { Rulebooks } from '../table/table.js';
import { Followers } from './followers.js';

/** A rulebook, and how often each part of a view of it was made and an action applied. */
function counted(): {
  calls: { view: number; common: number; own: number; apply: number };
  rulebooks: Rulebooks;
} {
  const calls = { view: 0, common: 0, own: 0, apply: 0 };
  const rules = games['skull-king'] as Game;
  const counting: Game = {
    ...rules,
    view: (state, viewer) => {
      calls.view++;
      return rules.view(state, viewer);
    },
    common: (state) => {
      calls.common++;
      return rules.common(state);
    },
    own: (state, viewer) => {
      calls.own++;
      return rules.own(state, viewer);
    },
    apply: (state, seat, action) => {
      calls.apply++;
      rules.apply(state, seat, action);
    },
  };
  return { calls, rulebooks: { ...games, 'skull-king': counting } };
}

/** A long match: somebody changes a sealed bid again and again. */
function long(rulebooks: Rulebooks, steps: number): TestTable {
  const scene = begun({ game: 'skull-king', seats: 3 }, [ann, ben, cat], undefined, undefined, rulebooks);
  for (let i = 0; i < steps; i++) must(scene.submit(ann, `bid:${i % 2}`));
  return scene;
}

const follower = (person: string | null) => {
  const heard: (readonly [EventName, unknown])[] = [];
  return {
    heard,
    person,
    tell: (event: EventName, json: string) => void heard.push([event, JSON.parse(json)]),
  };
};
const stepsOf = ({ heard }: ReturnType<typeof follower>): unknown[] =>
  heard.flatMap(([event, step]) => (event === 'step' ? [step] : []));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('those who follow a match', () => {
  it('share what all see alike: it is made once, and the rest once for each pair of eyes', () => {
    const { calls, rulebooks } = counted();
    const scene = long(rulebooks, 1);
    const { table } = scene;
    const followers = new Followers();
    const people = [ann.id, ben.id, cat.id, null, null].map(follower);
    for (const one of people) followers.admit(table, one, table.seq);
    must(scene.submit(ben, 'bid:1'));
    Object.assign(calls, { common: 0, own: 0 });
    const { seq, at, what } = table.marks.at(-1)!;
    followers.publish(table, [{ seq, at, what, by: ben.id, key: null, digest: null }]);
    expect(calls).toMatchObject({ common: 1, own: 4 });
    for (const [i, one] of people.entries())
      expect(stepsOf(one)).toEqual([plain(showStep(table, i < 3 ? i : 'spectator'))]);
  });
});

describe('whoever comes back to a long match', () => {
  it('is shown what others were shown, made once', () => {
    const { calls, rulebooks } = counted();
    const { table } = long(rulebooks, 1_500);
    const followers = new Followers();
    const after = table.marks.at(-33)!.seq;
    Object.assign(calls, { view: 0, common: 0, own: 0, apply: 0 });
    const first = follower(null);
    followers.admit(table, first, after);
    expect(stepsOf(first)).toHaveLength(32);
    expect(calls.view).toBe(32);
    // It is gone back no further than to a checkpoint.
    expect(calls.apply).toBeLessThan(100);
    Object.assign(calls, { view: 0, common: 0, own: 0, apply: 0 });
    const others = Array.from({ length: 100 }, () => follower(null));
    for (const [i, other] of others.entries()) followers.admit(table, other, after + (i % 32));
    expect(calls).toEqual({ view: 0, common: 0, own: 0, apply: 0 });
    for (const [i, other] of others.entries()) expect(stepsOf(other)).toEqual(stepsOf(first).slice(i % 32));
    const seated = follower(ann.id);
    followers.admit(table, seated, after);
    expect(stepsOf(seated)).toEqual(plain(showSteps(table, missedSteps(table, after), 0)));
  });

  it('is shown the newest step only after a long gap, and what came since', () => {
    const { calls, rulebooks } = counted();
    const scene = long(rulebooks, 300);
    const { table } = scene;
    const followers = new Followers();
    for (const after of [null, 1, table.marks[10].seq]) {
      const one = follower(null);
      followers.admit(table, one, after);
      expect(stepsOf(one)).toEqual([plain(showStep(table, 'spectator'))]);
    }
    must(scene.submit(ann, 'bid:0'));
    Object.assign(calls, { view: 0, common: 0, own: 0, apply: 0 });
    const late = follower(null);
    followers.admit(table, late, 1);
    expect(stepsOf(late)).toEqual([plain(showStep(table, 'spectator'))]);
    expect(calls.apply).toBe(0);
  });
});
