import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, cat, finish, gathered } from '../../test/test-table.js';
import { wish } from './away-and-back.js';
import { say } from './chat.js';
import { botActs, type Chore, chores, close } from './deadlines.js';
import { resign } from './playing.js';
import { mayOpen } from './show.js';

const DAY = 86_400_000;
const king = { game: 'skull-king', seats: 4 } as const;
const skull = { game: 'skull', seats: 3 } as const;

describe('bots', () => {
  it('act 400 ms after the game began to wait for them, all at the same time', () => {
    const scene = begun(king);
    const bots = chores(scene.table).filter(({ is }) => is === 'bot');
    expect(bots.map((chore) => ('seat' in chore ? [chore.seat, chore.at - scene.at] : []))).toEqual([
      [1, 400],
      [2, 400],
      [3, 400],
    ]);
    scene.attend(bots[0]);
    expect(scene.chore('bot', 2)!.at).toBe(bots[1].at);
  });

  it.each([
    ['deckhand', 400, 400],
    ['captain', 200, 400],
    ['admiral', 0, 1_500],
  ] as const)('that are %ss begin to think after %i ms and say their word after %i', (level, at, due) => {
    const scene = begun(king, [ann], undefined, level);
    for (const seat of [1, 2, 3])
      expect(scene.chore('bot', seat)).toMatchObject({ at: scene.at + at, due: scene.at + due });
  });

  it('that stand in for a person are bosuns', () => {
    const scene = begun(king, [ann, ben], undefined, 'admiral');
    expect([0, 1, 2, 3].map((seat) => scene.table.levelAt(seat))).toEqual([
      'bosun',
      'bosun',
      'admiral',
      'admiral',
    ]);
    scene.do(ben, resign);
    expect(scene.chore('bot', 1)).toMatchObject({ due: scene.at + 400 });
  });

  it('leave a person 1.5 s to think again where actions can be taken back', () => {
    for (const [undo, wait] of [
      [true, 1_500],
      [false, 400],
    ] as const) {
      const scene = begun({ ...king, settings: { undo } });
      for (const seat of [1, 2, 3]) scene.attend(scene.chore('bot', seat)!);
      scene.pass(10_000);
      must(scene.submit(ann));
      while (scene.table.actors.includes(0)) must(scene.submit(ann));
      expect(scene.chore('bot')!.at).toBe(scene.at + wait);
    }
  });

  it('keep a word to themselves that was thought of before a person acted, while that can be taken back', () => {
    const scene = begun({ ...king, settings: { undo: true } });
    const { seat, decision } = scene.chore('bot', 1) as Extract<Chore, { is: 'bot' }>;
    scene.pass(400);
    must(scene.submit(ann));
    const { seq } = scene.table;
    scene.self((t, at) => expect(must(botActs(t, seat, decision, 'bid:0', at))).toBeNull());
    expect(scene.table.seq).toBe(seq);
    scene.attend(scene.chore('bot', 1)!);
    expect(scene.kept.at(-1)!.what).toMatchObject({ is: 'acted', seat, bot: true });
  });

  it('take the same time whatever they hold', () => {
    const times = [0, 1, 2, 3].map((salt) => {
      const scene = begun(king, [ann], `table00000000000000${salt}`);
      const seen: number[] = [];
      for (let i = 0; i < 12; i++) {
        const bot = scene.chore('bot');
        if (bot === undefined) break;
        seen.push(bot.at);
        scene.attend(bot);
      }
      return seen.slice(0, 3);
    });
    expect(new Set(times.map(String)).size).toBe(1);
  });

  it('are not asked for what they only may do', () => {
    const scene = begun(king);
    scene.attend(scene.chore('bot', 1)!);
    expect(scene.table.sight('spectator')!.may).toContain(1);
    expect(scene.chore('bot', 1)).toBeUndefined();
  });

  it('say nothing when it is not their turn any more', () => {
    const scene = begun(king);
    const chore = scene.chore('bot', 1)!;
    scene.attend(chore);
    const { seq } = scene.table;
    scene.self((t, at) => botActs(t, 1, 0, 'bid:0', at));
    scene.self((t, at) => botActs(t, 0, 0, 'bid:0', at));
    expect(scene.table.seq).toBe(seq);
  });

  it.each([
    ['blunder against the rules', 'bid:99'],
    ['say what nobody understands', 'ahoy'],
    ['break', null],
  ])('that %s do something that is allowed: nobody waits for their repair', (_, said) => {
    const scene = begun(king);
    const { seat, decision } = scene.chore('bot', 1) as Extract<Chore, { is: 'bot' }>;
    const legal = scene.table.match!.legal(seat);
    scene.pass(400);
    scene.self((t, at) => {
      const done = must(botActs(t, seat, decision, said, at));
      expect(legal).toContain(done);
    });
    expect(scene.kept.at(-1)!.what).toMatchObject({ is: 'acted', seat, bot: true });
    expect(scene.chore('bot', 1)).toBeUndefined();
  });

  it('rest during a pause', () => {
    const scene = begun(king);
    const chore = scene.chore('bot', 1)!;
    scene.do(ann, (t, r) => wish(t, r, { wish: 'pause' }));
    expect(scene.chore('bot')).toBeUndefined();
    const { seq } = scene.table;
    scene.attend(chore);
    expect(scene.table.seq).toBe(seq);
  });

  it('play the seat of one who resigned', () => {
    const scene = begun(skull, [ann, ben, cat]);
    for (const one of [ann, ben, cat]) scene.do(one, resign);
    while (scene.table.phase === 'playing') scene.attend(scene.chore('bot')!);
    expect(scene.table.outcome).not.toBeNull();
  });
});

describe('abandoned tables', () => {
  it('close a day after the last sign of life before the start', () => {
    const scene = gathered(skull);
    scene.pass(1_000);
    scene.do(ann, (t, r) => say(t, r, { channel: 'table', phrase: 'ahoy' }));
    expect(chores(scene.table)).toEqual([{ is: 'close', at: scene.at + DAY }]);
    scene.pass(DAY - 1);
    scene.self((t, at) => close(t, at));
    expect(scene.table.phase).toBe('gathering');
    scene.pass(1);
    scene.self((t, at) => close(t, at));
    expect(scene.table.phase).toBe('closed');
    expect(chores(scene.table)).toEqual([]);
    expect(mayOpen(scene.table)).toBe(false);
  });

  it('are broken off where no clock would end them', () => {
    const scene = begun(skull, [ann, ben, cat]);
    scene.attend(scene.chore('close')!);
    expect(scene.since(0).slice(-2)).toEqual(['abort', 'closed']);
    expect(scene.table.match!.aborted).toBe(true);
    expect(mayOpen(scene.table)).toBe(true);
    const paused = begun(skull, [ann]);
    paused.do(ann, (t, r) => wish(t, r, { wish: 'pause' }));
    paused.attend(paused.chore('close')!);
    expect(paused.since(0).slice(-3)).toEqual(['resume', 'abort', 'closed']);
  });

  it('go on where clocks end them, unless they stand still', () => {
    const clock = { per: 'move', ms: 2 * DAY } as const;
    const scene = begun({ ...skull, settings: { clock } }, [ann, ben, cat]);
    expect(scene.chore('close')).toBeUndefined();
    scene.pass(30 * DAY);
    scene.self((t, at) => close(t, at));
    expect(scene.table.phase).toBe('playing');
    for (const one of [ann, ben, cat]) scene.do(one, (t, r) => wish(t, r, { wish: 'pause' }));
    expect(scene.chore('close')!.at).toBe(scene.at + 2 * DAY);
  });

  it('have nothing to do when they are over', () => {
    const scene = finish(begun(skull));
    expect(chores(scene.table)).toEqual([]);
    const { seq } = scene.table;
    scene.pass(30 * DAY);
    scene.self((t, at) => close(t, at));
    expect(scene.table.seq).toBe(seq);
  });
});
