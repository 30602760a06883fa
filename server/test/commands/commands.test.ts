import { type Route, routes } from '@crossbones/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statuses } from '../../src/http/fault-status.js';
import { storages } from '../server.js';
import { admin } from './admin.js';
import { after } from './after.js';
import { CommandBench } from './bench.js';
import { daily } from './daily.js';
import { duplicate } from './duplicate.js';
import { gathering } from './gathering.js';
import { kicks } from './kicks.js';
import { lobby } from './lobby.js';
import { notices } from './notices.js';
import { person } from './person.js';
import { playing } from './playing.js';
import { quotas } from './quotas.js';
import { repeat } from './repeat.js';
import { dawdle, request, type Slow } from './request.js';
import { sheets } from './sheets.js';
import { talk } from './talk.js';
import { time } from './time.js';

/** Refusals that no request can bring about, and why. */
const unheardOf: { readonly [code: string]: string } = {
  'wants-null': 'what may be null may be something else as well, and that is what is asked for',
  'wants-number': 'every number in a request is a whole one',
  'wants-other': 'every value in a request has a type, which is named instead',
  'no-action': 'a submit without actions is malformed before it reaches the match',
  'bad-seats': 'a number of seats that a game does not know is refused as no such number',
  aborted: 'the table of a match that was broken off is closed',
  broken: 'that would be our own mistake',
};

const ports = storages.map((storage) => {
  const slow: { -readonly [who in keyof Slow]?: Slow[who] } = {};
  return [storage, { port: new CommandBench(storage), slow }] as const;
});
// Those who take their time do so on both while the others are on.
beforeAll(async () => {
  for (const [, { port, slow }] of ports) {
    await port.open();
    Object.assign(slow, await dawdle(port.server.url));
  }
});
afterAll(async () => {
  for (const [, { port }] of ports) await port.close();
});

describe.each(ports)('on %s', (_storage, { port, slow }) => {
  gathering(port);
  kicks(port);
  lobby(port);
  playing(port);
  time(port);
  talk(port);
  after(port);
  repeat(port);
  person(port);
  notices(port);
  sheets(port);
  quotas(port);
  admin(port);
  daily(port);
  duplicate(port);
  request(port, slow as Slow);

  it('every route has done what it is for', () => {
    const all = Object.keys(routes) as Route[];
    expect(all.filter((route) => !port.record.granted.has(route))).toEqual([]);
  });

  it('every refusal was heard that can be', () => {
    const missing = Object.keys(statuses).filter((code) => !port.record.refused.has(code));
    expect(missing.toSorted()).toEqual(Object.keys(unheardOf).toSorted());
  });

  it('nothing went wrong', () => expect(port.server.logged).toEqual([]));
});
