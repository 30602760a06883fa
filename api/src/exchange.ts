import { type Static, type TSchema, Type } from 'typebox';
import type { Route } from './route.js';
import {
  Code,
  Day,
  DealName,
  exactly,
  GameName,
  Hash,
  Name,
  oneOf,
  orNull,
  PersonId,
  Seat,
  Seq,
  SessionId,
  SheetId,
  TableId,
  Time,
} from './schema.js';
import { SheetLine, SheetToken } from './sheet.js';
import {
  Channel,
  ChatLine,
  ChatPhrase,
  Face,
  Level,
  Outcome,
  OwnSummary,
  Step,
  Summary,
  TableSettings,
  TableView,
} from './table.js';

/** What one request carries and what comes back. */
export interface Exchange {
  readonly about: string;
  readonly body: TSchema | null;
  readonly query: TSchema | null;
  readonly reply: TSchema;
}

const ask = <const R extends TSchema>(about: string, reply: R) => ({ about, body: null, query: null, reply });
const search = <const Q extends TSchema, const R extends TSchema>(about: string, query: Q, reply: R) => ({
  about,
  body: null,
  query,
  reply,
});
const tell = <const B extends TSchema, const R extends TSchema>(about: string, body: B, reply: R) => ({
  about,
  body,
  query: null,
  reply,
});

const Nothing = exactly({});
/** Everything up to `seq` is durable. */
const Done = exactly({ seq: Seq });
const LineNumber = Type.Integer({ minimum: 1, description: 'Number of the last line of the sheet' });
const Passkey = exactly({ id: Type.String(), label: Name, created: Time });
const Me = exactly({
  person: PersonId,
  name: Name,
  guest: Type.Boolean(),
  passkeys: Type.Array(Passkey),
  recovery: Type.Boolean({ description: 'Whether a recovery code is waiting to be used' }),
  muted: Type.Array(PersonId),
});
const SessionView = exactly({
  id: SessionId,
  begun: Time,
  seen: Type.Integer({ minimum: 0, description: 'When it was last used, to within six hours' }),
  here: Type.Boolean({ description: 'Whether it is the one that asks' }),
});
const SessionList = exactly({ sessions: Type.Array(SessionView) });
const Ceremony = Type.Record(Type.String(), Type.Unknown(), {
  description: 'As the WebAuthn standard has it',
});
const Offer = exactly({ challenge: Type.String(), options: Ceremony });
const Endpoint = Type.String({
  minLength: 10,
  maxLength: 1_000,
  description: 'Where the browser’s push service takes calls',
});
const RecoveryCode = Type.String({ description: 'Shown once; signs in once' });
const Seats = Type.Integer({ minimum: 1, maximum: 32 });
const GameOptions = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
const Settings = Type.Optional(Type.Partial(TableSettings, { additionalProperties: false }));
const Count = Type.Integer({ minimum: 0 });
const ProofView = exactly({
  match: Type.Union([TableId, DealName]),
  deal: Type.String(),
  secret: Hash,
  secretHash: Hash,
  /** The hash of each seat's salt, and the salt that came: empty if none did, null for bots. */
  saltHashes: Type.Array(orNull(Hash)),
  salts: Type.Array(orNull(Type.String())),
  /** In a deal of the day: the link that its key was made of. */
  chain: Type.Optional(exactly({ anchor: Hash, first: Day, link: Hash })),
  /** In a duplicate: which of its tables this was. Hashes and salts are those of all of them, table after table. */
  tables: Type.Optional(exactly({ at: Count, of: Type.Integer({ minimum: 2 }) })),
});
/** As the game has it. */
const Sight = Type.Record(Type.String(), Type.Unknown());
const Scores = Type.Array(exactly({ score: Type.Integer(), count: Count }), {
  description:
    'How often each score came, from the lowest on; points, or minus the place in games without points',
});
const DailyDealView = exactly({
  game: GameName,
  rules: Type.Integer({ minimum: 1 }),
  seats: Type.Integer(),
  options: Type.Record(Type.String(), Type.Unknown()),
  level: Level,
  /** Null as long as the deal is closed. */
  key: orNull(Hash),
  /** Whether you have begun it, at which table, and how it ended; a table may have been deleted. */
  begun: Type.Boolean(),
  table: orNull(TableId),
  result: orNull(exactly({ score: Type.Integer(), place: Type.Integer({ minimum: 1 }) })),
  /** How bots and people have played it; null before you have, as long as the deal is closed. */
  crew: exactly({ plays: Count, of: Count, scores: orNull(Scores) }),
  people: exactly({ finished: Count, scores: orNull(Scores) }),
});
const Log = exactly({
  format: Type.Literal(1),
  game: GameName,
  rules: Type.Integer(),
  seats: Type.Integer(),
  options: Type.Record(Type.String(), Type.Unknown()),
  key: Hash,
  entries: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  proof: ProofView,
});

export const exchanges = {
  me: ask('Who the server takes you for; null before the first command', orNull(Me)),
  name: tell('Change your name', exactly({ name: Name }), Me),
  mute: tell('Stop or go on hearing somebody', exactly({ person: PersonId, muted: Type.Boolean() }), Me),
  signOut: tell('Sign out here, or everywhere', exactly({ everywhere: Type.Boolean() }), Nothing),
  sessions: ask('Where you are signed in, the last used first', SessionList),
  sessionEnd: tell(
    'End one of your sessions; one that is over already is no mistake',
    exactly({ id: SessionId }),
    SessionList,
  ),
  export: ask('Everything kept about you', Type.Record(Type.String(), Type.Unknown())),
  delete: tell('Delete yourself; your seats stay, nobody’s', exactly({ sure: Type.Literal(true) }), Nothing),
  passkeyOffer: tell('Begin to add a passkey', Nothing, Offer),
  passkeyAdd: tell(
    'Add a passkey; with the first comes a recovery code. Your cookie is another one then',
    exactly({ challenge: Type.String(), label: Name, response: Ceremony }),
    exactly({ me: Me, recovery: orNull(RecoveryCode) }),
  ),
  passkeyRemove: tell('Remove a passkey; not the last one', exactly({ id: Type.String() }), Me),
  recovery: tell('A new recovery code; the old one is void', Nothing, exactly({ recovery: RecoveryCode })),
  notices: ask(
    'The public key of this server, which a browser wants to know before it lets itself be called',
    exactly({ key: Type.String({ description: 'A point on P-256 in base64url' }) }),
  ),
  noticesOn: tell(
    'Be called by Web Push when it is your turn and you are not at the table',
    exactly({
      endpoint: Endpoint,
      p256dh: Type.String({ pattern: '^[\\w-]{87}$', description: 'A point on P-256 in base64url' }),
      auth: Type.String({ pattern: '^[\\w-]{22}$', description: '16 bytes in base64url' }),
    }),
    Nothing,
  ),
  noticesOff: tell('Be called there no more', exactly({ endpoint: Endpoint }), Nothing),
  signInOffer: tell('Begin to sign in', Nothing, Offer),
  signIn: tell('Sign in with a passkey', exactly({ challenge: Type.String(), response: Ceremony }), Me),
  signInRecovery: tell(
    'Sign in with the recovery code, which is then used up; all your other sessions are over',
    exactly({ code: Type.String({ minLength: 10, maxLength: 60 }) }),
    exactly({ me: Me, recovery: RecoveryCode }),
  ),

  lobby: ask('Public tables', exactly({ tables: Type.Array(Summary) })),
  mine: ask('Your tables, the last touched first', exactly({ tables: Type.Array(OwnSummary) })),
  open: tell(
    'Open a table; you are its host',
    exactly({ game: GameName, seats: Seats, options: GameOptions, settings: Settings }),
    exactly({ table: TableId, seq: Seq }),
  ),
  playNow: tell(
    'A seat at a public table that waits for one, or else at a new one filled with bots',
    exactly({
      game: GameName,
      alone: Type.Optional(Type.Boolean()),
      level: Type.Optional(Level),
    }),
    exactly({ table: TableId, seq: Seq, seat: Seat }),
  ),
  join: tell(
    'Come to a table by its id or its code',
    Type.Union([exactly({ table: TableId }), exactly({ code: Code })]),
    exactly({ table: TableId, seq: Seq }),
  ),
  table: ask(
    'The table as it stands, and the game as you may see it',
    exactly({ table: TableView, step: orNull(Step), lines: Type.Array(ChatLine) }),
  ),

  sit: tell('Take a free seat', exactly({ seat: Type.Optional(Seat) }), exactly({ seq: Seq, seat: Seat })),
  stand: tell('Leave your seat and watch', Nothing, Done),
  leave: tell('Leave the table', Nothing, Done),
  ready: tell('Ready to start, with the hash of your salt', exactly({ saltHash: Hash }), Done),
  unready: tell('Not ready after all', Nothing, Done),
  kick: tell(
    'Send somebody away, before the start; a new guest from the same network cannot come in their place',
    exactly({ person: PersonId }),
    Done,
  ),
  readmit: tell('Let somebody back in who was sent away', exactly({ person: PersonId }), Done),
  host: tell(
    'Hand over hosting; or, with a seat, take it over from a host who has been gone for half a minute',
    exactly({ person: PersonId }),
    Done,
  ),
  fill: tell(
    'Put a bot on a free seat, or on all of them; a bosun where no level is named',
    exactly({ seat: Type.Optional(Seat), level: Type.Optional(Level) }),
    Done,
  ),
  clear: tell('Free the seat of a bot, or of somebody who is not there', exactly({ seat: Seat }), Done),
  change: tell(
    'Set the table otherwise, before the start; what is left out stays, and where the game is another nobody is ready. People can gather for several `tables`, which play the same deal',
    exactly({
      seats: Type.Optional(Seats),
      options: GameOptions,
      settings: Settings,
      tables: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    }),
    Done,
  ),
  face: tell('Choose your portrait at this table; null: any', exactly({ face: orNull(Face) }), Done),
  code: tell('A new short code', Nothing, exactly({ seq: Seq, code: Code, expires: Time })),
  start: tell('Start: everybody is ready', Nothing, Done),
  salt: tell(
    'Your salt, once the server has sealed its secret',
    exactly({ salt: Type.String({ minLength: 16, maxLength: 64 }) }),
    Done,
  ),

  submit: tell(
    'One or more actions, all or none',
    exactly({
      decision: Type.Integer({ minimum: 0 }),
      actions: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { minItems: 1, maxItems: 40 }),
    }),
    exactly({ seq: Seq, step: Type.Integer() }),
  ),
  undo: tell(
    'Take back your last action; with the step you saw, only if nothing has come after it',
    exactly({ step: Type.Optional(Type.Integer({ minimum: 0 })) }),
    Done,
  ),
  resign: tell('Give up; a bosun plays the seat to the end', Nothing, Done),
  back: tell('Here again', Nothing, Done),
  wish: tell(
    'Agree to a pause or to go on; null: not any more',
    exactly({ wish: orNull(oneOf(['pause', 'resume'])) }),
    Done,
  ),
  nudge: tell('Remind somebody that everybody waits for them', exactly({ seat: Seat }), Done),
  standIn: tell(
    'Agree that a bot plays for somebody who has been gone for two minutes, until they are back; most of those who are there decide',
    exactly({ seat: Seat, agreed: Type.Boolean() }),
    Done,
  ),
  seatLink: tell(
    'A link that hands your seat over, once',
    Nothing,
    exactly({ seq: Seq, token: Type.String() }),
  ),
  takeSeat: tell(
    'Take over a seat by its link',
    exactly({ token: Type.String({ minLength: 10, maxLength: 60 }) }),
    exactly({ seq: Seq, seat: Seat }),
  ),
  say: tell(
    'Say something',
    Type.Union([
      exactly({ channel: Channel, text: Type.String({ minLength: 1, maxLength: 300 }) }),
      exactly({ channel: Channel, phrase: ChatPhrase }),
    ]),
    Done,
  ),
  rematch: tell(
    'The same people again, the first seat rotated',
    Nothing,
    exactly({ table: TableId, seq: Seq }),
  ),

  log: ask('Key, options, entries and fairness proof of a finished match', Log),
  replay: search(
    'Every step of a finished match with everything open',
    exactly({
      from: Type.Optional(Type.Integer({ minimum: 0 })),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    exactly({
      steps: Type.Integer(),
      outcome: orNull(Outcome),
      shown: Type.Array(
        exactly({
          step: Type.Integer(),
          entry: orNull(Sight),
          actors: Type.Array(Seat),
          open: Sight,
          between: Type.Array(Sight),
        }),
      ),
    }),
  ),
  recollection: ask(
    'What one’s own seat saw and did in a finished match, decision by decision; also while others still play its deal',
    exactly({
      rules: Type.Integer(),
      options: Sight,
      outcome: orNull(Outcome),
      sides: Type.Array(Seat),
      decisions: Type.Array(
        exactly({
          step: Type.Integer(),
          seat: Seat,
          view: Sight,
          legal: Type.Array(Type.String()),
          word: Type.String(),
        }),
      ),
      seen: Type.Array(Sight, { description: 'What everybody at the table saw after each entry' }),
    }),
  ),

  duplicate: ask(
    'How the tables that share this deal ended, seat by seat; nothing of it before the last of them has finished',
    exactly({
      finished: Count,
      of: Count,
      tables: orNull(
        Type.Array(
          exactly({
            table: TableId,
            names: Type.Array(orNull(Name)),
            outcome: orNull(Outcome),
            resigned: Type.Array(Seat),
          }),
        ),
      ),
    }),
  ),

  daily: search(
    'The deals of a day, one for each game: today’s, or those of a day before',
    exactly({ day: Type.Optional(Day) }),
    exactly({
      day: Day,
      today: Day,
      first: Type.String({ ...Day, description: 'The first day that has deals' }),
      anchor: Type.String({ ...Hash, description: 'The end of the hash chain: each link leads to it' }),
      ends: Type.Integer({ ...Time, description: 'Until then the deals can be begun' }),
      opens: Type.Integer({
        ...Time,
        description: 'What is finished by then counts; from then on all is open',
      }),
      link: orNull(Hash),
      streak: exactly({ now: Count, best: Count }),
      deals: Type.Array(DailyDealView),
    }),
  ),
  playDaily: tell(
    'Play today’s deal of a game, once; the same table if you have begun',
    exactly({ game: GameName }),
    exactly({ table: TableId, seq: Seq }),
  ),

  sheetOpen: tell(
    'Let others watch a score sheet; the token is for whoever writes it',
    exactly({ head: Type.Record(Type.String(), Type.Unknown()) }),
    exactly({ sheet: SheetId, token: SheetToken, seq: LineNumber }),
  ),
  sheet: search(
    'The lines of a score sheet after one of them, at most 200 at once',
    exactly({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
    exactly({ seq: LineNumber, lines: Type.Array(SheetLine) }),
  ),
  sheetAppend: tell(
    'Add lines, numbered by whoever writes them; one that is there already must be the same',
    exactly({
      token: SheetToken,
      from: Type.Integer({ minimum: 2, maximum: 5_000, description: 'The number of the first of them' }),
      lines: Type.Array(SheetLine, { minItems: 1, maxItems: 50 }),
    }),
    exactly({ seq: LineNumber }),
  ),
  sheetEnd: tell('Let nobody watch any more; it is deleted', exactly({ token: SheetToken }), Nothing),
} as const satisfies { readonly [name in Route]: Exchange };

type Exchanges = typeof exchanges;
export type Body<R extends Route> = Exchanges[R]['body'] extends TSchema
  ? Static<Exchanges[R]['body']>
  : undefined;
export type Query<R extends Route> = Exchanges[R]['query'] extends TSchema
  ? Static<Exchanges[R]['query']>
  : undefined;
export type Reply<R extends Route> = Static<Exchanges[R]['reply']>;
export type Me = Static<typeof Me>;
export type SessionView = Static<typeof SessionView>;
export type ProofView = Static<typeof ProofView>;
