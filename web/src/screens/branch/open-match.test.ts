import { expect, it, vi } from 'vitest';
import { openedOf } from '../../play/local/branch.js';
import { randomMatch } from './fixture.js';
import { openMatch } from './open-match.js';

/** What the server answers to each call; whatever is not said must not be asked. */
const answers = new Map<string, unknown>();
const asked: string[] = [];
vi.mock('../../shell/server-connection.js', () => ({
  connection: {
    call: async (name: string) => {
      asked.push(name);
      return answers.get(name);
    },
  },
}));
vi.mock('../../shell/shown-name.js', () => ({ calledOr: (name: string | null) => name ?? 'Somebody' }));
vi.mock('../../shell/words.js', () => ({ learnVolume: async () => {} }));

const kept = randomMatch('skull', 'table');
const { setup, rules, names, entries, outcome } = kept;
const places = names.map((name, seat) => ({ name, bot: setup.bots.includes(seat) ? 'bosun' : null }));

function server(phase: string, log: unknown, ended: unknown = outcome): void {
  answers.clear();
  asked.length = 0;
  answers.set('table', { ok: true, value: { table: { phase, places, outcome: ended } } });
  answers.set('log', log);
}
const whole = { ok: true, value: { ...setup, rules, entries } };
const refused = (code: string) => ({ ok: false, error: { code, message: code } });

it('a table that is over is opened as a match of the device is', async () => {
  server('over', whole);
  expect(await openMatch({ table: 'abc' })).toEqual({
    ...openedOf(kept),
    match: '/t/abc',
    setup: {
      game: setup.game,
      seats: setup.seats,
      options: setup.options,
      key: setup.key,
    },
  });
});

it.each(['gathering', 'sealing', 'playing'])(
  'a table that is %s stays shut, and its log is not asked for',
  async (phase) => {
    server(phase, whole);
    expect(await openMatch({ table: 'abc' })).toEqual({ is: 'unfinished', why: null });
    expect(asked).toEqual(['table']);
  },
);

it('the server has the last word: what it refuses stays shut', async () => {
  // Such as a deal that is still played at another table.
  server('over', refused('not-over'));
  expect(await openMatch({ table: 'abc' })).toEqual({ is: 'unfinished', why: 'not-over' });
  server('over', refused('no-such-table'));
  expect(await openMatch({ table: 'abc' })).toEqual({ is: 'lost', why: 'no-such-table' });
});

it('a match that was called off has no end, and is not played on', async () => {
  server('closed', whole, null);
  expect(await openMatch({ table: 'abc' })).toEqual({ is: 'unreadable', why: null });
});
