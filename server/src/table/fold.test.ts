import type { Body } from '@crossbones/api';
import { saltHashOf } from '@crossbones/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ann, ben, cat, dan, person, SECRET, saltOf, TestTable } from '../../test/test-table.js';
import { appear, disappear, nudge, standIn } from './absence.js';
import { back, wish } from './away-and-back.js';
import { say } from './chat.js';
import { chores } from './deadlines.js';
import { face } from './face.js';
import { change, clear, code, fill, join, kick, leave, open, sit, stand } from './gathering.js';
import { host } from './host.js';
import { become, forget, rename } from './person-changes.js';
import { resign, submit, undo } from './playing.js';
import { rematch } from './rematch.js';
import { replyOf } from './reply.js';
import { seatLink, takeSeat } from './seat-handover.js';
import {
  mayOpen,
  missedSteps,
  resultOf,
  showLines,
  showLog,
  showStep,
  showSteps,
  showTable,
  summaryOf,
} from './show.js';
import { ready, salt, start, unready } from './start.js';
import { Table } from './table.js';

const everybody = [ann, ben, cat, dan, person('Eve')];
const channels = ['table', 'watchers', 'team'] as const;
const noLink = { token: 'of no link at all' };
/** The last link that was made at a table. */
const links = new WeakMap<TestTable, { readonly token: string }>();
const wishes = ['pause', 'resume', null] as const;
const changes: readonly Body<'change'>[] = [
  { seats: 2 },
  { seats: 4 },
  { seats: 5 },
  { settings: { away: 'bot' } },
  { settings: { public: true } },
];

/** One thing that somebody tries; `n` chooses among what there is to choose. */
const attempts: readonly ((scene: TestTable, who: (typeof everybody)[number], n: number) => void)[] = [
  (s, who) => void s.ask(who, join),
  (s, who, n) => void s.ask(who, (t, r) => sit(t, r, n % 3 === 0 ? {} : { seat: n % 5 })),
  (s, who) => void s.ask(who, stand),
  (s, who) => void s.ask(who, leave),
  (s, who) => void s.ask(who, (t, r) => ready(t, r, { saltHash: saltHashOf(saltOf(who)) })),
  (s, who) => void s.ask(who, unready),
  (s, who, n) => void s.ask(who, (t, r) => kick(t, r, { person: everybody[n % 5].id })),
  (s, who, n) => void s.ask(who, (t, r) => host(t, r, { person: everybody[n % 5].id })),
  (s, who, n) => void s.ask(who, (t, r) => fill(t, r, n % 2 === 0 ? {} : { seat: n % 5 })),
  (s, who, n) => void s.ask(who, (t, r) => clear(t, r, { seat: n % 5 })),
  (s, who, n) => void s.ask(who, (t, r) => change(t, r, changes[n % changes.length])),
  (s, who, n) => void s.ask(who, (t, r) => face(t, r, { face: n % 4 === 0 ? null : n % 4 })),
  (s, who) => s.self((t, at) => void disappear(t, who.id, at)),
  (s, who) => s.self((t, at) => void appear(t, who.id, at)),
  (s, who, n) => void s.ask(who, (t, r) => nudge(t, r, { seat: n % 5 })),
  (s, who, n) => void s.ask(who, (t, r) => standIn(t, r, { seat: n % 5, agreed: n % 3 > 0 })),
  (s, who) => void s.ask(who, (t, r) => code(t, r, 'ABCDEF')),
  (s, who) => void s.ask(who, (t, r) => start(t, r, { id: 'deal', secret: SECRET })),
  (s, who) => void s.ask(who, (t, r) => salt(t, r, { salt: saltOf(who) })),
  act,
  act,
  act,
  act,
  (s, who, n) => void s.ask(who, (t, r) => submit(t, r, { decision: n % 7, actions: ['pass'] })),
  (s, who) => void s.ask(who, undo),
  (s, who, n) => void (n % 4 === 0 && s.ask(who, resign)),
  (s, who) => void s.ask(who, back),
  (s, who, n) => void s.ask(who, (t, r) => wish(t, r, { wish: wishes[n % 3] })),
  (s, who, n) => {
    const offered = s.ask(who, seatLink);
    if (offered.ok) links.set(s, offered.value);
    if (n % 2 === 0) s.ask(everybody[n % 5], (t, r) => takeSeat(t, r, links.get(s) ?? noLink));
  },
  (s, who) => void s.ask(who, (t, r) => takeSeat(t, r, links.get(s) ?? noLink)),
  (s, who, n) => void s.ask(who, (t, r) => say(t, r, { channel: channels[n % 3], text: `I say ${n}` })),
  (s, who) =>
    s.self((t) => {
      const way = rematch(t, s.request(who));
      if (!way.ok) return;
      const next = new Table('next0000000000000000', null, s.served);
      way.value.open(next);
      way.value.name(next.id);
      expect(
        next.places.every((place, seat) => place.person === null || next.seatOf(place.person) === seat),
      ).toBe(true);
    }),
  (s, who, n) => s.self((t, at) => rename(t, { id: who.id, name: `${who.name} ${n % 3}` }, at)),
  (s, who, n) => s.self((t, at) => void (n % 4 === 0 && become(t, who.id, everybody[n % 5], at))),
  (s, who, n) => s.self((t, at) => void (n % 8 === 0 && forget(t, who.id, at))),
  (s, _, n) => s.pass(n * 50),
  (s, _, n) => {
    if (n % 10 === 0) s.outages.push({ start: s.at, until: s.at + n * 1_000 });
    if (n % 10 === 0) s.pass(n * 1_000);
  },
  attend,
  attend,
  attend,
];

/** A legal action of whoever is asked, mostly. */
function act(scene: TestTable, _: unknown, n: number): void {
  const { table } = scene;
  const sight = table.sight('spectator');
  if (sight === null) return;
  const asked = [...sight.actors, ...sight.may];
  const seat = asked[n % Math.max(1, asked.length)] ?? 0;
  const owner = table.places[seat].person;
  const words = table.match!.legal(seat);
  if (owner === null || words.length === 0) return;
  const who = { id: owner, name: table.nameOf(owner) ?? '' };
  scene.submit(who, words[n % words.length]);
  if (n % 5 === 0) scene.ask(who, undo);
}

function attend(scene: TestTable, _: unknown, n: number): void {
  const due = chores(scene.table).sort((a, b) => a.at - b.at);
  // A table is not given up at every second look.
  const chore = due[n % Math.min(2, Math.max(1, due.length))];
  if (chore !== undefined && (chore.is !== 'close' || n % 30 === 0)) scene.attend(chore);
}

const viewers = [0, 1, 2, 3, 'spectator'] as const;

/** All that anybody can see of a table, and what it will do. */
const seen = (table: Table): unknown => ({
  table: showTable(table),
  summary: summaryOf(table),
  steps: viewers
    .filter((viewer) => viewer === 'spectator' || viewer < table.seats)
    .map((viewer) => [showStep(table, viewer), showSteps(table, missedSteps(table, table.seq - 9), viewer)]),
  lines: [null, ...everybody.map(({ id }) => id)].map((one) => showLines(table, one, 0)),
  chores: chores(table),
  open: mayOpen(table) ? [showLog(table), resultOf(table)] : null,
});

function sound(table: Table): void {
  const owners = table.places.flatMap(({ person }) => (person === null ? [] : [person]));
  expect(new Set(owners).size).toBe(owners.length);
  if (table.host !== null) expect(table.people.has(table.host)).toBe(true);
  expect(table.pause !== null).toBe(table.match?.paused ?? false);
  if (table.match?.outcome() != null) expect(table.phase).toBe('over');
  for (const person of table.kicked) expect(table.people.has(person)).toBe(false);
  if (table.phase === 'playing')
    for (const seat of table.actors) {
      const running = table.tableMatch!.clocks.seats[seat].since !== null;
      const should = table.settings.clock.per !== 'none' && table.pause === null && !table.botPlays(seat);
      expect(running).toBe(should);
    }
}

const settings = fc.record({
  public: fc.boolean(),
  clock: fc.constantFrom(
    { per: 'none' as const },
    { per: 'move' as const, ms: 5_000 },
    { per: 'match' as const, ms: 60_000 },
  ),
  undo: fc.boolean(),
  away: fc.constantFrom('wait' as const, 'pause' as const, 'bot' as const),
});
const opening: fc.Arbitrary<Body<'open'>> = fc
  .tuple(
    fc.constantFrom<Body<'open'>>(
      { game: 'skull', seats: 3 },
      { game: 'skull', seats: 2, options: { gangs: 2 } },
      { game: 'skull-king', seats: 3, options: { schedule: 'bedtime' } },
      { game: 'skull-king-dice', seats: 3 },
      { game: 'skull-queen', seats: 2 },
      { game: 'queens-collection', seats: 4, options: { mode: 'teams' } },
    ),
    settings,
  )
  .map(([body, settings]) => ({ ...body, settings }));
const tries = fc.array(
  fc.record({
    what: fc.integer({ min: 0, max: attempts.length - 1 }),
    who: fc.integer({ min: 0, max: 4 }),
    n: fc.integer({ min: 0, max: 200 }),
  }),
  { minLength: 30, maxLength: 120 },
);

const runs = { seed: 1, numRuns: process.env.DEEP ? 600 : 100 };

describe('a table', () => {
  it('is the fold of what was kept, whatever was tried, and nothing breaks it', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(opening, fc.boolean(), tries, (body, quick, list) => {
        const scene = new TestTable();
        scene.ask(ann, (t, r) => open(t, r, body));
        if (quick) {
          for (const one of [ben, cat]) scene.ask(one, (t, r) => sit(t, r, {}));
          scene.ask(ann, (t, r) => fill(t, r, {}));
          for (const one of [ann, ben, cat])
            scene.ask(one, (t, r) => ready(t, r, { saltHash: saltHashOf(saltOf(one)) }));
          scene.ask(ann, (t, r) => start(t, r, { id: 'deal', secret: SECRET }));
          for (const one of [ann, ben]) scene.ask(one, (t, r) => salt(t, r, { salt: saltOf(one) }));
          scene.attend(scene.chore('deal') ?? { is: 'deal', at: scene.at });
        }
        for (const { what, who, n } of list) {
          attempts[what](scene, everybody[who], n);
          sound(scene.table);
        }
        const reloaded = scene.reloaded();
        expect(seen(reloaded)).toEqual(seen(scene.table));
        for (const kept of scene.kept) {
          reached.add(kept.what.is === 'table' ? kept.what.entry : kept.what.is);
          if (kept.by === null || kept.key === null) continue;
          const again = reloaded.answered(kept.by, kept.key)!;
          expect(replyOf(reloaded, again)).toEqual(replyOf(scene.table, kept));
        }
      }),
      runs,
    );
    // Otherwise the tries were too tame to show anything.
    for (const what of [
      'away',
      'returned',
      'taken',
      'handover',
      'undo',
      'timeout',
      'pause',
      'resume',
      'became',
      'forgot',
    ])
      expect(reached, what).toContain(what);
  });

  it('takes only the next number', () => {
    const scene = new TestTable();
    scene.ask(ann, (t, r) => open(t, r, { game: 'skull', seats: 3 }));
    const table = new Table(scene.id, null, scene.served);
    expect(() => table.fold(scene.kept[1])).toThrow('number 2 after 0');
  });

  it('throws at what cannot have happened', () => {
    const scene = new TestTable();
    scene.ask(ann, (t, r) => open(t, r, { game: 'skull', seats: 3 }));
    expect(() => scene.table.happen({ is: 'dealt' }, 0)).toThrow('without its secret');
  });

  it('never goes back in time', () => {
    const scene = new TestTable();
    scene.ask(ann, (t, r) => open(t, r, { game: 'skull', seats: 3 }));
    scene.at -= 5_000;
    scene.ask(ben, join);
    expect(scene.kept.map(({ at }) => at)).toEqual([1_000_000, 1_000_000, 1_000_000]);
  });
});
