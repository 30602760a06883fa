import { checkProof, type Log, Match, must, type Viewer } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import {
  ann,
  begun,
  ben,
  cat,
  dan,
  finish,
  gathered,
  SECRET,
  saltOf,
  type TestTable,
} from '../../test/test-table.js';
import { chores } from './deadlines.js';
import { join } from './gathering.js';
import { seatLink } from './handover.js';
import { undo } from './playing.js';
import {
  finishedOf,
  mayOpen,
  missedSteps,
  resultOf,
  showLog,
  showReplay,
  showStep,
  showStepAt,
  showSteps,
  showTable,
  stepTexts,
  summaryOf,
  viewerOf,
} from './show.js';
import type { Table } from './table.js';

const skull = { game: 'skull', seats: 3 } as const;
const king = { game: 'skull-king', seats: 3 } as const;

describe('viewerOf', () => {
  it('gives a seat’s eyes to its owner only', () => {
    const scene = begun(skull, [ann, ben]);
    scene.do(cat, join);
    expect([ann.id, ben.id, cat.id, dan.id, null].map((one) => viewerOf(scene.table, one))).toEqual([
      0,
      1,
      'spectator',
      'spectator',
      'spectator',
    ]);
  });
});

describe('showStep', () => {
  it('is nothing before the game, and then what the match shows this viewer', () => {
    expect(showStep(gathered(skull).table, 0)).toBeNull();
    const { table } = begun(king, [ann, ben, cat]);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(showStep(table, viewer)!.sight).toEqual(table.match!.view(0, viewer));
  });

  it('has the number and time of what last touched the game', () => {
    const scene = begun(king, [ann, ben, cat]);
    const { seq } = scene.table;
    const { at } = scene;
    scene.pass(1_000);
    scene.do(dan, join);
    expect(showStep(scene.table, 0)).toMatchObject({ table: scene.id, seq, at });
    expect(scene.table.stepped).toBe(seq);
    must(scene.submit(ann));
    expect(showStep(scene.table, 0)).toMatchObject({ seq: seq + 2, at: at + 1_000, sight: { step: 1 } });
  });
});

describe('stepTexts', () => {
  it.each(gameIds)('is the step of each viewer, letter by letter, through a whole match of %s', (game) => {
    const scene = begun({ game, seats: 3 }, [ann, ben, cat]);
    const { table } = scene;
    for (;;) {
      const text = stepTexts(table);
      for (const viewer of [0, 1, 2, 'spectator'] as const)
        expect(text(viewer)).toBe(JSON.stringify(showStep(table, viewer)));
      if (table.phase !== 'playing') break;
      const { person } = table.places[table.actors[0]];
      must(scene.submit({ id: person!, name: table.nameOf(person)! }));
    }
  });
});

const stepsAfter = (table: Table, after: number, viewer: Viewer) =>
  showSteps(table, missedSteps(table, after), viewer);

describe('showSteps', () => {
  it('shows each step again exactly as it was shown, oldest first', () => {
    const scene = begun({ ...king, settings: { clock: { per: 'match', ms: 600_000 } } }, [ann, ben, cat]);
    const viewers = [0, 1, 2, 'spectator'] as const;
    const shown = viewers.map((viewer) => [showStep(scene.table, viewer)!]);
    const first = scene.table.seq;
    const note = (): void => {
      for (const [i, viewer] of viewers.entries()) shown[i].push(showStep(scene.table, viewer)!);
      scene.pass(777);
    };
    must(scene.submit(ann, 'bid:0', 'bid:1'));
    note();
    scene.do(ann, undo);
    note();
    scene.do(dan, join);
    while (shown[0].length < 25) {
      const seat = scene.table.actors[0];
      must(scene.submit([ann, ben, cat][seat]));
      note();
    }
    for (const [i, viewer] of viewers.entries()) {
      expect(stepsAfter(scene.table, 0, viewer)).toEqual(shown[i]);
      expect(stepsAfter(scene.table, first, viewer)).toEqual(shown[i].slice(1));
      expect(stepsAfter(scene.table, scene.table.seq - 1, viewer)).toEqual(shown[i].slice(-1));
      expect(stepsAfter(scene.table, scene.table.seq, viewer)).toEqual([]);
      for (const step of shown[i]) expect(showStepAt(scene.table, step.seq, viewer)).toEqual(step);
    }
    expect(showStepAt(scene.table, first - 1, 0)).toBeNull();
  });

  it('shows the newest only after a long gap', () => {
    const { table } = finish(begun(king));
    expect(stepsAfter(table, 0, 'spectator')).toEqual([showStep(table, 'spectator')]);
    const after = table.marks.at(-33)!.seq;
    expect(stepsAfter(table, after, 0)).toHaveLength(32);
    expect(stepsAfter(table, after - 1, 0)).toHaveLength(1);
  });
});

describe('what is secret', () => {
  /** Everything that anybody can be shown of a table. */
  const everything = ({ table }: TestTable): string =>
    JSON.stringify([
      showTable(table),
      summaryOf(table),
      showLog(table),
      finishedOf(table),
      resultOf(table),
      ['spectator' as const, 0, 1, 2].map((viewer) => [
        showStep(table, viewer),
        stepsAfter(table, 0, viewer),
      ]),
    ]);

  it('is the secret, the key, the salts and a link’s token, until it is over', () => {
    const scene = begun(skull, [ann, ben, cat]);
    const { token } = scene.do(ann, seatLink);
    must(scene.submit(scene.table.actors.includes(0) ? ann : ben));
    expect(mayOpen(scene.table)).toBe(false);
    expect(showLog(scene.table)).toBeNull();
    expect(finishedOf(scene.table)).toBeNull();
    const { tokenHash } = scene.table.places[0];
    const all = everything(scene);
    for (const secret of [SECRET, scene.table.match!.key, saltOf(ann), token, tokenHash!])
      expect(all).not.toContain(secret);
    expect(everything(finish(scene))).toContain(SECRET);
  });

  it('is what others chose: worlds that differ in it look the same', () => {
    const worlds = ['bid:0', 'bid:1'].map((word) => {
      const scene = begun(king, [ann, ben, cat]);
      must(scene.submit(ann, word));
      const { table } = scene;
      return JSON.stringify([
        showTable(table),
        summaryOf(table),
        chores(table),
        [1, 2, 'spectator' as const].map((viewer) => stepsAfter(table, 0, viewer)),
      ]);
    });
    expect(worlds[0]).toBe(worlds[1]);
  });
});

describe('after play', () => {
  it('the log replays and its proof holds', () => {
    const scene = finish(begun(king, [ann, ben]));
    const log = JSON.parse(JSON.stringify(showLog(scene.table)!)) as NonNullable<ReturnType<typeof showLog>>;
    expect(log.proof).toMatchObject({ match: scene.id, deal: 'deal', secret: SECRET });
    expect(checkProof(log, log.proof)).toEqual({ ok: true, value: { missing: [] } });
    const match = must(Match.replay(games['skull-king'], log as unknown as Log));
    expect(match.outcome()).toEqual(scene.table.outcome);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(match.view(match.step, viewer).view).toEqual(showStep(scene.table, viewer)!.sight.view);
  });

  it('the replay shows every step open', () => {
    const { table } = finish(begun(king, [ann, ben]));
    const whole = showReplay(finishedOf(table)!, 0, 200);
    const { entries } = table.match!.log();
    expect(whole.steps).toBe(entries.length);
    expect(whole.outcome).toEqual(table.outcome);
    expect(whole.shown[0]).toMatchObject({ step: 0, entry: null, actors: [0, 1, 2] });
    expect(whole.shown[7]).toEqual({
      step: 7,
      entry: entries[6],
      actors: table.match!.view(7, 'spectator').actors,
      open: table.game.open(table.match!.at(7)),
      between: [],
    });
    const last = showReplay(finishedOf(table)!, entries.length, 200);
    expect(last.shown).toHaveLength(1);
    expect(last.shown[0].actors).toEqual([]);
    expect(showReplay(finishedOf(table)!, 5, 3).shown.map(({ step }) => step)).toEqual([5, 6, 7]);
    expect(showReplay(finishedOf(table)!, 100_000, 3).shown).toEqual([]);
  });

  it('the result stands by itself', () => {
    const { table } = finish(begun(king, [ann, ben]));
    expect(resultOf(table)).toMatchObject({
      outcome: table.outcome,
      resigned: [],
      view: showStep(table, 'spectator')!.sight.view,
    });
    expect(resultOf(begun(king).table)).toBeNull();
  });

  it('a match that was broken off is open too', () => {
    const scene = begun(king, [ann, ben]);
    scene.attend(scene.chore('bot')!);
    scene.attend(scene.chore('close')!);
    expect(showLog(scene.table)!.entries.at(-1)).toEqual({ table: 'abort' });
    expect(finishedOf(scene.table)!.outcome).toBeNull();
    expect(resultOf(scene.table)).toBeNull();
  });
});

describe('summaryOf', () => {
  it('says who is there and for whom the game waits', () => {
    const scene = gathered(king, [ann, ben]);
    expect(summaryOf(scene.table)).toMatchObject({
      id: scene.id,
      phase: 'gathering',
      host: 'Ann',
      seats: 3,
      free: 0,
      names: ['Ann', 'Ben', expect.any(String)],
      waiting: [],
    });
    expect(summaryOf(begun(king, [ann, ben]).table).waiting).toEqual([0, 1, 2]);
  });
});
