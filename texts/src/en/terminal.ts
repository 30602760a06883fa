import type { Args } from '@crossbones/core';
import type { TerminalWords } from '../terminal.js';
import { help } from './help.js';
import { ownBot } from './own-bot.js';
import { at, capital, counted, either, list, number, quoted, range } from './speech.js';
import { does, who } from './subject.js';
import { wire } from './wire.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; did you mean ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

const faults = {
  ...wire,
  ...ownBot,
  'unknown-command': (args) =>
    `There is no command ${quoted(args.name)}${rather(args, `the commands are ${args.known}`)}`,
  'unknown-game': (args) =>
    `There is no game ${quoted(args.name)}${rather(args, `the games are ${args.known}`)}`,
  'unknown-option': (args) =>
    `The command ${args.command} has no option ${quoted(args.name)}${rather(args, `its options are ${args.known}`)}`,
  'unknown-bot': (args) =>
    `There is no bot called ${quoted(args.name)}: deckhand, bosun, captain, admiral (captain:500 for 500 playouts), random, flat:100, or one of your own: ./mine.js, exec:python3 mine.py.`,
  'arena-seats': (args) => `${args.bots} bots are named for ${args.seats} seats: name one for each.`,
  'missing-game': (args) => `The command ${args.command} wants a game: one of ${args.known}.`,
  'missing-file': (args) => `The command ${args.command} wants the name of a log file.`,
  'too-many-arguments': (args) =>
    `The command ${args.command} does not know what to do with ${quoted(args.name)}.`,
  'option-twice': (args) => `The option ${args.name} is given twice.`,
  'option-wants-value': (args) => `The option ${args.name} wants a value.`,
  'option-wants-none': (args) => `The option ${args.name} takes no value.`,
  'option-wants-int': (args) =>
    `The option ${args.name} wants a whole number, ${range(args)}, and not ${quoted(args.given)}.`,
  'option-wants-choice': (args) =>
    `The option ${args.name} wants ${either(args.choices)}, and not ${quoted(args.given)}.`,
  'option-wants-json': (args) => `The option ${args.name} wants a JSON object such as ${args.example}.`,
  'option-wants-seat': (args) =>
    `The option --seat wants a seat from 0 to ${args.max}, or the word spectator, and not ${quoted(args.given)}.`,
  'option-wants-hash': (args) =>
    `The option ${args.name} wants a hash of 64 hexadecimal digits, in lower case, and not ${quoted(args.given)}.`,
  'option-wants-url': (args) =>
    `The option ${args.name} wants an address such as http://localhost:3000, and not ${quoted(args.given)}.`,
  'option-wants-table': (args) =>
    `The option --table wants a table’s code of six or eight letters and digits, its id or its link, and not ${quoted(args.given)}.`,
  'option-needs': (args) => `The option ${args.name} goes with ${args.other} only.`,
  'option-not-with': (args) => `The options ${args.name} and ${args.other} do not go together.`,
  'table-not-with-game': () => 'The option --table and a game do not go together.',
  'no-server': (args) => `Nobody answers at ${args.url}.`,
  'missing-target': (args) => `The command ${args.command} wants the name of a new file to write.`,
  'migrate-wants': (args) => `The command migrate wants one of ${args.known}.`,
  'migrate-wants-database': () => 'The command migrate wants DATABASE_URL, the address of the PostgreSQL.',
  'nothing-to-migrate': (args) => `There are no data of a server in ${args.where}.`,
  'migrate-in-use': (args) => `A server is working with ${args.where}: stop it first.`,
  'migrate-not-empty': (args) =>
    `${args.where} is not empty: ${args.table} has ${counted(args.rows, 'row')}. Nothing was changed; choose an empty one.`,
  'migrate-older': (args) =>
    `The data in ${args.where} are of an older version: start this one on them once, and stop it again.`,
  'migrate-newer': (args) => `The data in ${args.where} are of a newer version: use that one.`,
  'admin-wants': (args) =>
    `The command admin wants one of ${args.known}, and what belongs to it: crossbones help admin.`,
  'missing-reason': () => 'A change wants --reason, which the audit keeps.',
  'bad-reason': (args) => `${args.name} wants 1 to 200 letters in one line.`,
  'no-line': (args) => `Nothing was said there under the number ${args.line}, or not any more.`,
  'bad-seats': (args) =>
    `${args.game} cannot be played by ${args.seats} with these options; it takes ${args.allowed}.`,
  'too-many-people': (args) =>
    `There are ${counted(args.people, 'person')} for ${counted(args.seats, 'seat')}.`.replace(
      'persons',
      'people',
    ),
  'bad-name': (args) => `${quoted(args.name)} is no name: it wants 1 to 20 visible characters.`,
  'same-name': (args) => `Two people are called ${quoted(args.name)}.`,
  'no-file': (args) => `There is no file ${quoted(args.file)}.`,
  'unreadable-file': (args) => `The file ${quoted(args.file)} cannot be read.`,
  'unwritable-file': (args) => `The file ${quoted(args.file)} cannot be written.`,
  'wants-utf8': (args) => `${at(args)} must be text in UTF-8.`,
  'line-too-long': (args) => `${at(args)} must be no longer than ${args.max} bytes.`,
  'no-score': (args) => `${args.game} has no score sheet; the command score knows ${args.known}.`,

  'setting-wants-int': (args) =>
    `${args.name} must be a whole number, ${args.min} to ${args.max}, and not ${quoted(args.given)}.`,
  'setting-wants-url': (args) =>
    `${args.name} must be an address such as https://play.example.org, without a path, and not ${quoted(args.given)}.`,
  'setting-wants-node': (args) =>
    `${args.name} must be an address such as http://10.0.0.11:3000, or “off”, and not ${quoted(args.given)}.`,
  'setting-wants-database': (args) =>
    `${args.name} must be an address such as postgres://user:password@host:5432/name.`,
  'setting-wants-secret': (args) =>
    `${args.name} must be a secret of 16 to 200 letters, digits and signs, without blanks.`,
  'setting-wants-proxy': (args) =>
    `${args.name} must be a number of proxies, the word loopback, or addresses such as 10.0.0.0/8 with commas between, and not ${quoted(args.given)}.`,
  'setting-wants-choice': (args) =>
    `${args.name} must be one of ${args.choices}, and not ${quoted(args.given)}.`,
  'setting-empty': (args) => `${args.name} is set, but empty; leave it out or give it a value.`,
  'port-taken': (args) =>
    `Port ${args.port} is taken by another program; set PORT to another one, or stop that program.`,
  'port-forbidden': (args) => `Port ${args.port} may not be used by this user; set PORT to one above 1023.`,
  'host-unknown': (args) => `HOST ${quoted(args.host)} is no address of this machine.`,
} as const satisfies TerminalWords['faults'];

const seats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'seat' : 'seats'} ${list(places)}`;

export const terminal = {
  faults,

  number,
  list,
  named: (name, text) => `${name}: ${text}`,

  whichGame: 'Which game?',
  typeGame: (most) => `Type a number from 1 to ${most}, or quit.`,
  you: 'You',
  player: (n) => `Player ${n}`,
  crew: (names, level) =>
    `${list(names)} ${names.length === 1 ? 'plays' : 'play'} ${level === 'random' ? 'at random' : `as ${level === 'admiral' ? 'an' : 'a'} ${level} would`}.`,
  ownCrew: (names, bot) => `${list(names)} ${names.length === 1 ? 'plays' : 'play'} as ${bot} decides.`,
  greeting: 'Type ? for help, quit to leave.',
  farewell: 'Until next time.',
  endsHere: 'The game ends here. Until next time.',
  kept: (file) => `The match is kept in ${file}.`,
  over: (game) => `${game} is over`,
  grade: (grade, points) =>
    `Grade ${grade} of 5${points === null ? '' : ` with ${counted(points, 'point')}`}.`,
  praise: [
    'The sea keeps most of it.',
    'A start, and a long way to go.',
    'Half the hold is filled.',
    'Very nearly all of it.',
    'Everything in its place. Well done!',
  ],
  wins: (winners) =>
    winners.length === 1 ? `${does(winners[0], 'win')}!` : `${list(winners.map(who))} share the win!`,

  sinceLastTurn: 'Since your last turn:',
  passKeyboard: (name) => `Pass the keyboard to ${name}, then press Enter.`,

  notUnderstood: (typed) => `${quoted(typed)} is nothing you can do here; ? shows what is.`,
  enterLetsBe: 'Enter lets it be.',
  enterGoesBack: 'Enter goes back.',
  canType: 'You can type',
  andMore: (n) => `… and ${n} more`,
  notNow: 'Not now',
  signs: 'Signs',
  also: 'Also',
  alsoTyped: 'Enter shows the table again, score the sheet, undo takes back, quit leaves.',
  rulesIn: (file) => `The rules are in ${file}.`,
  dials: {
    bid: 'bid that many',
    challenge: 'challenge with that many discs',
    raise: 'raise to that many discs',
    wager: 'wager that much',
  },

  title: { hand: 'Your hand', unplayable: 'Not now', trick: 'Trick' },
  head: {
    round: 'round',
    bid: 'bid',
    won: 'won',
    bonus: 'bonus',
    score: 'score',
    points: 'points',
    total: 'total',
  },
  dealer: 'dealer',
  roundOf: (round, rounds) => `round ${round} of ${rounds}`,
  roundBegins: (round) => `Round ${round}:`,
  roundScored: (round) => `Round ${round} scored`,
  deals: (one) => `${does(one, 'deal')}.`,
  leads: (one) => `${does(one, 'lead')}.`,
  leadsCard: (one, card) => `${does(one, 'lead')} ${card}.`,
  playsCard: (one, card) => `${does(one, 'play')} ${card}.`,
  asksBid: (most) => `How many tricks will you win? 0 to ${most}`,
  asksCard: 'Which card do you play?',
  onlyCard: (card) => `Only ${card} can be played.`,
  bids: (bids) => `Bids: ${bids.map(([one, bid]) => `${who(one)} ${bid}`).join(', ')}.`,
  sheetMeans: 'In the sheet 2/3 means two tricks won with a bid of three.',

  givenUp: 'No answer came in time.',
  atTable: (table) => `at table ${table}`,
  othersJoin: 'Others join with',
  seatsFree: (n) =>
    `${n} ${n === 1 ? 'seat is' : 'seats are'} free; fill puts bots there. It starts when all are ready.`,
  timeLeft: (n, unit) =>
    `You have ${n.toLocaleString('en-GB', { style: 'unit', unit, unitDisplay: 'long' })}.`,
  notYourTurn: 'It is not your turn; ? shows what you can do.',
  changed: 'Changed.',
  takenBack: 'Taken back.',
  sealed: (hash) => `The server’s secret is sealed: ${hash}`,
  lineUp: 'The line is there again.',
  lineDown: 'Connection lost; trying again …',
  afterwards: 'rematch plays again, say … talks, quit leaves.',
  seatStays: (command) => `Your seat stays yours: ${command} brings you back.`,
  tableClosed: 'The table is closed. Until next time.',
  keptProven: (file) => `The match is kept in ${file}; crossbones verify ${file} checks it.`,
  fair: (missing) =>
    `The deal was fair: the secret is the one sealed before the start, and ${
      missing.length === 0
        ? 'every salt is in'
        : `all salts are in but ${missing.length === 1 ? 'that' : 'those'} of ${seats(missing)}`
    }.`,
  disagrees: 'The log of the match is not what this seat was shown.',

  orders: {
    say: ['say ahoy all', 'speaks to the table; /thanks says a set phrase, / lists them'],
    team: ['team hold on', 'speaks to your partner, in games that have them'],
    who: ['who', 'shows who is there'],
    ready: ['ready, unready', 'before the start'],
    sit: ['sit 2, stand', 'takes a free seat, or leaves yours'],
    fill: [
      'fill, clear 2',
      'the host puts bots on free seats, or takes one away; fill 2 captain is one of them',
    ],
    start: ['start', 'the host starts; it happens by itself when all are ready'],
    kick: ['kick Ben, host Ben', 'the host sends somebody away, or hands hosting over'],
    code: ['code', 'a new short code to join by'],
    pause: ['pause, resume', 'once everybody says so'],
    back: ['back', 'takes your seat back from the bosun'],
    resign: ['resign', 'gives up; a bosun plays your seat to the end'],
    handover: ['handover', 'a word that gives your seat to whoever types it after take, once'],
  },
  sayWhat: 'Say what?',
  youAreReady: 'You are ready.',
  whichSeat: 'Say which seat by its number; who shows them.',
  whichBot: (levels) => `A bot is a ${either(levels.join(', '))}.`,
  nobodyThere: 'Nobody of that name is here; who shows them.',
  joinWith: (code) => `Others join with --table ${code}.`,
  onceAgreed: 'Once everybody agrees.',
  resignSure: 'Your seat would come last. Type resign yes if you mean it.',
  takeWord: (token) => `At this table: take ${token}`,
  takeWhat: 'Take what? Somebody’s handover says the word.',

  freeSeat: 'a free seat',
  somebody: 'Somebody',
  mark: {
    free: 'free',
    bot: (level) => `bot, ${level}`,
    host: 'host',
    you: 'you',
    ready: 'ready',
    notReady: 'not ready',
    resigned: 'has resigned',
    away: 'away',
    bosunPlays: 'a bosun plays',
    wouldPause: 'would pause',
    wouldResume: 'would go on',
    toPartner: 'to your partner',
    watching: 'watching',
  },
  watching: (names) => `watching: ${list(names)}`,
  comes: (name) => `${name} is here.`,
  goes: (name) => `${name} is gone.`,
  youAreGone: 'You are no longer at this table.',
  takesSeat: (one, seat) => `${who(one)} ${one.you ? 'have' : 'takes'} seat ${seat}.`,
  botTakesSeat: (name, level, seat) => `${name}, a bot (${level}), takes seat ${seat}.`,
  leavesSeat: (name, seat) => `${name} leaves seat ${seat}.`,
  isReady: (name) => `${name} is ready.`,
  isUnready: (one) => `${does(one, 'are')} not ready${one.you ? '' : ' after all'}.`,
  hasResigned: (one) => `${does(one, 'have')} resigned.`,
  isAway: (one) => (one.you ? 'You count as away; back, or any move, changes that.' : `${who(one)} is away.`),
  isBack: (one) => `${does(one, 'are')} back.`,
  wishesPause: (name) => `${name} would pause: type pause to agree.`,
  wishesResume: (name) => `${name} would go on: type resume to agree.`,
  isHost: (one) => `${does(one, 'are')} the host now.`,
  dealing: 'Everybody is ready: the deal is being made.',
  paused: 'The match is paused.',
  goesOn: 'The match goes on.',
  closed: 'The table is closed.',
  rematch: 'There is another game with the same people: type rematch to go there.',

  verified: (game, seats, entries) =>
    `${game}, ${counted(seats, 'seat')}, ${entries === 1 ? '1 entry' : `${entries} entries`}`,
  finding: { deal: 'deal', seal: 'seal', secret: 'secret', salts: 'salts', key: 'key', play: 'play' },
  sealHolds: 'The hash you noted before the start is the one in the log.',
  sealDiffers: (hash) => `The hash you noted before the start is another one: the log has ${hash}.`,
  secretHolds: (hash) => `Its hash is the one published before the start, ${hash}….`,
  saltsHold: (given, late, bots) =>
    `${capital(
      [
        ...(given.length > 0 ? [`what ${seats(given)} gave is what they promised`] : []),
        ...(late.length > 0 ? [`none came from ${seats(late)}`] : []),
        ...(bots.length > 0 ? [`${seats(bots)} ${bots.length === 1 ? 'is a bot' : 'are bots'}`] : []),
      ].join('; '),
    )}.`,
  keyHolds: 'It follows from the secret, the salts, the table, the game, its options and its seats.',
  playHolds: (winners, points) =>
    `Every entry was allowed, and the end is the one told: ${seats(winners)} first${points === null ? '' : ` with ${points} points`}.`,
  playHoldsGrade: (grade) => `Every entry was allowed, and the end is the one told: grade ${grade} of 5.`,
  brokenOff: 'Every entry was allowed; the match was broken off.',
  unended: 'Every entry was allowed, but the match does not come to its end.',
  holds: 'This match was dealt and played as it says.',
  holdsNot: 'This log does not hold.',
  unproven: 'Not proven:',
  unprovenSeal: 'that this secret’s hash is the one you were shown: compare it with --seal if you noted it;',
  unprovenDeal: 'anything about the deal: nobody’s salt is in it, so the server alone chose the cards;',
  unprovenSalt: 'anything to those whose own salt is not in it;',
  unprovenTalk: 'that nobody told another what they saw, or that a bot did not know more than its seat.',

  games: (n) => `${number(n)} ${n === 1 ? 'game' : 'games'}`,
  simulated: (game, games, seats, seed) =>
    `${game}: ${number(games)} ${games === 1 ? 'game' : 'games'}, ${counted(seats, 'seat')}, seed ${seed}`,
  options: (options) => `Options: ${options}`,
  asUsual: 'all as usual',
  byClock: 'By the clock',
  perCpuSecond: 'Per CPU second',
  gamesPerSecond: (n) => `${number(n)} games/s`,
  movesPerSecond: (n) => `${number(n)} moves/s`,
  movesPerGame: (mean, least, most) => `Moves a game: ${number(mean, 1)} on average, ${least} to ${most}`,
  contested: (game, games, deals, seats) =>
    `${game}: ${games} games, ${counted(deals, 'deal')} in ${seats} rotations`,
  playouts: (n) => `${n} playouts`,
  seed: (seed) => `seed ${seed}`,
  withoutLuck: 'luck taken off',
  column: {
    seat: 'seat',
    mean: 'mean',
    deviation: 'sd',
    least: 'min',
    most: 'max',
    firstPlace: 'first place',
    meanPlace: 'mean place',
    wins: 'wins',
    grade: 'grade',
    share: 'share',
    bot: 'bot',
    points: 'points',
    ahead: 'ahead',
    skill: 'own play',
    place: 'place',
    winShare: 'wins %',
    aheadShare: 'ahead %',
    bidShare: 'bids %',
    ms: 'ms',
    slowMs: 'p99 ms',
  },

  oneObjectALine: 'One JSON object a line; Ctrl-D ends.',
  movedWhole: (rows, tables) =>
    `${counted(rows, 'row')} in ${counted(tables, 'table')} were copied, read back and compared: nothing is missing, nothing is different.`,
  wholeCopy: (file, rows, tables) => `${file} is a whole copy: ${rows} rows in ${tables} tables.`,

  help,
} as const satisfies TerminalWords;
