import type { Reply } from '@crossbones/api';
import {
  type ChainLink,
  DAY_MS,
  type Fault,
  must,
  type Options,
  type Result,
  secretHashOf,
} from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import { freeBotNames } from './free-bot-names.js';
import { filled } from './gathering.js';
import { done } from './reply.js';
import type { Request } from './request.js';
import type { Table } from './table.js';

/** How strong the bots are: they answer the same play in the same way, whoever plays it. */
export const DAILY_LEVEL: Level = 'bosun';
/** Who has begun before midnight has so long to finish; then the deal opens, and nothing counts any more. */
const GRACE_MS = 3_600_000;

/** When the deal of a day opens. */
export const openingOf = (day: number): number => (day + 1) * DAY_MS + GRACE_MS;

/** The deal of one day in one game, with all that must be known to play it. */
export interface DailyDeal {
  readonly name: string;
  readonly game: GameId;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly key: string;
  readonly chain: ChainLink;
}

/** Opens a table for one person and bots, and deals at once: nobody's salt has any part in it. */
export function openDaily(table: Table, request: Request, deal: DailyDeal): Result<Reply<'open'>, Fault> {
  const { by, at } = request;
  const { game, rules, seats } = deal;
  const options = must(table.rulebook(game, rules).options.check(deal.options, seats));
  const settings = { public: false, clock: { per: 'none' }, undo: false, away: 'wait', odds: true } as const;
  const opened = table.happen(
    { is: 'opened', host: by.id, name: by.name, game, rules, seats, options, settings, rematch: null },
    at,
    request,
  );
  table.happen({ is: 'sat', person: by.id, seat: 0 }, at);
  for (const [i, name] of freeBotNames(table, seats - 1).entries())
    table.happen(filled(i + 1, { name, level: DAILY_LEVEL }), at);
  table.secret = deal.key;
  table.chain = deal.chain;
  table.happen({ is: 'sealed', deal: deal.name, secretHash: secretHashOf(deal.key) }, at);
  table.happen({ is: 'dealt' }, at);
  return done(table, opened);
}
