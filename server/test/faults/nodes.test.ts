import { randomBytes } from 'node:crypto';
import type { Body } from '@crossbones/api';
import { must } from '@crossbones/core';
import { counted, eventually } from '@crossbones/core/suite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { gather, NetworkPlayer } from '../clients/network-player.js';
import { type Ground, postgresGround } from '../storage/ground.js';
import { AckAudit, type Finding } from './ack-audit.js';
import { ServerGroup } from './server-group.js';

const deep = process.env.DEEP !== undefined;
/** Bots and clocks are so much faster than in life. */
const PACE = 5;
const RACES = 1_000;

let ground: Ground;
let group: ServerGroup;
beforeAll(async () => {
  ground = await postgresGround();
  group = await ServerGroup.launch(ground, 2, PACE);
});
afterAll(async () => {
  await group?.stop();
  await ground?.leave();
});

let book: AckAudit;
const aboard: NetworkPlayer[] = [];
beforeEach(async () => {
  book = new AckAudit();
  await group.mend();
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') {
    const where = aboard.map(({ name, connection, stream, client }) =>
      JSON.stringify([
        name,
        connection.node,
        stream.live,
        client?.table?.phase,
        client?.seq,
        client?.pending,
      ]),
    );
    const refusals = book.refusals.slice(-5).map((one) => JSON.stringify(one));
    console.error([...where, ...refusals, ...group.logged.slice(-10)].join('\n'));
  }
  for (const player of aboard.splice(0)) player.disembark();
});

/** So many people, by turns at the one node and at the other; each knows both. */
async function crewOf(size: number, first = 0): Promise<NetworkPlayer[]> {
  const crew = Array.from({ length: size }, (_, i) => {
    return new NetworkPlayer(group.urls((first + i) % 2), book, `Sailor ${aboard.length + i}`);
  });
  aboard.push(...crew);
  await Promise.all(crew.map((player) => player.embark()));
  return crew;
}

const played = (crew: readonly NetworkPlayer[]) => Promise.all(crew.map((player) => player.play()));

/** Holds what everybody was told and shown against what is kept, once the streams have brought all there is. */
async function audited(table: string, crew: readonly NetworkPlayer[]): Promise<Finding> {
  let finding: Finding | null = null;
  const complete = async () => {
    finding = await book.audit(ground, table);
    const { moved, missed, late, table: folded } = finding;
    // Of several steps in one commit the newest is shown.
    const newest = `step ${folded.marks.at(-1)?.seq}`;
    const waited = [...missed, ...late].filter((one) => one.includes('line') || one.endsWith(newest));
    return !moved && waited.length === 0 && crew.every(({ person }) => book.lastSeen(table, person) > 0);
  };
  await eventually('everybody has seen and heard all of it', complete).catch((error) => {
    throw new Error(`${error}, for they missed: ${finding?.missed}`);
  });
  expect(finding!.problems).toEqual([]);
  return finding!;
}

/** The same from either node, once nothing happens between the two looks: who comes and goes is noticed at any time. */
async function shownAlike(player: NetworkPlayer, path: string): Promise<unknown> {
  const look = async (url: string) => {
    const reply = await fetch(url + path, { headers: { cookie: player.jar.header() ?? '' } });
    expect(reply.status).toBe(200);
    return (await reply.json()) as { table?: { seq: number } };
  };
  let shown: Awaited<ReturnType<typeof look>>[] = [];
  await eventually('two looks at the same time', async () => {
    shown = await Promise.all(group.urls().map(look));
    return shown[0].table?.seq === shown[1].table?.seq;
  });
  expect(shown[1]).toEqual(shown[0]);
  return shown[0];
}

const short = { game: 'skull-king', seats: 4, options: { schedule: [2, 3, 4] } } as const;

it('players of one match on different nodes play whole games', async () => {
  const openings: (Body<'open'> & { people: number })[] = [
    { ...short, people: 3 },
    { game: 'skull-queen', seats: 3, people: 3 },
    { game: 'skull', seats: 4, people: 3 },
  ];
  if (deep) {
    openings.push({ game: 'skull-king-dice', seats: 4, people: 3 });
    openings.push({ game: 'queens-collection', seats: 4, options: { mode: 'teams' }, people: 4 });
  }
  const all = await Promise.all(
    openings.map(async ({ people, ...opening }, i) => {
      const crew = await crewOf(people, i);
      const [watcher] = await crewOf(1, i + 1);
      const table = await gather(crew, { ...opening, settings: { undo: false } });
      await watcher.enter(table);
      await played(crew);
      return { table, crew: [...crew, watcher] };
    }),
  );
  for (const { table, crew } of all) {
    const { missed, late, table: folded } = await audited(table, crew);
    expect(folded.phase).toBe('over');
    expect(missed).toEqual([]);
    // The watcher may have come when something had happened already.
    expect(late.filter((one) => !one.startsWith(crew.at(-1)!.person))).toEqual([]);
    const log = (await shownAlike(crew[0], `/api/tables/${table}/log`)) as { entries: unknown[] };
    expect(log.entries).toEqual(folded.match!.log().entries);
    for (const player of crew) {
      await shownAlike(player, `/api/tables/${table}`);
      const { match } = folded;
      expect(player.at.step!.sight).toEqual(
        match!.view(match!.step, folded.seatOf(player.person) ?? 'spectator'),
      );
    }
  }
  expect(book.refusals).toEqual([]);
});

it('a table of twelve seats that choose at once from two nodes: all are accepted first time', async () => {
  const crew = await crewOf(12);
  for (let round = 0; round < (deep ? 20 : 3); round++) {
    const table = await gather(crew, { game: 'skull', seats: 12 });
    await eventually('all have their discs', () => crew.every(({ at }) => at.step !== null));
    // All but the first player, who begins with the next disc.
    const asked = crew.filter(({ at }) => at.step!.sight.actors.includes(at.seat!));
    expect(asked).toHaveLength(11);
    const chosen = await Promise.all(
      asked.map((player, i) => {
        const { decision, legal } = player.at.step!.sight;
        return player.attempt(group.urls()[i % 2], 'submit', {
          decision,
          actions: [legal[(round + i) % legal.length]],
        });
      }),
    );
    expect(chosen.filter(({ ok }) => !ok)).toEqual([]);
    const { missed, late } = await audited(table, crew);
    expect([...missed, ...late]).toEqual([]);
  }
  expect(book.refusals).toEqual([]);
});

it(`of two actions for the same seat that reach both nodes at once exactly one is accepted, ${RACES} times`, async () => {
  // A match has just so many decisions.
  const tables = RACES / 100;
  const reasons: Record<string, number> = {};
  let accepted = 0;
  await Promise.all(
    Array.from({ length: tables }, async (_, first) => {
      const crew = await crewOf(3, first);
      const schedule = Array<number>(6).fill(6);
      const table = await gather(crew, { game: 'skull-king', seats: 3, options: { schedule } });
      let reached = 0;
      for (let race = 0; race < RACES / tables; race++) {
        let mine: NetworkPlayer | undefined;
        await eventually('somebody is asked', () => {
          mine = crew.find(
            ({ at: { step, seat } }) => step?.sight.actors.includes(seat!) && step.seq >= reached,
          );
          return mine;
        });
        const { decision, legal } = mine!.at.step!.sight;
        const answers = await Promise.all(
          group.urls(race % 2).map((node, i) => {
            const actions = [legal[(race + i) % legal.length]];
            return mine!.attempt(node, 'submit', { decision, actions });
          }),
        );
        const won = answers.filter((answer) => answer.ok);
        if (won.length !== 1) throw new Error(`${won.length} were accepted: ${JSON.stringify(answers)}`);
        accepted++;
        reached = won[0].value.seq;
        for (const answer of answers)
          if (!answer.ok) reasons[answer.error.code] = (reasons[answer.error.code] ?? 0) + 1;
      }
      const { missed, table: folded } = await audited(table, crew);
      expect(missed).toEqual([]);
      expect(folded.marks.filter(({ what }) => what.is === 'acted')).toHaveLength(RACES / tables);
    }),
  );
  expect(accepted).toBe(RACES);
  counted({ pairs: accepted });
  expect(book.refusals).toHaveLength(RACES);
  // The table has moved on; where the seat is asked for nothing at present, the rules say so first.
  expect(Object.keys(reasons).sort()).toEqual(['not-your-turn', 'stale-decision']);
  expect(reasons['stale-decision'] + reasons['not-your-turn']).toBe(RACES);
});

it('a node is killed in the middle: its clients, its bots and its clocks go on at the other', async () => {
  const settings = { clock: { per: 'move', ms: 5_000 }, away: 'bot', undo: false } as const;
  const crew = await crewOf(3);
  const table = await gather(crew, short);
  const timed = await crewOf(3);
  const clocked = await gather(timed, { ...short, settings });
  const [gone] = await crewOf(1);
  const left = await gather([gone], { ...short, settings });
  // Nobody looks at this table any more; it was at the node that dies.
  gone.disembark();
  const going = Promise.all([played(crew), played(timed)]);
  await eventually('both games have begun', () => [table, clocked].every((one) => book.known(one) > 25));
  const [sleeper] = timed;
  sleeper.asleep = true;
  const [{ seq }] = await ground.ask(`select seq from match where id = '${clocked}'`);
  expect(await group.kill(0)).toEqual({ code: null, signal: 'SIGKILL' });
  await eventually(
    'the sleeper is played for',
    () => sleeper.at.table?.places[sleeper.at.seat!].control === 'bot',
  );
  sleeper.rouse();
  const back = await sleeper.at.tellTable('back', {});
  // On a slow machine the bosun may have played to the end meanwhile.
  if (!back.ok) expect(back.error.code).toBe('over');
  await going;
  await eventually('the table nobody looks at is over', async () => {
    const [row] = await ground.ask(`select phase from match where id = '${left}'`);
    return row.phase === 'over';
  });
  for (const { connection } of [...crew, ...timed]) expect(connection.node).toBe(group.urls(1)[0]);
  const whole = await audited(table, crew);
  expect(whole.table.phase).toBe('over');
  expect(whole.missed).toEqual([]);
  const { table: folded } = await audited(clocked, timed);
  expect(folded.phase).toBe('over');
  const after = folded.marks.filter((mark) => mark.seq > Number(seq));
  expect(
    after.filter(({ what }) => what.is === 'table' && what.entry === 'timeout').length,
  ).toBeGreaterThanOrEqual(2);
  expect(after.filter(({ what }) => what.is === 'acted' && what.bot).length).toBeGreaterThan(2);
  expect((await book.audit(ground, left)).problems).toEqual([]);
});

it('listening connections are killed again and again: no stream misses anything', async () => {
  const crews = await Promise.all([crewOf(4), crewOf(4, 1)]);
  const tables = await Promise.all(crews.map((crew) => gather(crew, short)));
  let going = true;
  const game = Promise.all(crews.map(played)).finally(() => {
    going = false;
  });
  const wires = `(query like 'listen %' or query like '%pg_notify%')`;
  let killed = 0;
  while (going) {
    const gone = await ground.ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${wires}`);
    killed += gone.length;
    const acked = book.acked;
    await eventually('some more happens', () => !going || book.acked > acked + 12);
  }
  await game;
  expect(killed).toBeGreaterThan(3);
  for (const [i, table] of tables.entries()) {
    const { missed, table: folded } = await audited(table, crews[i]);
    expect(folded.phase).toBe('over');
    expect(missed).toEqual([]);
  }
  expect(book.refusals).toEqual([]);
});

it('all connections to the database are killed again and again: what was acknowledged is there, and shown', async () => {
  const crews = await Promise.all([crewOf(4), crewOf(4, 1)]);
  const tables = await Promise.all(crews.map((crew) => gather(crew, short)));
  let going = true;
  const game = Promise.all(crews.map(played)).finally(() => {
    going = false;
  });
  while (going) {
    await ground.ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'crossbones'`);
    const acked = book.acked;
    await eventually('some more happens', () => !going || book.acked > acked + 25);
  }
  await game;
  for (const [i, table] of tables.entries()) {
    const { missed, table: folded } = await audited(table, crews[i]);
    expect(folded.phase).toBe('over');
    expect(missed).toEqual([]);
  }
  expect(book.refusals).toEqual([]);
});

it('a node stops in good order under load: what was acknowledged is there, and its clients go on elsewhere', async () => {
  const crews = await Promise.all([crewOf(4), crewOf(4, 1), crewOf(3)]);
  const tables = await Promise.all(crews.map((crew) => gather(crew, short)));
  const game = Promise.all(crews.map(played));
  await eventually('all games have begun', () => tables.every((table) => book.known(table) > 25));
  const { logged } = group.node(0);
  const { acked } = book;
  const before = logged.length;
  expect(await group.kill(0, 'SIGTERM')).toEqual({ code: 0, signal: null });
  expect(logged.slice(before)).toEqual([]);
  await game;
  expect(book.acked).toBeGreaterThan(acked);
  for (const [i, table] of tables.entries()) {
    const { missed, table: folded } = await audited(table, crews[i]);
    expect(folded.phase).toBe('over');
    expect(missed).toEqual([]);
    for (const { connection, stream } of crews[i]) {
      expect(connection.node).toBe(group.urls(1)[0]);
      expect(stream.live).toBe(true);
    }
  }
  expect(book.refusals).toEqual([]);
});

it('names, kicks and hosting that meet from two nodes leave one table, the same everywhere', async () => {
  const [host, guest, other] = await crewOf(3);
  const [here, there] = group.urls();
  const newKey = () => {
    const key = randomBytes(8).toString('hex');
    book.sent(key);
    return key;
  };
  for (let round = 0; round < (deep ? 100 : 15); round++) {
    const opened = await host.post(here, '/api/tables', { game: 'skull-king', seats: 3 }, newKey());
    const { table } = opened.body as { table: string };
    await host.enter(table);
    for (const player of [guest, other]) {
      must(await player.tell('sit', {}, table));
      await player.enter(table);
    }
    // Two names at once: the tables have the one that stayed.
    const names = [`One ${round}`, `Two ${round}`];
    const renamed = await Promise.all(
      [here, there].map((node, i) => guest.post(node, '/api/me/name', { name: names[i] }, newKey())),
    );
    expect(renamed.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await ground.ask(`select name from person where id = '${guest.person}'`);
    expect(names).toContain(row.name);
    const shown = (await shownAlike(guest, `/api/tables/${table}`)) as { table: typeof guest.at.table };
    expect(shown.table!.people.find(({ person }) => person === guest.person)!.name).toBe(row.name);

    // Hosting is handed to two people at once: one of them has it.
    const handed = await Promise.all([
      host.attempt(here, 'host', { person: guest.person }),
      host.attempt(there, 'host', { person: other.person }),
    ]);
    expect(handed.filter(({ ok }) => ok)).toHaveLength(1);
    const [next, last] = handed[0].ok ? [guest, other] : [other, guest];

    // The new host sends somebody away who is changing seat, getting ready and saying something.
    const [kicked] = await Promise.all([
      next.attempt(there, 'kick', { person: last.person }),
      last.attempt(here, 'ready', { saltHash: 'ab'.repeat(32) }),
      last.attempt(there, 'say', { channel: 'table', text: 'Wait!' }),
      host.attempt(here, 'kick', { person: last.person }),
    ]);
    expect(kicked.ok).toBe(true);
    for (const node of [here, there]) {
      const back = await last.attempt(node, 'sit', {});
      expect(back.ok ? 'ok' : back.error.code).toBe('kicked');
    }
    const { problems, table: folded } = await book.audit(ground, table);
    expect(problems).toEqual([]);
    expect(folded.host).toBe(next.person);
    expect([...folded.people].sort()).toEqual([host.person, next.person].sort());
    for (const player of [host, next, last]) await shownAlike(player, `/api/tables/${table}`);
  }
});
