import { checkProof, type Log, Match, must, saltHashOf, secretHashOf, type Viewer } from '@crossbones/core';
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
  TestTable,
} from '../../test/test-table.js';
import { wish } from './away-and-back.js';
import { say } from './chat.js';
import { chores } from './deadlines.js';
import { face } from './face.js';
import { fill, join, kick, open, sit } from './gathering.js';
import { resign, undo } from './playing.js';
import { seatLink } from './seat-handover.js';
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
import { ready } from './start.js';
import type { Table } from './table.js';

const skull = { game: 'skull', seats: 3 } as const;
const king = { game: 'skull-king', seats: 3 } as const;

describe('viewerOf', () => {
  it('gives a seat’s eyes to its owner only', () => {
    expect(viewerOf(gathered(skull, [ann, ben]).table, ann.id)).toBe('spectator');
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

describe('showTable', () => {
  const nobody = { person: null, name: null, bot: null, ready: false, away: false, control: 'owner' };
  const place = { ...nobody, resigned: false, wish: null, unseen: null, nudged: null, votes: [], face: null };

  it('says all that everybody may know while people gather', () => {
    const scene = new TestTable();
    const { at } = scene;
    scene.do(ann, (t, r) => open(t, r, skull));
    scene.do(ben, (t, r) => sit(t, r, {}));
    scene.do(ben, (t, r) => ready(t, r, { saltHash: saltHashOf(saltOf(ben)) }));
    scene.do(ben, (t, r) => face(t, r, { face: 5 }));
    const { table } = scene;
    expect(showTable(table)).toEqual({
      id: scene.id,
      seq: table.seq,
      game: 'skull',
      rules: games.skull.rules,
      options: games.skull.options.defaults,
      settings: table.settings,
      phase: 'gathering',
      host: ann.id,
      places: [
        { ...place, person: ann.id, name: 'Ann' },
        { ...place, person: ben.id, name: 'Ben', ready: true, face: 5 },
        place,
      ],
      people: [
        { person: ann.id, name: 'Ann' },
        { person: ben.id, name: 'Ben' },
      ],
      code: null,
      sealed: null,
      paused: false,
      teams: null,
      outcome: null,
      rematch: null,
      opened: at,
    });
  });

  it('says who was sent away, what was taken back, and that an operator has closed it', () => {
    const scene = gathered(skull, [ann, ben]);
    expect(Object.keys(showTable(scene.table))).not.toContain('sentAway');
    scene.do(ann, (t, r) => kick(t, r, { person: ben.id }));
    const { seq } = scene.do(ann, (t, r) => say(t, r, { channel: 'table', phrase: 'ahoy' }));
    scene.self((t, at) => void t.happen({ is: 'unsaid', line: seq }, at));
    scene.self((t, at) => void t.happen({ is: 'closed', by: 'operator' }, at));
    expect(showTable(scene.table)).toMatchObject({
      phase: 'closed',
      sentAway: [{ person: ben.id, name: 'Ben' }],
      unsaid: [seq],
      closedBy: 'operator',
    });
    expect(scene.refused(ann, (t, r) => fill(t, r, {}))).toBe('closed-by-operator');
  });

  it('says of a match how it is sealed, who plays for whom, and how it ended', () => {
    const scene = begun(king, [ann, ben]);
    scene.do(ben, resign);
    const { table } = scene;
    const bot = { ...place, name: expect.any(String), bot: 'bosun', ready: true, control: 'bot' };
    expect(showTable(table)).toMatchObject({
      phase: 'playing',
      sealed: {
        deal: 'deal',
        secretHash: secretHashOf(SECRET),
        saltHashes: [saltHashOf(saltOf(ann)), saltHashOf(saltOf(ben)), null],
      },
      places: [
        { ...place, person: ann.id, name: 'Ann', ready: true },
        { ...place, person: ben.id, name: 'Ben', ready: true, control: 'bot', resigned: true },
        bot,
      ],
      outcome: null,
    });
    finish(scene);
    expect(showTable(table).outcome).toEqual(table.outcome);
    const four = begun({ game: 'queens-collection', seats: 4, options: { mode: 'teams' } }, [ann, ben]);
    expect(showTable(four.table).teams).toEqual([0, 1, 0, 1]);
  });
});

describe('showStep', () => {
  it('is nothing before the game, and then what the match shows this viewer', () => {
    expect(showStep(gathered(skull).table, 0)).toBeNull();
    const { table } = begun(king, [ann, ben, cat]);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(showStep(table, viewer)!.sight).toEqual(table.match!.view(0, viewer));
  });

  it('tells of the way there, whenever chance was to move', () => {
    const scene = begun(king, [ann, ben, cat]);
    const { table } = scene;
    const shown = () => showStep(table, 0)!.sight;
    while (shown().between.length === 0) must(scene.submit([ann, ben, cat][table.actors[0]]));
    expect(shown()).toEqual(table.match!.view(table.match!.step, 0));
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
    // Who has seen nothing yet has missed nothing but how it stands.
    expect(missedSteps(scene.table, null)).toEqual(scene.table.marks.slice(-1));
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
    const dealt = whole.shown.find(({ between }) => between.length > 0)!;
    expect(dealt.between).toEqual(table.match!.fork(dealt.step).open().between);
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
    expect(showReplay(finishedOf(scene.table)!, 0, 1)).toMatchObject({ outcome: null, shown: [{ step: 0 }] });
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

  it('waits for nobody during a pause, nor once it is closed', () => {
    const paused = begun(king, [ann, ben]);
    for (const one of [ann, ben]) paused.do(one, (t, r) => wish(t, r, { wish: 'pause' }));
    expect(summaryOf(paused.table).waiting).toEqual([]);
    const closed = begun(king, [ann, ben]);
    closed.attend(closed.chore('close')!);
    expect(closed.table.phase).toBe('closed');
    expect(summaryOf(closed.table).waiting).toEqual([]);
  });
});
