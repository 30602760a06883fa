import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { World } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { afterEach, describe, expect, it } from 'vitest';
import type { StreamEvent } from '../event.js';
import { connect } from './connection.js';
import { EventReader, type Heard } from './sse.js';
import { LiveStream } from './stream.js';
import { SharedStream, type TabLocks } from './tab-sharing.js';
import { realWorld } from './world.js';

const A = 'a'.repeat(20);
const B = 'b'.repeat(20);
const topic = (table: string): string => `table:${table}`;

/** Some tables with a line of steps each, told to whoever follows them from where they are. */
class Teller {
  readonly asked: URL[] = [];
  readonly open = new Set<ServerResponse>();
  /** What to answer instead of a stream, for as long as there is something. */
  readonly refusals: number[] = [];
  mute = false;
  private readonly reached = new Map([
    [A, 0],
    [B, 0],
  ]);
  private readonly following = new Map<ServerResponse, Map<string, number>>();
  private readonly server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    this.asked.push(url);
    const status = this.refusals.shift();
    if (status !== undefined) return void response.writeHead(status).end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
    this.open.add(response);
    response.on('close', () => {
      this.open.delete(response);
      this.following.delete(response);
    });
    const after = new Map(
      (url.searchParams.get('after') ?? '').split(',').map((part) => part.split(':') as [string, string]),
    );
    const cursor = new Map<string, number>();
    this.following.set(response, cursor);
    for (const [table, reached] of this.reached) {
      if (!url.searchParams.get('topics')?.split(',').includes(topic(table))) continue;
      const from = after.get(table);
      cursor.set(table, from === undefined ? reached - 1 : Number(from));
      this.bring(response, table);
    }
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  step(table: string): void {
    this.reached.set(table, this.reached.get(table)! + 1);
    for (const response of this.open)
      if (this.following.get(response)?.has(table)) this.bring(response, table);
  }

  drop(): void {
    for (const response of this.open) response.destroy();
  }

  bye(): void {
    for (const response of this.open) response.end('event: bye\ndata: {}\n\n');
  }

  close(): void {
    this.server.close().closeAllConnections();
  }

  private bring(response: ServerResponse, table: string): void {
    const cursor = this.following.get(response)!;
    for (let seq = cursor.get(table)! + 1; seq <= this.reached.get(table)!; seq++) {
      cursor.set(table, seq);
      const id = [...cursor].map(([one, at]) => `${one}:${at}`).join(',');
      if (!this.mute) response.write(`id: ${id}\nevent: step\ndata: ${JSON.stringify({ table, seq })}\n\n`);
    }
  }
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

async function teller(): Promise<{ teller: Teller; url: string }> {
  const teller = new Teller();
  const url = await teller.listen();
  ends.push(() => teller.close());
  return { teller, url };
}

/** What was heard, as `a3`. */
const seqs = (heard: readonly StreamEvent[]): string[] =>
  heard.flatMap((event) =>
    event.event === 'step' ? [`${event.data.table[0]}${event.data.seq}`] : [event.event],
  );

/** Until that was heard, and nothing else. */
const hears = (heard: readonly StreamEvent[], ...told: readonly string[]): Promise<void> =>
  eventually(`${told} on a stream`, () => `${seqs(heard)}` === `${told}`);

function streamOf(
  url: string | string[],
  world: World = realWorld,
): { stream: LiveStream; heard: StreamEvent[] } {
  const stream = new LiveStream(connect({ url, world }));
  const heard: StreamEvent[] = [];
  stream.listen({ heard: (event) => heard.push(event) });
  ends.push(() => stream.close());
  return { stream, heard };
}

describe('the reader of events', () => {
  it('reads them from pieces cut anywhere', () => {
    const text =
      'retry: 1\n: comment\n\nid: a:1\nevent: step\ndata: {"x":\ndata: 1}\n\nevent:bye\r\ndata:{}\r\n\r\ndata\n\nid: lost\n\n';
    const whole: Heard[] = [];
    new EventReader((event) => whole.push(event)).push(text);
    expect(whole).toEqual([
      { event: 'step', data: '{"x":\n1}', id: 'a:1' },
      { event: 'bye', data: '{}', id: null },
      { event: 'message', data: '', id: null },
    ]);
    for (let size = 1; size < 9; size++) {
      const pieces: Heard[] = [];
      const reader = new EventReader((event) => pieces.push(event));
      for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
      expect(pieces).toEqual(whole);
    }
  });
});

describe('the stream', () => {
  it('brings what happens, and goes on after a drop without a gap or a double', async () => {
    const { teller: server, url } = await teller();
    const { stream, heard } = streamOf(url);
    stream.follow(topic(A));
    await hears(heard, 'a0');
    for (let round = 0; round < 3; round++) {
      server.step(A);
      server.drop();
      server.step(A);
      await eventually('two steps more', () => heard.length === 1 + 2 * (round + 1));
    }
    expect(seqs(heard)).toEqual(Array.from({ length: 7 }, (_, i) => `a${i}`));
    expect(server.asked.at(-1)?.searchParams.get('after')).toMatch(/^a{20}:\d+$/);
  });

  it('comes back at once after a goodbye, and at the next node if there is one', async () => {
    const one = await teller();
    const other = await teller();
    const waits: number[] = [];
    const world: World = {
      ...realWorld,
      after: (ms, call) => {
        if (ms >= 100 && ms < 40_000) waits.push(ms);
        return realWorld.after(ms, call);
      },
    };
    const { stream, heard } = streamOf([one.url, other.url], world);
    stream.follow(topic(A));
    await eventually('a stream', () => one.teller.open.size === 1);
    one.teller.bye();
    await eventually('a stream elsewhere', () => other.teller.open.size === 1);
    expect(waits).toEqual([]);
    other.teller.step(A);
    await hears(heard, 'a0', 'a1');
  });

  it('takes topics in and lets them go', async () => {
    const { teller: server, url } = await teller();
    const { stream, heard } = streamOf(url);
    const leave = stream.follow(topic(A));
    stream.follow(topic(A))();
    await hears(heard, 'a0');
    server.step(A);
    stream.follow(topic(B));
    await hears(heard, 'a0', 'a1', 'b0');
    leave();
    leave();
    await eventually('another topic', () => server.asked.at(-1)?.searchParams.get('topics') === topic(B));
    server.step(A);
    server.step(B);
    await hears(heard, 'a0', 'a1', 'b0', 'b1');
  });

  it('tells whether it is live, and waits longer each time', async () => {
    const { teller: server, url } = await teller();
    const waits: number[] = [];
    const world: World = {
      ...realWorld,
      after: (ms, call) => {
        if (ms >= 125 && ms < 40_000) waits.push(ms);
        return realWorld.after(Math.min(ms, ms < 40_000 ? 5 : ms), call);
      },
    };
    server.refusals.push(503, 502, 500);
    const { stream, heard } = streamOf(url, world);
    const live: boolean[] = [];
    stream.listen({ heard: () => {}, live: (now) => live.push(now) });
    stream.follow(topic(A));
    await hears(heard, 'a0');
    expect(waits).toHaveLength(3);
    expect(waits[1]).toBeGreaterThanOrEqual(250);
    expect(waits[2]).toBeGreaterThanOrEqual(500);
    server.drop();
    await eventually('it is live again', () => live.length === 3);
    expect(live).toEqual([true, false, true]);
  });

  it('does not trust a line on which nothing comes', async () => {
    const { teller: server, url } = await teller();
    const world: World = {
      ...realWorld,
      after: (ms, call) => realWorld.after(ms === 40_000 ? 150 : ms, call),
    };
    const { stream } = streamOf(url, world);
    stream.follow(topic(A));
    await eventually('a third stream', () => server.asked.length > 2);
  });

  it('begins anew as somebody else', async () => {
    const { url } = await teller();
    const { stream, heard } = streamOf(url);
    stream.follow(topic(A));
    await hears(heard, 'a0');
    stream.reopen();
    await hears(heard, 'a0', 'a0');
  });

  it('tells what is refused, and begins anew without the place it was at', async () => {
    const { teller: server, url } = await teller();
    const { stream, heard } = streamOf(url);
    server.refusals.push(400);
    stream.follow(topic(A));
    await eventually('a refusal', () => heard.length > 0);
    expect(heard).toMatchObject([{ event: 'refused', data: { topic: topic(A) } }]);
  });
});

/**
 * One tab: a thread of its own with a shared stream in it, from what `tsc -b` made of these sources. Nobody waits as
 * long as in life for a leader who is gone.
 */
const TAB = `
  const { parentPort, workerData, BroadcastChannel } = require('node:worker_threads');
  import(workerData.client).then(({ connect, realWorld, SharedStream }) => {
    const channel = new BroadcastChannel(workerData.channel);
    const world = { ...realWorld, after: (ms, call) => realWorld.after(ms / 4, call) };
    const stream = new SharedStream(connect({ url: workerData.url, world }), { channel });
    stream.listen({ heard: ({ data }) => parentPort.postMessage(data.table[0] + data.seq) });
    for (const topic of workerData.topics) stream.follow(topic);
    parentPort.on('message', () => parentPort.postMessage({ leads: stream.leads }));
  });
`;

interface Tab {
  readonly worker: Worker;
  readonly heard: string[];
  leads(): Promise<boolean>;
}

function tab(url: string, channel: string, topics: readonly string[]): Tab {
  const client = new URL('../../dist/client/index.js', import.meta.url).href;
  const worker = new Worker(TAB, { eval: true, workerData: { client, url, channel, topics }, execArgv: [] });
  ends.push(() => void worker.terminate());
  const heard: string[] = [];
  let answer: (leads: boolean) => void = () => {};
  worker.on('message', (message: string | { leads: boolean }) => {
    if (typeof message === 'string') heard.push(message);
    else answer(message.leads);
  });
  return {
    worker,
    heard,
    leads: () =>
      new Promise((resolve) => {
        answer = resolve;
        worker.postMessage('who');
      }),
  };
}

async function leaderOf(tabs: readonly Tab[]): Promise<Tab> {
  let leads: boolean[] = [];
  await eventually('one tab that leads', async () => {
    leads = await Promise.all(tabs.map((one) => one.leads()));
    return leads.filter((one) => one).length === 1;
  });
  return tabs[leads.indexOf(true)];
}

describe('eight tabs of one browser', () => {
  it('share one stream, and go on when the leading tab dies', async () => {
    const { teller: server, url } = await teller();
    const tabs = Array.from({ length: 8 }, (_, i) => tab(url, `tabs-${url}`, [topic(i % 2 === 0 ? A : B)]));
    const all = (tabs: readonly Tab[], last: number): Promise<void> =>
      eventually(`step ${last} in every tab`, () =>
        tabs.every(({ heard }) => heard.at(-1)?.slice(1) === `${last}`),
      );
    await all(tabs, 0);
    let left = tabs;
    let at = 0;
    for (let deaths = 0; deaths < 3; deaths++) {
      const leader = await leaderOf(left);
      await eventually('one stream', () => server.open.size === 1);
      server.step(A);
      server.step(B);
      at++;
      await all(left, at);
      await leader.worker.terminate();
      left = left.filter((one) => one !== leader);
      // What happens while nobody leads is not lost.
      server.step(A);
      server.step(B);
      at++;
      await all(left, at);
    }
    for (const { heard } of left) {
      const own = heard[0][0];
      expect(heard).toEqual(Array.from({ length: at + 1 }, (_, i) => `${own}${i}`));
    }
  });

  it('a tab that comes later is told how things stand', async () => {
    const { teller: server, url } = await teller();
    const early = tab(url, `late-${url}`, [topic(A)]);
    await eventually('the first step', () => `${early.heard}` === 'a0');
    server.step(A);
    await eventually('the next step', () => `${early.heard}` === 'a0,a1');
    const late = tab(url, `late-${url}`, [topic(A)]);
    await eventually('how things stand', () => `${late.heard}` === 'a1');
    expect(server.open.size).toBe(1);
  });
});

describe('tabs with locks', () => {
  /** As browsers have it: one holds the lock, the others wait in line. */
  const lockRoom = (): TabLocks => {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: (_, { signal }, held) => {
        const mine = last.then(() => (signal.aborted ? undefined : held()));
        last = mine;
        return mine;
      },
    };
  };

  it('lead one after the other as they close', async () => {
    const { teller: server, url } = await teller();
    const locks = lockRoom();
    const tabs = Array.from({ length: 3 }, () => {
      const stream = new SharedStream(connect({ url }), {
        channel: new BroadcastChannel(`locks-${url}`),
        locks,
      });
      const heard: StreamEvent[] = [];
      stream.listen({ heard: (event) => heard.push(event) });
      stream.follow(topic(A));
      return { stream, heard };
    });
    ends.push(() => tabs[2].stream.close());
    for (const { heard } of tabs) await hears(heard, 'a0');
    expect(tabs.map(({ stream }) => stream.leads)).toEqual([true, false, false]);
    tabs[0].stream.close();
    await eventually('the second leads', () => tabs[1].stream.leads);
    server.step(A);
    await hears(tabs[2].heard, 'a0', 'a1');
    tabs[2].stream.reopen();
    await hears(tabs[2].heard, 'a0', 'a1', 'a1');
    tabs[1].stream.close();
    await eventually('the third leads', () => tabs[2].stream.leads);
    server.step(A);
    await hears(tabs[2].heard, 'a0', 'a1', 'a1', 'a2');
  });
});
