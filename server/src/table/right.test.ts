import { expect, it } from 'vitest';
import { ann, begun, ben, cat, gathered } from '../../test/test-table.js';
import { resign } from './playing.js';
import { holding, playing, seatExists } from './right.js';
import { ready, start } from './start.js';

const king = { game: 'skull-king', seats: 3 } as const;
const faultOf = (key: string, args: object = {}) => ({ ok: false, error: { key, args } });

it('seats are numbered from none to the last', () => {
  const { table } = gathered(king);
  for (const seat of [0, 1, 2]) expect(seatExists(table, seat).ok).toBe(true);
  for (const seat of [-1, 3, 0.5, Number.NaN])
    expect(seatExists(table, seat)).toEqual(faultOf('no-such-seat', { seat, seats: 3 }));
});

it('nothing is played before the deal', () => {
  const scene = gathered(king, [ann, ben]);
  for (const one of [ann, ben]) scene.do(one, (t, r) => ready(t, r, { saltHash: 'c0'.repeat(32) }));
  scene.do(ann, (t, r) => start(t, r, { id: 'deal', secret: 'ab'.repeat(32) }));
  expect(scene.table.phase).toBe('sealing');
  expect(playing(scene.table)).toEqual(faultOf('not-started'));
});

it('a seat is held by its owner, until they give up', () => {
  const scene = begun(king, [ann, ben]);
  scene.do(ben, resign);
  expect(holding(scene.table, ann.id)).toEqual({ ok: true, value: 0 });
  expect(holding(scene.table, ben.id)).toEqual(faultOf('resigned', { seat: 1 }));
  expect(holding(scene.table, cat.id)).toEqual(faultOf('not-seated'));
});
