import { expect, test } from 'vitest';
import { fetchAll, fetchOne, forget, keep, keeps, type SavedMatch } from './saved-matches.js';

const kept = (id: string, ...actions: string[]): SavedMatch => ({
  id,
  setup: { game: 'skull', seats: 3, options: {}, key: '0'.repeat(64), bots: [1, 2] },
  names: ['You', 'Mina', 'Brass'],
  entries: actions.map((action) => ({ seat: 0, action })),
  outcome: null,
  begun: 1,
  touched: 1,
});

test('where nothing can be kept, matches last as long as the page', async () => {
  expect(await keep(kept('a', 'skull'))).toBe('passing');
  expect(keeps.value).toBe(false);
  expect((await fetchOne('a'))?.entries).toHaveLength(1);
  expect(await fetchAll()).toHaveLength(1);
  await forget('a');
  expect(await fetchOne('a')).toBeUndefined();
});

test('what is on the shelf is added to, and never replaced', async () => {
  await keep(kept('b', 'skull', 'rose'));
  expect(await keep(kept('b', 'skull'))).toBe('forked');
  expect(await keep(kept('b', 'rose', 'rose', 'rose'))).toBe('forked');
  expect(await keep(kept('b', 'skull', 'rose', 'bid:1'))).toBe('passing');
});

test('what is taken back makes a match shorter, and never another one', async () => {
  await keep(kept('c', 'skull', 'rose', 'rose'));
  expect(await keep({ ...kept('c', 'rose'), takenBack: 1 })).toBe('forked');
  expect(await keep({ ...kept('c', 'skull'), takenBack: 2 })).toBe('forked');
  expect(await keep({ ...kept('c', 'skull'), takenBack: 1 })).toBe('passing');
  expect(await keep({ ...kept('c', 'skull', 'bid:1'), takenBack: 1 })).toBe('passing');
});
