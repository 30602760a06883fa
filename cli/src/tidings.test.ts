import type { ChatLine, PlaceView, TableView } from '@crossbones/api';
import { expect, it } from 'vitest';
import { Tidings } from './tidings.js';
import { Voice } from './voice.js';

const place = (change: Partial<PlaceView>): PlaceView => ({
  person: null,
  name: null,
  bot: null,
  ready: false,
  away: false,
  control: 'owner',
  resigned: false,
  wish: null,
  unseen: null,
  nudged: null,
  votes: [],
  face: null,
  ...change,
});
const ann = { person: 'ann', name: 'Ann' };
const ben = { person: 'ben', name: 'Ben\u001b[2J' };
const table: TableView = {
  id: 't',
  seq: 1,
  game: 'skull',
  rules: 1,
  options: {},
  settings: { public: false, clock: { per: 'none' }, undo: true, away: 'wait', odds: true },
  phase: 'gathering',
  host: 'ann',
  places: [place(ann), place({}), place({})],
  people: [ann],
  code: null,
  sealed: null,
  paused: false,
  teams: null,
  outcome: null,
  rematch: null,
  opened: 0,
};
const tidings = new Tidings('ann', new Voice('en'));
const after = (change: Partial<TableView>, before = table): string[] =>
  tidings.between(before, { ...before, ...change });

it('tells who comes and goes, and nothing that a terminal would obey', () => {
  const full = {
    people: [ann, ben],
    places: [place(ann), place(ben), place({ bot: 'bosun', name: 'Gull', ready: true })],
  };
  expect(after(full)).toEqual([
    'Ben\ufffd[2J is here.',
    'Ben\ufffd[2J takes seat 1.',
    'Gull, a bot (bosun), takes seat 2.',
  ]);
  expect(after(table, { ...table, ...full })).toEqual([
    'Ben\ufffd[2J is gone.',
    'Ben\ufffd[2J leaves seat 1.',
    'Gull leaves seat 2.',
  ]);
  expect(tidings.roll({ ...table, ...full })).toEqual([
    '  0  Ann  host, you, not ready',
    '  1  Ben\ufffd[2J  not ready',
    '  2  Gull  bot, bosun',
  ]);
  expect(tidings.roll(table).slice(1)).toEqual(['  1  free', '  2  free']);
});

it('tells how they are', () => {
  const seated = {
    ...table,
    phase: 'playing' as const,
    places: [place(ann), place(ben)],
    people: [ann, ben],
  };
  const with1 = (change: Partial<PlaceView>): string[] =>
    after({ places: [place(ann), place({ ...ben, ...change })] }, seated);
  expect(with1({ away: true })).toEqual(['Ben\ufffd[2J is away.']);
  expect(with1({ unseen: 5 })).toEqual(['Ben\ufffd[2J is away.']);
  expect(with1({ resigned: true })).toEqual(['Ben\ufffd[2J has resigned.']);
  expect(with1({ wish: 'pause' })).toEqual(['Ben\ufffd[2J would pause: type pause to agree.']);
  expect(after({ places: [place({ ...ann, away: true }), place(ben)] }, seated)[0]).toMatch(
    /^You count as away/,
  );
  expect(after({ paused: true, host: 'ben' }, seated)).toEqual([
    'Ben\ufffd[2J is the host now.',
    'The match is paused.',
  ]);
  expect(after({ rematch: 'x', phase: 'closed' }, seated)).toHaveLength(2);
  expect(after({ people: [ben] }, seated)).toEqual(['You are no longer at this table.']);
});

it('tells what is said', () => {
  const line = (change: Partial<ChatLine>): string =>
    tidings.line({
      table: 't',
      seq: 2,
      at: 0,
      channel: 'table',
      person: 'ben',
      name: 'Ben',
      said: { text: 'a\tb' },
      ...change,
    });
  expect(line({})).toBe('Ben: a\ufffdb');
  expect(line({ person: 'ann', said: { phrase: 'ahoy' } })).toBe('You: Ahoy!');
  expect(line({ channel: 'team', name: null })).toBe('Somebody (to your partner): a\ufffdb');
});
