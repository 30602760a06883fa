import { type Game, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, dan, finish, gathered } from '../../test/test-table.js';
import { join, leave } from './gathering.js';
import { resign, submit, undo } from './playing.js';
import { replyOf } from './reply.js';
import { missedSteps, showStep, showSteps, showTable, viewerOf } from './show.js';
import { type Rulebooks, Table } from './table.js';

const skull = { game: 'skull', seats: 3 } as const;
const king = { game: 'skull-king', seats: 4 } as const;
const anything = { decision: 0, actions: ['pass'] };

describe('submit', () => {
  it('is for those who have a seat, while a match is on', () => {
    const scene = gathered(skull, [ann, ben]);
    expect(scene.refused(ann, (t, r) => submit(t, r, anything))).toBe('not-started');
    const played = begun(skull, [ann, ben]);
    played.do(cat, join);
    expect(played.refused(cat, (t, r) => submit(t, r, anything))).toBe('not-seated');
    expect(finish(played).refused(ann, (t, r) => submit(t, r, anything))).toBe('over');
  });

  it('answers the step, and the match decides', () => {
    const scene = begun({ ...king, seats: 3 }, [ann, ben, cat]);
    const { seq } = scene.table;
    expect(must(scene.submit(ann, 'bid:0'))).toEqual({ seq: seq + 1, step: 1 });
    expect(scene.submit(ben, 'nonsense')).toMatchObject({ error: { key: 'unknown-word' } });
    expect(scene.submit(ben, 'bid:9')).toMatchObject({ ok: false, error: { rule: expect.any(String) } });
    expect(scene.kept.at(-1)!.what).toEqual({ is: 'acted', seat: 0, actions: ['bid:0'], bot: false });
  });

  it('names the decision it answers', () => {
    const scene = begun({ ...king, seats: 3 }, [ann, ben, cat]);
    const { decision } = showStep(scene.table, 0)!.sight;
    must(scene.submit(ann));
    expect(scene.ask(ann, (t, r) => submit(t, r, { decision, actions: ['bid:0'] }))).toMatchObject({
      error: { key: 'stale-decision', args: { decision: decision + 1 } },
    });
  });

  it('lets everybody choose at once by the decision they saw first, and change a sealed choice', () => {
    const scene = begun(king, [ann, ben, cat, dan]);
    const people = [ann, ben, cat, dan];
    const seen = people.map((_, seat) => showStep(scene.table, seat)!.sight);
    for (const [seat, one] of people.slice(0, 3).entries())
      scene.do(one, (t, r) =>
        submit(t, r, { decision: seen[seat].decision, actions: [seen[seat].legal[0]] }),
      );
    expect(showStep(scene.table, 0)!.sight).toMatchObject({ actors: [3], may: [0, 1, 2] });
    must(scene.submit(ben, seen[1].legal[1]));
    scene.do(dan, (t, r) => submit(t, r, { decision: seen[3].decision, actions: [seen[3].legal[0]] }));
    expect(scene.table.actors).toHaveLength(1);
  });

  it('takes all of several actions or none', () => {
    const scene = begun(king, [ann, ben, cat, dan]);
    const { seq } = scene.table;
    expect(scene.submit(ann, 'bid:0', 'nonsense').ok).toBe(false);
    expect(scene.table.seq).toBe(seq);
    expect(must(scene.submit(ann, 'bid:0', 'bid:1'))).toEqual({ seq: seq + 1, step: 2 });
    const kept = scene.kept.at(-1)!;
    must(scene.submit(ben));
    expect(replyOf(scene.reloaded(), kept)).toEqual({ seq: seq + 1, step: 2 });
  });

  it('ends the table with the last action of the game', () => {
    const scene = finish(begun(skull, [ann, ben]));
    expect(scene.since(0).slice(-2)).toEqual(['acted', 'over']);
    expect(showTable(scene.table)).toMatchObject({ phase: 'over', outcome: { places: expect.any(Array) } });
  });
});

describe('undo', () => {
  it('that comes late takes back nothing newer', () => {
    const scene = begun({ ...king, seats: 3 }, [ann, ben, cat]);
    must(scene.submit(ann));
    const { step } = showStep(scene.table, 0)!.sight;
    scene.do(ann, (t, r) => undo(t, r, { step }));
    must(scene.submit(ann));
    expect(scene.refused(ann, (t, r) => undo(t, r, { step }))).toBe('undo-not-last');
    scene.do(ann, (t, r) => undo(t, r, { step: showStep(scene.table, 0)!.sight.step }));
  });

  it('takes back one’s own last action', () => {
    const scene = begun({ ...king, seats: 3 }, [ann, ben, cat]);
    expect(scene.refused(ann, undo)).toBe('undo-not-last');
    must(scene.submit(ann));
    expect(scene.refused(ben, undo)).toBe('undo-not-last');
    const { seq } = scene.do(ann, undo);
    expect(scene.kept.at(-1)).toMatchObject({ seq, what: { is: 'table', entry: 'undo', seat: 0 } });
    expect(scene.table.actors).toEqual([0, 1, 2]);
  });

  it('takes back one of several', () => {
    const scene = begun(king, [ann, ben, cat, dan]);
    must(scene.submit(ann, 'bid:0', 'bid:1'));
    scene.do(ann, undo);
    expect(showStep(scene.table, 'spectator')!.sight.may).toEqual([0]);
    scene.do(ann, undo);
    expect(showStep(scene.table, 'spectator')!.sight.may).toEqual([]);
    expect(scene.refused(ann, undo)).toBe('undo-not-last');
  });

  it('is over for a decision that was taken back ten times, and for no other', () => {
    const scene = begun({ ...king, seats: 3 }, [ann, ben, cat]);
    for (let times = 0; times < 10; times++) {
      must(scene.submit(ann));
      scene.do(ann, undo);
    }
    must(scene.submit(ann));
    expect(scene.refused(ann, undo)).toBe('undo-too-often');
    must(scene.submit(ben));
    scene.do(ben, undo);
    const again = scene.reloaded();
    expect(undo(again, scene.request(ann))).toMatchObject({ error: { key: 'undo-too-often' } });
    // To change a choice that is still sealed is another decision.
    must(scene.submit(ann));
    scene.do(ann, undo);
  });

  it('is judged once, and not when the table is loaded or resumed', () => {
    let judged = 0;
    const counting: Rulebooks = {
      ...games,
      'skull-king': {
        ...(games['skull-king'] as Game),
        sampler: (view) => {
          judged++;
          return (games['skull-king'] as Game).sampler(view);
        },
      },
    };
    const scene = begun({ ...king, seats: 3 }, [ann, ben, cat], undefined, undefined, counting);
    for (let times = 0; times < 5; times++) {
      must(scene.submit(ann, 'bid:0', 'bid:1'));
      scene.do(ann, undo);
      scene.do(ann, undo);
    }
    expect(judged).toBe(15);
    const again = new Table(scene.id, scene.table.secret, scene.served, counting);
    for (const kept of scene.kept) again.fold(kept);
    const after = again.marks[2].seq;
    const [seen, before] = [again, scene.table].map((one) => showSteps(one, missedSteps(one, after), 0));
    expect(seen).toEqual(before);
    expect(judged).toBe(15);
  });

  it('is off where the table says so', () => {
    const scene = begun({ ...king, seats: 3, settings: { undo: false } }, [ann, ben, cat]);
    must(scene.submit(ann));
    expect(scene.refused(ann, undo)).toBe('no-undo');
  });
});

describe('resign', () => {
  it('leaves the seat to a bosun for good and its owner their eyes', () => {
    const scene = begun(skull, [ann, ben, cat]);
    scene.do(ben, resign);
    expect(showTable(scene.table).places[1]).toMatchObject({
      person: ben.id,
      resigned: true,
      control: 'bot',
    });
    expect(viewerOf(scene.table, ben.id)).toBe(1);
    expect(scene.refused(ben, resign)).toBe('resigned');
    expect(scene.refused(ben, (t, r) => submit(t, r, anything))).toBe('resigned');
    // Whoever begins places last.
    while (!scene.table.actors.includes(1)) must(scene.submit([ann, ben, cat][scene.table.actors[0]]));
    expect(scene.chore('bot', 1)).toBeDefined();
    scene.do(ben, leave);
    expect(finish(scene).table.outcome!.places[1]).toBe(3);
  });

  it('wants a match', () => {
    expect(gathered(skull, [ann]).refused(ann, resign)).toBe('not-started');
    const scene = begun(skull, [ann]);
    expect(scene.refused(ben, resign)).toBe('not-seated');
  });
});
