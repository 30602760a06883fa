import type { Body, Refusal, SheetLine } from '@crossbones/api';
import type { Connection } from '@crossbones/api/client';
import { fail, type Json, ok } from '@crossbones/core';
import type { Head } from '@crossbones/games/ledger';
import { begin, roundsOf, type Sheet } from '@crossbones/games/sheet';
import { signal } from '@preact/signals';
import { beforeEach, expect, it } from 'vitest';
import { fold, nothing } from './sheet-news.js';
import { SheetSender } from './sheet-sender.js';

const head: Head = { game: 'skull', players: ['Mina', 'Tom'], options: {}, dealer: 0 };
const refusal = (code: string): Refusal => ({ code, message: '', args: {} });

/** A server of one sheet, on which answers can be lost. */
class Server {
  lines: SheetLine[] = [];
  down = false;
  /** It does what it is asked, and the answer never comes. */
  mute = false;
  appends = 0;
  private waiting: (() => void)[] = [];

  readonly connection = {
    call: async (route: string, _params: unknown, sent: unknown) => {
      while (this.down) await new Promise<void>((go) => this.waiting.push(go));
      const answer = this.answer(route, sent);
      while (this.mute) await new Promise<void>((go) => this.waiting.push(go));
      return answer;
    },
  } as unknown as Pick<Connection, 'call'>;

  up(): void {
    this.down = false;
    this.mute = false;
    for (const go of this.waiting.splice(0)) go();
  }

  private answer(route: string, sent: unknown) {
    if (route === 'sheetOpen') {
      this.lines = [sent as SheetLine];
      return ok({ sheet: 'server-id', token: 'token', seq: 1 });
    }
    if (this.lines.length === 0) return fail(refusal('no-sheet'));
    if (route === 'sheetEnd') {
      this.lines = [];
      return ok({});
    }
    if (route === 'sheet') {
      const { after } = sent as { after: number };
      return ok({ seq: this.lines.length, lines: this.lines.slice(after, after + 2) });
    }
    this.appends++;
    const { from, lines } = sent as Body<'sheetAppend'>;
    if (from > this.lines.length + 1) return fail(refusal('line-gap'));
    for (const [i, line] of lines.entries()) {
      const there = this.lines[from - 1 + i];
      if (there === undefined) this.lines.push(line);
      else if (JSON.stringify(there) !== JSON.stringify(line)) return fail(refusal('line-differs'));
    }
    return ok({ seq: this.lines.length });
  }
}

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    },
  });
});

/** Nothing here goes over a network: whatever is to come has come by the next turn. */
const settled = () => new Promise<void>((go) => setImmediate(go));
const opened = () => {
  const server = new Server();
  const sheet = signal<Sheet>(begin(head, { id: 'mine', now: 0 }));
  const write = (round: number, to: Json) => {
    sheet.value = { ...sheet.value, strokes: [...sheet.value.strokes, { round, to }] };
  };
  const undo = () => {
    sheet.value = { ...sheet.value, strokes: sheet.value.strokes.slice(0, -1) };
  };
  /** What those who watch know. */
  const known = () => fold(nothing, server.lines).rounds;
  return { server, sheet, write, undo, known };
};

it('tells every stroke from the moment others may watch, and none before', async () => {
  const { server, sheet, write, undo, known } = opened();
  const sender = new SheetSender(sheet, server.connection);
  write(0, [1]);
  await settled();
  expect(server.lines).toEqual([]);
  expect(await sender.begin()).toBeNull();
  await settled();
  expect(known()).toEqual([[1]]);
  write(1, [2]);
  await settled();
  write(0, [3]);
  await settled();
  expect(known()).toEqual([[3], [2]]);
  undo();
  undo();
  await settled();
  expect(known()).toEqual([[1]]);
  expect(sender.behind.value).toBe(false);
  sender.close();
});

it('catches up after being offline, with each round as it now stands', async () => {
  const { server, sheet, write, known } = opened();
  const sender = new SheetSender(sheet, server.connection);
  await sender.begin();
  server.down = true;
  for (let i = 0; i < 30; i++) write(i % 3, [i]);
  await settled();
  expect(sender.behind.value).toBe(true);
  server.up();
  await settled();
  expect(known()).toEqual(roundsOf(sheet.value));
  expect(server.lines.length).toBeLessThan(8);
  expect(sender.behind.value).toBe(false);
  sender.close();
});

it('goes on after the page was closed with an answer on the way', async () => {
  const { server, sheet, write, known } = opened();
  const first = new SheetSender(sheet, server.connection);
  await first.begin();
  write(0, [1]);
  await settled();
  server.mute = true;
  write(1, [2]);
  await settled();
  first.close();
  expect(known()).toEqual([[1], [2]]);
  server.up();
  await settled();
  write(1, [4]);
  const next = new SheetSender(sheet, server.connection);
  await settled();
  expect(next.ticket.value).toEqual({ sheet: 'server-id', token: 'token' });
  expect(known()).toEqual([[1], [4]]);
  next.close();
});

it('two tabs that write on the same sheet come to agree', async () => {
  const { server, sheet, write, known } = opened();
  const one = new SheetSender(sheet, server.connection);
  await one.begin();
  const other = new SheetSender(sheet, server.connection);
  for (let i = 0; i < 20; i++) {
    write(i % 4, [i]);
    if (i % 3 === 0) await settled();
  }
  await settled();
  expect(known()).toEqual(roundsOf(sheet.value));
  one.close();
  other.close();
});

it('can be ended, and begun anew', async () => {
  const { server, sheet, write } = opened();
  const sender = new SheetSender(sheet, server.connection);
  await sender.begin();
  expect(await sender.end()).toBeNull();
  expect(sender.ticket.value).toBeNull();
  expect([...store]).toEqual([]);
  write(0, [1]);
  await settled();
  expect(server.appends).toBe(0);
  expect(await sender.begin()).toBeNull();
  await settled();
  expect(server.lines).toHaveLength(2);
  sender.close();
});

it('a sheet that the server has forgotten is not shown any more', async () => {
  const { server, sheet, write } = opened();
  const sender = new SheetSender(sheet, server.connection);
  await sender.begin();
  server.lines = [];
  write(0, [1]);
  await settled();
  expect(sender.ticket.value).toBeNull();
  sender.close();
});
