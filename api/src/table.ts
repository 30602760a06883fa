import { levels } from '@crossbones/games/crew';
import { type Static, Type } from 'typebox';
import {
  Code,
  Day,
  exactly,
  GameName,
  Hash,
  Name,
  oneOf,
  orNull,
  PersonId,
  Seat,
  Seq,
  TableId,
  Time,
} from './schema.js';

const DAY = 86_400_000;

export const Clock = Type.Union([
  exactly({ per: Type.Literal('none') }),
  exactly({ per: Type.Literal('move'), ms: Type.Integer({ minimum: 5_000, maximum: 14 * DAY }) }),
  exactly({ per: Type.Literal('match'), ms: Type.Integer({ minimum: 60_000, maximum: 60 * DAY }) }),
]);

/** What the table does while somebody is away: wait, stop all clocks, or let a bosun play until they are back. */
export const Away = oneOf(['wait', 'pause', 'bot']);

export const TableSettings = exactly({
  public: Type.Boolean(),
  clock: Clock,
  undo: Type.Boolean(),
  away: Away,
  odds: Type.Boolean({ description: 'Whether pages may tell a player the odds while bidding' }),
});

export const phases = ['gathering', 'sealing', 'playing', 'over', 'closed'] as const;
export const Phase = oneOf(phases);

/** How strong a bot is; all of them see what their seat sees. */
export const Level = oneOf(levels);

/** How many portraits there are. */
export const FACES = 12;
export const Face = Type.Integer({ minimum: 1, maximum: FACES, description: 'One of the portraits' });

/** One seat as everybody at the table sees it. */
export const PlaceView = exactly({
  /** Null: free, a bot's, or of somebody who has deleted themselves. */
  person: orNull(PersonId),
  name: orNull(Name),
  /** The level of the bot that has the seat. */
  bot: orNull(Level),
  ready: Type.Boolean(),
  away: Type.Boolean(),
  /** Who plays the seat at this moment. */
  control: oneOf(['owner', 'bot']),
  resigned: Type.Boolean(),
  /** What its owner wishes for the match. */
  wish: orNull(oneOf(['pause', 'resume'])),
  /** Since when no page and no program of its owner has followed the table. Null: one does. */
  unseen: orNull(Time),
  /** Who reminded its owner that everybody waits, and when. */
  nudged: orNull(exactly({ by: Seat, at: Time })),
  /** Seats whose owners agree that a bot plays here while its owner is not there. */
  votes: Type.Array(Seat),
  /** The portrait that its owner has chosen; null: none in particular. */
  face: orNull(Face),
});

export const Outcome = exactly({
  places: Type.Array(Type.Integer({ minimum: 1 })),
  points: orNull(Type.Array(Type.Integer())),
  grade: orNull(Type.Integer({ minimum: 1, maximum: 5 })),
});

/** What the server promised before it knew the salts. */
export const Sealed = exactly({
  deal: Type.String(),
  secretHash: Hash,
  /** One for each seat; null for bots. */
  saltHashes: Type.Array(orNull(Hash)),
});

/** The table itself; the game on it comes as a sight. The same for everybody who may see the table. */
export const TableView = exactly({
  id: TableId,
  seq: Seq,
  game: GameName,
  rules: Type.Integer({ minimum: 1 }),
  options: Type.Record(Type.String(), Type.Unknown()),
  settings: TableSettings,
  phase: Phase,
  host: orNull(PersonId),
  places: Type.Array(PlaceView),
  /** Everybody at the table, seated or watching. */
  people: Type.Array(exactly({ person: PersonId, name: orNull(Name) })),
  /** People whom the host has sent away and can let back in; left out if there are none. */
  sentAway: Type.Optional(Type.Array(exactly({ person: PersonId, name: orNull(Name) }))),
  code: orNull(exactly({ code: Code, expires: Time })),
  sealed: orNull(Sealed),
  paused: Type.Boolean(),
  /** The side of each seat, where the game has teams: they share an outcome and have a channel of their own. */
  teams: orNull(Type.Array(Type.Integer())),
  /** Left out where the table is open, or closed by itself. */
  closedBy: Type.Optional(Type.Literal('operator')),
  /** Lines that the operator has taken away; left out if there are none. */
  unsaid: Type.Optional(Type.Array(Seq)),
  outcome: orNull(Outcome),
  rematch: orNull(TableId),
  opened: Time,
  /** In a deal of the day: the day, and when log and replay can be had. */
  daily: Type.Optional(exactly({ day: Day, opens: Time })),
  /** People gather here for so many tables, which share a deal: the places are those of all, table after table. */
  tables: Type.Optional(Type.Integer({ minimum: 2 })),
  /** Those tables, once they are dealt; this one is closed then. */
  parted: Type.Optional(Type.Array(TableId)),
  /** Which of the tables that share a deal this is, and where their people gathered. Nobody is shown a game of others. */
  duplicate: Type.Optional(
    exactly({
      hall: TableId,
      at: Type.Integer({ minimum: 0 }),
      of: Type.Integer({ minimum: 2 }),
    }),
  ),
});

/** A line of the list of public tables, or of one's own. */
export const Summary = exactly({
  id: TableId,
  game: GameName,
  options: Type.Record(Type.String(), Type.Unknown()),
  settings: TableSettings,
  phase: Phase,
  host: orNull(Name),
  seats: Type.Integer(),
  free: Type.Integer(),
  names: Type.Array(orNull(Name)),
  opened: Time,
  touched: Time,
  /** Seats that the game waits for; the reader knows which is theirs. */
  waiting: Type.Array(Seat),
});

/** A line of the list of one's own tables. */
export const OwnSummary = exactly({
  ...Summary.properties,
  /** The reader's own seat; null if they watch. */
  seat: orNull(Seat),
  outcome: orNull(Outcome),
});

/** The clock of one seat: what was left at `since`, running if `since` is a time. */
export const SeatClock = exactly({ left: orNull(Type.Integer()), since: orNull(Time) });

export const Reason = exactly({
  key: Type.String(),
  args: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  rule: Type.Optional(Type.String()),
});

/** What one viewer is shown of the game: see `Match.view`. */
export const Sight = exactly({
  step: Type.Integer(),
  decision: Type.Integer({ description: 'A submit names the decision it answers' }),
  actors: Type.Array(Seat),
  may: Type.Array(Seat),
  legal: Type.Array(Type.String()),
  view: Type.Record(Type.String(), Type.Unknown()),
  between: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
    description: 'How it looked on the way to this step whenever chance was to move',
  }),
});

export const Step = exactly({
  table: TableId,
  seq: Seq,
  at: Time,
  clocks: Type.Array(SeatClock),
  sight: Sight,
});

export const channels = ['table', 'watchers', 'team'] as const;
export const Channel = oneOf(channels);

/** Set phrases are sent as keys, so that each reader sees them in their own language. */
export const phrases = [
  'ahoy',
  'well-played',
  'good-game',
  'thanks',
  'sorry',
  'oops',
  'hurry',
  'one-moment',
  'yo-ho-ho',
  'unlucky',
  'bold',
  'again',
  'only-flowers',
  'mind-my-skull',
  'turn-mine',
  'bluffing',
] as const;
export const ChatPhrase = oneOf(phrases);

export const ChatLine = exactly({
  table: TableId,
  seq: Seq,
  at: Time,
  channel: Channel,
  person: orNull(PersonId),
  name: orNull(Name),
  said: Type.Union([
    exactly({ text: Type.String({ minLength: 1, maxLength: 300 }) }),
    exactly({ phrase: ChatPhrase }),
  ]),
});

export type Clock = Static<typeof Clock>;
export type Away = Static<typeof Away>;
export type TableSettings = Static<typeof TableSettings>;
export type Phase = Static<typeof Phase>;
export type PlaceView = Static<typeof PlaceView>;
export type Sealed = Static<typeof Sealed>;
export type TableView = Static<typeof TableView>;
export type Summary = Static<typeof Summary>;
export type OwnSummary = Static<typeof OwnSummary>;
export type SeatClock = Static<typeof SeatClock>;
export type Step = Static<typeof Step>;
export type Channel = Static<typeof Channel>;
export type ChatPhrase = Static<typeof ChatPhrase>;
export type ChatLine = Static<typeof ChatLine>;
