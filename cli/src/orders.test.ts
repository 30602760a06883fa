import type { TableClient } from '@crossbones/api/client';
import { ok } from '@crossbones/core';
import { expect, it } from 'vitest';
import { orderOf } from './orders.js';
import { Tidings } from './tidings.js';
import { Voice } from './voice.js';

/** What a typed line asks of the table, or else what is told about it. */
async function asked(typed: string): Promise<unknown> {
  const sent: unknown[] = [];
  const client = {
    tellTable: async (...request: unknown[]) => {
      sent.push(request);
      return ok({ seq: 1 });
    },
  } as unknown as TableClient;
  const told = await orderOf(typed)!(client, new Tidings(null, new Voice('en')));
  return sent[0] ?? told;
}

it.each([
  ['fill', {}],
  ['fill 2', { seat: 2 }],
  ['fill captain', { level: 'captain' }],
  ['fill 2 Admiral', { seat: 2, level: 'admiral' }],
])('%s puts bots on seats', async (typed, body) => {
  expect(await asked(typed)).toEqual(['fill', body]);
});

it.each(['fill parrot', 'fill 2 parrot', 'fill captain 2'])('%s is not understood', async (typed) => {
  expect(await asked(typed)).toEqual([
    'Say which seat by its number; who shows them.',
    'A bot is a deckhand, bosun, captain or admiral.',
  ]);
});
