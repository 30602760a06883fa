import type { Body, Phase, Reply } from '@crossbones/api';
import { saltHashOf } from '@crossbones/core';
import { hashOf } from '../src/identity/secret.js';
import type { SimClient } from './client.js';
import { hashOfTrace, simulate } from './service.js';
import type { Simulation } from './simulation.js';
import { type Point, SingleFault } from './single-fault.js';

/** By then everything must be over, whatever went wrong. */
const PATIENCE_MS = 400_000;

/** The people and tools of a scenario. */
interface Stage {
  readonly sim: Simulation;
  readonly anne: SimClient;
  readonly ben: SimClient;
  /** Waits until `check` holds. */
  until(what: string, check: () => boolean): Promise<void>;
  /** What the disk says. */
  ask(sql: string): Record<string, unknown>[];
  /** What must hold at the end. */
  expect(what: string, holds: boolean): void;
}

type Script = (stage: Stage) => Promise<void>;

const small: Body<'open'> = { game: 'skull-king', seats: 2, options: { schedule: [1] } };

const open = async ({ anne }: Stage, body: Partial<Body<'open'>> = {}): Promise<string> => {
  const { table } = await anne.ask<Reply<'open'>>('open', { ...small, ...body });
  anne.goTo(table);
  await anne.ask('me', undefined);
  return table;
};
const sit = async (client: SimClient, table: string): Promise<void> => {
  client.goTo(table);
  await client.ask('sit', {});
  await client.ask('me', undefined);
};
const both = async (stage: Stage, body: Partial<Body<'open'>> = {}): Promise<string> => {
  const table = await open(stage, body);
  await sit(stage.ben, table);
  return table;
};
const saltOf = (client: SimClient): string => `salt of client ${client.index}`;
const begin = async (stage: Stage, body: Partial<Body<'open'>> = {}): Promise<void> => {
  await both(stage, body);
  const { anne, ben } = stage;
  for (const client of [anne, ben]) await client.ask('ready', { saltHash: saltHashOf(saltOf(client)) });
  await anne.ask('start');
  for (const client of [anne, ben]) await salted(client);
  await stage.until('the cards are dealt', () => anne.step !== null && ben.step !== null);
};
/** A salt that comes too late is not used, and that is no failure. */
const salted = (client: SimClient): Promise<unknown> =>
  client.ask('salt', { salt: saltOf(client) }).catch(() => {});
const move = async (client: SimClient): Promise<void> => {
  const { decision, legal } = client.step!.sight;
  await client.ask('submit', { decision, actions: [legal[0]] });
};
/** Each acts in turn, as often as the game asks them. */
const playOn = async (stage: Stage): Promise<void> => {
  const { anne, ben } = stage;
  for (;;) {
    await stage.until('somebody is asked, or it is over', () => over(anne) || asked(anne) || asked(ben));
    if (over(anne)) return;
    const who = asked(anne) ? anne : ben;
    const before = who.step!.seq;
    await move(who).catch(() => {});
    await stage.until('the move is shown', () => over(who) || who.step!.seq > before);
  }
};
const over = ({ view }: SimClient): boolean => view?.phase === 'over';
const asked = ({ view, step, person, gone }: SimClient): boolean =>
  !gone &&
  view?.phase === 'playing' &&
  !!step?.sight.actors.includes(view.places.findIndex((place) => place.person === person)) &&
  step.sight.legal.length > 0;
const phase = ({ ask, expect }: Stage, is: Phase): void =>
  expect(`the table is ${is}`, ask('select phase from match order by created limit 1')[0]?.phase === is);
const count = (stage: Stage, table: string, n: number): void =>
  stage.expect(`${table} has ${n} rows`, Number(stage.ask(`select count(*) as n from ${table}`)[0].n) === n);
const happened = (stage: Stage, is: string, n: number): void =>
  stage.expect(
    `${is} happened ${n} times`,
    Number(stage.ask(`select count(*) as n from entry where body like '{"is":"${is}"%'`)[0].n) === n,
  );

const CODE = 'abcde'.repeat(5);
/** Gives somebody a passkey and a recovery code. */
const account = ({ ask }: Stage, person: string): void => {
  ask(`insert into passkey (id, person, public_key, counter, transports, label, created)
       values ('key', '${person}', '', 0, '[]', 'key', 0)`);
  ask(`update person set recovery_hash = '${hashOf(CODE)}' where id = '${person}'`);
};

/** The scripts, each as short as it can be. */
const scripts: { readonly [name: string]: Script } = {
  open: async (stage) => {
    await open(stage);
    count(stage, 'match', 1);
    count(stage, 'person', 1);
  },
  chat: async (stage) => {
    await open(stage);
    await stage.anne.ask('say', { channel: 'table', text: 'ahoy' });
    happened(stage, 'said', 1);
  },
  join: async (stage) => {
    await both(stage);
    count(stage, 'person', 2);
    count(stage, 'member', 2);
  },
  kick: async (stage) => {
    await both(stage);
    await stage.anne.ask('kick', { person: stage.ben.person });
    count(stage, 'member', 1);
  },
  sheet: async (stage) => {
    const { anne } = stage;
    const { sheet, token } = await anne.ask<Reply<'sheetOpen'>>('sheetOpen', { head: { game: 'skull' } });
    for (const from of [2, 3])
      await anne.ask('sheetAppend', { token, from, lines: [{ stroke: { round: from } }] }, sheet);
    const { lines } = await anne.ask<Reply<'sheet'>>('sheet', undefined, sheet);
    stage.expect('three lines', lines.length === 3);
  },
  code: async (stage) => {
    const table = await open(stage);
    const { code } = await stage.anne.ask<Reply<'code'>>('code');
    const joined = await stage.ben.ask<Reply<'join'>>('join', { code });
    stage.expect('the same table', joined.table === table);
  },
  unready: async (stage) => {
    await open(stage);
    await stage.anne.ask('ready', { saltHash: saltHashOf(saltOf(stage.anne)) });
    await stage.anne.ask('unready');
    happened(stage, 'unready', 1);
  },
  fill: async (stage) => {
    await open(stage);
    await stage.anne.ask('fill', { level: 'deckhand' });
    await stage.anne.ask('clear', { seat: 1 });
    happened(stage, 'filled', 1);
    happened(stage, 'cleared', 1);
  },
  change: async (stage) => {
    await open(stage);
    await stage.anne.ask('change', { settings: { public: true } });
    stage.expect('it is public', stage.ask('select public from match')[0].public === 1);
  },
  face: async (stage) => {
    await open(stage);
    await stage.anne.ask('face', { face: 3 });
    happened(stage, 'faced', 1);
  },
  host: async (stage) => {
    await both(stage);
    await stage.anne.ask('host', { person: stage.ben.person });
    await stage.ben.ask('kick', { person: stage.anne.person });
    happened(stage, 'kicked', 1);
  },
  stand: async (stage) => {
    await both(stage);
    await stage.ben.ask('stand');
    await stage.ben.ask('leave');
    count(stage, 'member', 1);
  },
  start: async (stage) => {
    await begin(stage);
    phase(stage, 'playing');
    const used = 'select count(*) as n from deal where id in (select deal from match)';
    stage.expect('the table has its deal', Number(stage.ask(used)[0].n) === 1);
  },
  part: async (stage) => {
    const { anne, ben } = stage;
    const hall = await open(stage);
    await anne.ask('change', { seats: 2, tables: 2 });
    ben.goTo(hall);
    await ben.ask('sit', { seat: 2 });
    await ben.ask('me', undefined);
    await anne.ask('fill', { level: 'deckhand' });
    for (const client of [anne, ben]) await client.ask('ready', { saltHash: saltHashOf(saltOf(client)) });
    await anne.ask('start');
    for (const client of [anne, ben]) await salted(client);
    await stage.until('the tables are there', () => stage.ask('select id from match').length === 3);
    const deals = stage.ask("select distinct deal from match where phase <> 'gathering'");
    stage.expect('they have one deal', deals.length === 1);
    await stage.until(
      'nothing is due at the hall',
      () => stage.ask(`select due from match where id = '${hall}'`)[0].due === null,
    );
  },
  play: async (stage) => {
    await begin(stage);
    await playOn(stage);
    phase(stage, 'over');
  },
  undo: async (stage) => {
    await begin(stage);
    await move(stage.anne);
    await stage.anne.ask('undo');
    happened(stage, 'table', 1);
  },
  rematch: async (stage) => {
    await begin(stage);
    await playOn(stage);
    const again = await stage.anne.ask<Reply<'rematch'>>('rematch');
    const same = await stage.ben.ask<Reply<'rematch'>>('rematch').catch(() => again);
    stage.expect('both mean the same table', again.table === same.table);
    count(stage, 'match', 2);
  },
  resign: async (stage) => {
    await begin(stage);
    await stage.ben.ask('resign');
    await stage.until('the other plays on', () => over(stage.anne) || asked(stage.anne));
    await playOn(stage);
    phase(stage, 'over');
  },
  pause: async (stage) => {
    await begin(stage);
    for (const client of [stage.anne, stage.ben]) await client.ask('wish', { wish: 'pause' });
    for (const client of [stage.anne, stage.ben]) await client.ask('wish', { wish: 'resume' });
    await playOn(stage);
    phase(stage, 'over');
  },
  clock: async (stage) => {
    await begin(stage, { settings: { clock: { per: 'move', ms: 5_000 }, away: 'bot' } });
    stage.ben.leaveForGood();
    stage.anne.leaveForGood();
    await stage.until('nobody plays, and it is over', () => stage.sim.atRest());
    phase(stage, 'over');
  },
  hands: async (stage) => {
    await begin(stage, { settings: { clock: { per: 'move', ms: 5_000 }, away: 'bot' } });
    stage.ben.leaveForGood();
    await playOn(stage);
    phase(stage, 'over');
  },
  handover: async (stage) => {
    await begin(stage);
    const { token } = await stage.ben.ask<Reply<'seatLink'>>('seatLink');
    const cat = stage.sim.client({
      open: null,
      people: 2,
      chatty: false,
      fickle: false,
      rematches: 0,
      still: true,
    });
    cat.goTo(stage.anne.table!);
    const { seat } = await cat.ask<Reply<'takeSeat'>>('takeSeat', { token });
    stage.expect('the seat of ben', seat === 1);
    happened(stage, 'taken', 1);
  },
  name: async (stage) => {
    await open(stage);
    await stage.anne.ask('name', { name: 'Mary' });
    stage.expect('named', stage.ask('select name from person')[0].name === 'Mary');
    happened(stage, 'named', 1);
  },
  mute: async (stage) => {
    await both(stage);
    await stage.anne.ask('mute', { person: stage.ben.person, muted: true });
    count(stage, 'mute', 1);
  },
  now: async (stage) => {
    const { table } = await stage.anne.ask<Reply<'playNow'>>('playNow', {
      game: 'skull',
      alone: true,
      level: 'deckhand',
    });
    stage.anne.goTo(table);
    count(stage, 'match', 1);
  },
  'sign-in': async (stage) => {
    const { anne, ben } = stage;
    await open(stage);
    account(stage, anne.person!);
    const { recovery } = await ben.ask<Reply<'signInRecovery'>>('signInRecovery', { code: CODE });
    await ben.ask('me', undefined);
    stage.expect('ben is anne', ben.person === anne.person);
    const [{ kept }] = stage.ask('select recovery_hash as kept from person');
    stage.expect(
      'the next code is the one that was told',
      kept === hashOf(recovery.toLowerCase().replaceAll('-', '')),
    );
  },
  'sign-out': async (stage) => {
    await open(stage);
    // The answer may be lost, and then the repeated request comes from nobody we know.
    await stage.anne.ask('signOut', { everywhere: true }).catch(() => {});
    count(stage, 'session', 0);
  },
};

/** Each script on one node alone, and on two that share a database. */
export const scenarios = Object.keys(scripts).flatMap((name) => [
  { name, nodes: 1 },
  { name, nodes: 2 },
]);
type Scenario = (typeof scenarios)[number];

interface Performance {
  readonly wrong: readonly string[];
  readonly hash: string;
  readonly chaos: SingleFault;
}

/** Plays a scenario once, with one fault or none. */
export async function perform({ name, nodes }: Scenario, point: Point | null): Promise<Performance> {
  const sim = await simulate(`scenario ${name}`, nodes);
  const still = { open: null, people: 2, chatty: false, fickle: false, rematches: 0, still: true };
  const [anne, ben] = [sim.client(still), sim.client(still)];
  const { ledger } = sim;
  const stage: Stage = {
    sim,
    anne,
    ben,
    until: (what, check) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (check()) resolve();
          else sim.after(100, `is it so that ${what}`, look);
        };
        look();
      }),
    ask: (sql) => sim.disk.ask(sql),
    expect: (what, holds) => {
      if (!holds) ledger.blame(`it does not hold: ${what}`);
    },
  };
  await sim.agenda.until(() => sim.nodes.every(({ up }) => up), PATIENCE_MS);
  const chaos = new SingleFault(sim, point);
  sim.chaos = chaos;
  let done = false;
  scripts[name](stage)
    .catch((error) => ledger.blame(String(error)))
    .finally(() => {
      done = true;
    });
  if (!(await sim.agenda.until(() => done, PATIENCE_MS))) ledger.blame('it never ends');
  ledger.audit(sim.disk);
  sim.end();
  return { wrong: ledger.wrong, hash: hashOfTrace(sim.agenda.trace), chaos };
}
