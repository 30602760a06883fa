import { type Static, Type } from 'typebox';
import { Refusal } from './refusal.js';
import { exactly, SheetId } from './schema.js';
import { ChatLine, Step, Summary, TableView } from './table.js';

/** What the stream brings, by the name of the event. */
export const events = {
  /** The table changed; the newest only. */
  table: TableView,
  /** The game went on: one event a step. */
  step: Step,
  line: ChatLine,
  lobby: exactly({ tables: Type.Array(Summary) }),
  /** A score sheet has come to this line. */
  sheet: exactly({ sheet: SheetId, seq: Type.Integer({ minimum: 1 }) }),
  /** A topic that cannot be followed. */
  refused: exactly({ topic: Type.String(), error: Refusal }),
  /** The server is stopping; reconnect at once, another one will answer. */
  bye: exactly({}),
} as const;

export type EventName = keyof typeof events;
export type EventData<N extends EventName> = Static<(typeof events)[N]>;
export type StreamEvent = { [N in EventName]: { readonly event: N; readonly data: EventData<N> } }[EventName];
