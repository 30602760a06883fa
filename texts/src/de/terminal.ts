import type { Args } from '@crossbones/core';
import type { TerminalWords } from '../terminal.js';
import { levels } from './crew.js';
import { help } from './help.js';
import { ownBot } from './own-bot.js';
import { at, counted, either, list, number, quoted, range } from './speech.js';
import { does, inside, who } from './subject.js';
import { wire } from './wire.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; meinst du ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

const faults = {
  ...wire,
  ...ownBot,
  'unknown-command': (args) =>
    `Einen Befehl ${quoted(args.name)} gibt es nicht${rather(args, `die Befehle sind ${args.known}`)}`,
  'unknown-game': (args) =>
    `Ein Spiel ${quoted(args.name)} gibt es nicht${rather(args, `die Spiele sind ${args.known}`)}`,
  'unknown-option': (args) =>
    `Der Befehl ${args.command} hat keine Option ${quoted(args.name)}${rather(args, `er kennt ${args.known}`)}`,
  'unknown-bot': (args) =>
    `Es gibt keinen Bot namens ${quoted(args.name)}: deckhand, bosun, captain, admiral (captain:500 für 500 Durchgänge), random, flat:100 oder ein eigener: ./mine.js, exec:python3 mine.py.`,
  'arena-seats': (args) =>
    `Für ${args.seats} Plätze sind ${args.bots} Bots genannt: nenn für jeden Platz einen.`,
  'missing-game': (args) => `Der Befehl ${args.command} braucht ein Spiel: ${args.known}.`,
  'missing-file': (args) => `Der Befehl ${args.command} braucht den Namen eines Protokolls.`,
  'too-many-arguments': (args) =>
    `Der Befehl ${args.command} weiß mit ${quoted(args.name)} nichts anzufangen.`,
  'option-twice': (args) => `Die Option ${args.name} steht zweimal da.`,
  'option-wants-value': (args) => `Die Option ${args.name} braucht einen Wert.`,
  'option-wants-none': (args) => `Die Option ${args.name} nimmt keinen Wert.`,
  'option-wants-int': (args) =>
    `Die Option ${args.name} braucht eine ganze Zahl, ${range(args)}, und nicht ${quoted(args.given)}.`,
  'option-wants-choice': (args) =>
    `Die Option ${args.name} braucht ${either(args.choices)} und nicht ${quoted(args.given)}.`,
  'option-wants-json': (args) => `Die Option ${args.name} braucht ein JSON-Objekt, etwa ${args.example}.`,
  'option-wants-seat': (args) =>
    `Die Option --seat braucht einen Platz von 0 bis ${args.max} oder das Wort spectator, und nicht ${quoted(args.given)}.`,
  'option-wants-hash': (args) =>
    `Die Option ${args.name} braucht eine Prüfsumme aus 64 kleingeschriebenen Hexadezimalziffern, und nicht ${quoted(args.given)}.`,
  'option-wants-url': (args) =>
    `Die Option ${args.name} braucht eine Adresse wie http://localhost:3000, und nicht ${quoted(args.given)}.`,
  'option-wants-table': (args) =>
    `Die Option --table braucht den Code eines Tischs (sechs oder acht Buchstaben und Ziffern), seine Kennung oder seinen Link, und nicht ${quoted(args.given)}.`,
  'option-needs': (args) => `Die Option ${args.name} geht nur zusammen mit ${args.other}.`,
  'option-not-with': (args) => `Die Optionen ${args.name} und ${args.other} gehen nicht zusammen.`,
  'table-not-with-game': () => 'Die Option --table und ein Spiel gehen nicht zusammen.',
  'no-server': (args) => `Bei ${args.url} antwortet niemand.`,
  'missing-target': (args) => `Der Befehl ${args.command} braucht den Namen einer neuen Datei.`,
  'migrate-wants': (args) => `Der Befehl migrate braucht eines von ${args.known}.`,
  'migrate-wants-database': () => 'Der Befehl migrate braucht DATABASE_URL, die Adresse von PostgreSQL.',
  'nothing-to-migrate': (args) => `In ${args.where} sind keine Daten eines Servers.`,
  'migrate-in-use': (args) => `Ein Server arbeitet mit ${args.where}: zuerst muss er anhalten.`,
  'migrate-not-empty': (args) =>
    `${args.where} ist nicht leer: ${args.table} hat ${counted(args.rows, 'Zeile', 'Zeilen')}. Nichts wurde geändert; das Ziel muss leer sein.`,
  'migrate-older': (args) =>
    `Die Daten in ${args.where} sind von einer älteren Version: diese einmal darauf starten und wieder anhalten.`,
  'migrate-newer': (args) =>
    `Die Daten in ${args.where} sind von einer neueren Version: bitte diese benutzen.`,
  'admin-wants': (args) =>
    `Der Befehl admin braucht eines von ${args.known}, mit dem, was dazugehört: crossbones help admin.`,
  'missing-reason': () => 'Eine Änderung braucht --reason; das Protokoll behält es.',
  'bad-reason': (args) => `${args.name} braucht 1 bis 200 Zeichen in einer Zeile.`,
  'no-line': (args) => `Unter der Nummer ${args.line} wurde dort nichts gesagt, oder es ist nicht mehr da.`,
  'bad-seats': (args) =>
    `${args.game} spielt man mit diesen Optionen nicht mit ${args.seats}; erlaubt ist ${args.allowed}.`,
  'too-many-people': (args) =>
    `Es sind ${counted(args.people, 'Person', 'Personen')} für ${counted(args.seats, 'Platz', 'Plätze')}.`,
  'bad-name': (args) => `${quoted(args.name)} ist kein Name: Es braucht 1 bis 20 sichtbare Zeichen.`,
  'same-name': (args) => `Zwei Leute heißen ${quoted(args.name)}.`,
  'no-file': (args) => `Eine Datei ${quoted(args.file)} gibt es nicht.`,
  'unreadable-file': (args) => `Die Datei ${quoted(args.file)} lässt sich nicht lesen.`,
  'unwritable-file': (args) => `Die Datei ${quoted(args.file)} lässt sich nicht schreiben.`,
  'wants-utf8': (args) => `${at(args)} muss Text in UTF-8 sein.`,
  'line-too-long': (args) => `${at(args)} darf nicht länger sein als ${args.max} Bytes.`,
  'no-score': (args) => `${args.game} hat keinen Wertungsblock; der Befehl score kennt ${args.known}.`,

  'setting-wants-int': (args) =>
    `${args.name} muss eine ganze Zahl sein, ${args.min} bis ${args.max}, und nicht ${quoted(args.given)}.`,
  'setting-wants-url': (args) =>
    `${args.name} muss eine Adresse wie https://play.example.org sein, ohne Pfad, und nicht ${quoted(args.given)}.`,
  'setting-wants-node': (args) =>
    `${args.name} muss eine Adresse wie http://10.0.0.11:3000 sein, oder „off“, und nicht ${quoted(args.given)}.`,
  'setting-wants-database': (args) =>
    `${args.name} muss eine Adresse wie postgres://user:password@host:5432/name sein.`,
  'setting-wants-secret': (args) =>
    `${args.name} muss ein Geheimnis aus 16 bis 200 Buchstaben, Ziffern und Zeichen sein, ohne Leerzeichen.`,
  'setting-wants-proxy': (args) =>
    `${args.name} muss eine Zahl von Proxys sein, das Wort loopback oder Adressen wie 10.0.0.0/8 mit Kommas dazwischen, und nicht ${quoted(args.given)}.`,
  'setting-wants-choice': (args) =>
    `${args.name} muss eines von ${args.choices} sein und nicht ${quoted(args.given)}.`,
  'setting-empty': (args) => `${args.name} ist gesetzt, aber leer; lass es weg oder gib ihm einen Wert.`,
  'port-taken': (args) =>
    `Port ${args.port} ist von einem anderen Programm belegt; gib mit PORT einen anderen an oder beende jenes.`,
  'port-forbidden': (args) => `Port ${args.port} ist dir nicht erlaubt; gib mit PORT einen über 1023 an.`,
  'host-unknown': (args) => `HOST ${quoted(args.host)} ist keine Adresse dieser Maschine.`,
} as const satisfies TerminalWords['faults'];

const seats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'Platz' : 'Plätze'} ${list(places)}`;
/** After “von”. */
const ofSeats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'Platz' : 'den Plätzen'} ${list(places)}`;

export const terminal = {
  faults,

  number,
  list,
  named: (name, text) => `${name}: ${text}`,

  whichGame: 'Welches Spiel?',
  typeGame: (most) => `Tippe eine Zahl von 1 bis ${most}, oder quit.`,
  you: 'Du',
  player: (n) => `Spieler ${n}`,
  crew: (names, level) =>
    `${list(names)} ${names.length === 1 ? 'spielt' : 'spielen'} ${level === 'random' ? 'aufs Geratewohl' : `wie ein ${levels[level].name}`}.`,
  ownCrew: (names, bot) =>
    `${list(names)} ${names.length === 1 ? 'spielt' : 'spielen'}, wie ${bot} entscheidet.`,
  greeting: 'Tippe ? für Hilfe, quit zum Aufhören.',
  farewell: 'Bis zum nächsten Mal.',
  endsHere: 'Die Partie endet hier. Bis zum nächsten Mal.',
  kept: (file) => `Die Partie ist in ${file} aufgehoben.`,
  over: (game) => `${game} ist vorbei`,
  grade: (grade, points) =>
    `Stufe ${grade} von 5${points === null ? '' : ` mit ${counted(points, 'Punkt', 'Punkten')}`}.`,
  praise: [
    'Das meiste behält die See.',
    'Ein Anfang, und noch ein weiter Weg.',
    'Der Laderaum ist halb voll.',
    'Fast alles beisammen.',
    'Alles an seinem Platz. Gut gemacht!',
  ],
  wins: (winners) =>
    winners.length === 1
      ? `${does(winners[0], 'gewinnst', 'gewinnt')}!`
      : `${list(winners.map(who))} teilen sich den Sieg!`,

  sinceLastTurn: 'Seit deinem letzten Zug:',
  passKeyboard: (name) => `Gib die Tastatur an ${name} weiter, dann drück Enter.`,

  notUnderstood: (typed) => `Mit ${quoted(typed)} geht hier nichts; ? zeigt, was geht.`,
  enterLetsBe: 'Enter lässt es sein.',
  enterGoesBack: 'Enter geht zurück.',
  canType: 'Du kannst tippen',
  andMore: (n) => `… und ${n} mehr`,
  notNow: 'Jetzt nicht',
  signs: 'Zeichen',
  also: 'Außerdem',
  alsoTyped: 'Enter zeigt den Tisch noch einmal, score das Blatt, undo nimmt zurück, quit hört auf.',
  rulesIn: (file) => `Die Regeln stehen in ${file}.`,
  dials: {
    bid: 'so viele ansagen',
    challenge: 'mit so vielen Scheiben herausfordern',
    raise: 'auf so viele Scheiben erhöhen',
    wager: 'so viel setzen',
  },

  title: { hand: 'Deine Hand', unplayable: 'Gesperrt', trick: 'Stich' },
  head: {
    round: 'Runde',
    bid: 'Ansage',
    won: 'Stiche',
    bonus: 'Bonus',
    score: 'Stand',
    points: 'Punkte',
    total: 'Summe',
  },
  dealer: 'Geber',
  roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
  roundBegins: (round) => `Runde ${round}:`,
  roundScored: (round) => `Runde ${round} gewertet`,
  deals: (one) => `${does(one, 'gibst', 'gibt')}.`,
  leads: (one) => `${does(one, 'spielst', 'spielt')} an.`,
  leadsCard: (one, card) => `${does(one, 'spielst', 'spielt')} ${card} an.`,
  playsCard: (one, card) => `${does(one, 'spielst', 'spielt')} ${card}.`,
  asksBid: (most) => `Wie viele Stiche machst du? 0 bis ${most}`,
  asksCard: 'Welche Karte spielst du?',
  onlyCard: (card) => `Spielbar ist nur ${card}.`,
  bids: (bids) => `Ansagen: ${bids.map(([one, bid]) => `${inside(one)} ${bid}`).join(', ')}.`,
  sheetMeans: 'Auf dem Blatt heißt 2/3: zwei Stiche gemacht, drei angesagt.',

  givenUp: 'Es kam rechtzeitig keine Antwort.',
  atTable: (table) => `am Tisch ${table}`,
  othersJoin: 'Andere kommen dazu mit',
  seatsFree: (n) =>
    `${n === 1 ? '1 Platz ist' : `${n} Plätze sind`} frei; fill setzt Bots hin. Es geht los, wenn alle bereit sind.`,
  timeLeft: (n, unit) =>
    `Du hast noch ${n.toLocaleString('de', { style: 'unit', unit, unitDisplay: 'long' })}.`,
  notYourTurn: 'Du bist nicht dran; ? zeigt, was du tun kannst.',
  changed: 'Geändert.',
  takenBack: 'Zurückgenommen.',
  sealed: (hash) => `Das Geheimnis des Servers ist versiegelt: ${hash}`,
  lineUp: 'Die Verbindung ist wieder da.',
  lineDown: 'Die Verbindung ist weg; es wird weiter versucht …',
  afterwards: 'rematch spielt noch einmal, say … redet, quit geht.',
  seatStays: (command) => `Dein Platz bleibt deiner: ${command} bringt dich zurück.`,
  tableClosed: 'Der Tisch ist geschlossen. Bis zum nächsten Mal.',
  keptProven: (file) => `Die Partie ist in ${file} aufgehoben; crossbones verify ${file} prüft sie.`,
  fair: (missing) =>
    `Es wurde ehrlich verteilt: Das Geheimnis ist das vor dem Start versiegelte, und ${
      missing.length === 0
        ? 'alle Salze sind dabei'
        : `alle Salze sind dabei, nur nicht von ${ofSeats(missing)}`
    }.`,
  disagrees: 'Das Protokoll der Partie ist nicht das, was dieser Platz gesehen hat.',

  orders: {
    say: ['say ahoi alle', 'spricht zum Tisch; /thanks sagt ein schnelles Wort, / zeigt sie alle'],
    team: ['team warte noch', 'spricht zu deinem Gegenüber, in Spielen, die es haben'],
    who: ['who', 'zeigt, wer da ist'],
    ready: ['ready, unready', 'vor dem Start: bereit, oder noch nicht'],
    sit: ['sit 2, stand', 'nimmt einen freien Platz, oder gibt deinen auf'],
    fill: [
      'fill, clear 2',
      'wer Gastgeber ist, setzt Bots auf freie Plätze oder nimmt einen weg; fill 2 captain setzt nur einen',
    ],
    start: ['start', 'wer Gastgeber ist, beginnt; von selbst geht es los, wenn alle bereit sind'],
    kick: ['kick Ben, host Ben', 'wer Gastgeber ist, schickt jemanden weg oder gibt das Amt weiter'],
    code: ['code', 'ein neuer kurzer Code zum Dazukommen'],
    pause: ['pause, resume', 'sobald alle einverstanden sind'],
    back: ['back', 'nimmt dem Bootsmann deinen Platz wieder ab'],
    resign: ['resign', 'gibt auf; ein Bootsmann spielt für dich zu Ende'],
    handover: ['handover', 'ein Wort, das deinen Platz einmal an den gibt, der es nach take tippt'],
  },
  sayWhat: 'Was denn?',
  youAreReady: 'Du bist bereit.',
  whichSeat: 'Nenn den Platz mit seiner Nummer; who zeigt sie.',
  whichBot: (levels) => `Ein Bot ist ${either(levels.join(', '))}.`,
  nobodyThere: 'Niemand hier heißt so; who zeigt, wer da ist.',
  joinWith: (code) => `Andere kommen dazu mit --table ${code}.`,
  onceAgreed: 'Sobald alle einverstanden sind.',
  resignSure: 'Dein Platz käme als letzter. Tippe resign yes, wenn du es ernst meinst.',
  takeWord: (token) => `An diesem Tisch: take ${token}`,
  takeWhat: 'Was denn nehmen? Das Wort steht bei dem, der handover getippt hat.',

  freeSeat: 'ein freier Platz',
  somebody: 'Jemand',
  mark: {
    free: 'frei',
    bot: (level) => `Bot, ${levels[level].name}`,
    host: 'Gastgeber',
    you: 'du',
    ready: 'bereit',
    notReady: 'noch nicht bereit',
    resigned: 'hat aufgegeben',
    away: 'nicht da',
    bosunPlays: 'ein Bootsmann spielt',
    wouldPause: 'möchte eine Pause',
    wouldResume: 'möchte weiterspielen',
    toPartner: 'im Team',
    watching: 'schaut zu',
  },
  watching: (names) => `beim Zuschauen: ${list(names)}`,
  comes: (name) => `${name} ist da.`,
  goes: (name) => `${name} ist weg.`,
  youAreGone: 'Du bist nicht mehr an diesem Tisch.',
  takesSeat: (one, seat) => `${does(one, 'hast', 'nimmt')} Platz ${seat}.`,
  botTakesSeat: (name, level, seat) => `${name}, ein Bot (${levels[level].name}), nimmt Platz ${seat}.`,
  leavesSeat: (name, seat) => `${name} verlässt Platz ${seat}.`,
  isReady: (name) => `${name} ist bereit.`,
  isUnready: (one) => `${does(one, 'bist nicht', 'ist doch nicht')} bereit.`,
  hasResigned: (one) => `${does(one, 'hast', 'hat')} aufgegeben.`,
  isAway: (one) =>
    one.you ? 'Du giltst als abwesend; back oder irgendein Zug ändert das.' : `${who(one)} ist nicht da.`,
  isBack: (one) => `${does(one, 'bist', 'ist')} wieder da.`,
  wishesPause: (name) => `${name} möchte eine Pause: Tippe pause, wenn du einverstanden bist.`,
  wishesResume: (name) => `${name} möchte weiterspielen: Tippe resume, wenn du einverstanden bist.`,
  isHost: (one) => `${does(one, 'bist', 'ist')} jetzt Gastgeber.`,
  dealing: 'Alle sind bereit: Es wird verteilt.',
  paused: 'Die Partie macht Pause.',
  goesOn: 'Die Partie geht weiter.',
  closed: 'Der Tisch ist geschlossen.',
  rematch: 'Es gibt eine Revanche mit denselben Leuten: Tippe rematch, um mitzuspielen.',

  verified: (game, seats, entries) =>
    `${game}, ${counted(seats, 'Platz', 'Plätze')}, ${counted(entries, 'Eintrag', 'Einträge')}`,
  finding: {
    deal: 'Verteilung',
    seal: 'Siegel',
    secret: 'Geheimnis',
    salts: 'Salze',
    key: 'Schlüssel',
    play: 'Spiel',
  },
  sealHolds: 'Die Prüfsumme, die du vor dem Start notiert hast, ist die im Protokoll.',
  sealDiffers: (hash) =>
    `Die Prüfsumme, die du vor dem Start notiert hast, ist eine andere: im Protokoll steht ${hash}.`,
  secretHolds: (hash) => `Seine Prüfsumme ist die, die vor dem Start gezeigt wurde, ${hash}….`,
  saltsHold: (given, late, bots) =>
    `${[
      ...(given.length > 0 ? [`Was von ${ofSeats(given)} kam, ist das Versprochene`] : []),
      ...(late.length > 0 ? [`Von ${ofSeats(late)} kam nichts`] : []),
      ...(bots.length > 0
        ? [
            `${bots.length === 1 ? 'Auf' : 'Auf den'} ${bots.length === 1 ? 'Platz' : 'Plätzen'} ${list(bots)} ${bots.length === 1 ? 'sitzt ein Bot' : 'sitzen Bots'}`,
          ]
        : []),
    ].join('. ')}.`,
  keyHolds: 'Er folgt aus Geheimnis, Salzen, Tisch, Spiel, dessen Optionen und Plätzen.',
  playHolds: (winners, points) =>
    `Jeder Eintrag war erlaubt, und das Ende ist das genannte: ${seats(winners)} vorn${points === null ? '' : ` mit ${counted(points, 'Punkt', 'Punkten')}`}.`,
  playHoldsGrade: (grade) =>
    `Jeder Eintrag war erlaubt, und das Ende ist das genannte: Stufe ${grade} von 5.`,
  brokenOff: 'Jeder Eintrag war erlaubt; die Partie wurde abgebrochen.',
  unended: 'Jeder Eintrag war erlaubt, aber die Partie kommt nicht zu ihrem Ende.',
  holds: 'Diese Partie wurde so verteilt und gespielt, wie es dasteht.',
  holdsNot: 'Dieses Protokoll stimmt nicht.',
  unproven: 'Nicht bewiesen ist:',
  unprovenSeal:
    'dass die Prüfsumme dieses Geheimnisses die ist, die du gesehen hast: vergleich sie mit --seal, wenn du sie notiert hast;',
  unprovenDeal:
    'irgendetwas über die Verteilung: Kein Salz ist darin, also hat der Server allein die Karten bestimmt;',
  unprovenSalt: 'irgendetwas für die, deren eigenes Salz nicht darin ist;',
  unprovenTalk: 'dass niemand verraten hat, was er sah, oder dass ein Bot nicht mehr wusste als sein Platz.',

  games: (n) => `${number(n)} ${n === 1 ? 'Partie' : 'Partien'}`,
  simulated: (game, games, seats, seed) =>
    `${game}: ${number(games)} ${games === 1 ? 'Partie' : 'Partien'}, ${counted(seats, 'Platz', 'Plätze')}, Startwert ${seed}`,
  options: (options) => `Optionen: ${options}`,
  asUsual: 'alle wie üblich',
  byClock: 'Nach der Uhr',
  perCpuSecond: 'Je Prozessorsekunde',
  gamesPerSecond: (n) => `${number(n)} Partien/s`,
  movesPerSecond: (n) => `${number(n)} Züge/s`,
  movesPerGame: (mean, least, most) => `Züge je Partie: ${number(mean, 1)} im Schnitt, ${least} bis ${most}`,
  contested: (game, games, deals, seats) =>
    `${game}: ${counted(games, 'Partie', 'Partien')}, ${counted(deals, 'Verteilung', 'Verteilungen')} in ${counted(seats, 'Drehung', 'Drehungen')}`,
  playouts: (n) => counted(n, 'Durchgang', 'Durchgänge'),
  seed: (seed) => `Startwert ${seed}`,
  withoutLuck: 'Glück abgezogen',
  column: {
    seat: 'Platz',
    mean: 'Mittel',
    deviation: 'Streuung',
    least: 'min.',
    most: 'max.',
    firstPlace: 'erste Plätze',
    meanPlace: 'mittlerer Rang',
    wins: 'Siege',
    grade: 'Stufe',
    share: 'Anteil',
    bot: 'Bot',
    points: 'Punkte',
    ahead: 'Vorsprung',
    skill: 'eigenes Spiel',
    place: 'Rang',
    winShare: 'Siege %',
    aheadShare: 'Vorsprung %',
    bidShare: 'Ansagen %',
    ms: 'ms',
    slowMs: 'p99 ms',
  },

  oneObjectALine: 'Ein JSON-Objekt je Zeile; Strg-D hört auf.',
  movedWhole: (rows, tables) =>
    `${counted(rows, 'Zeile', 'Zeilen')} in ${counted(tables, 'Tabelle', 'Tabellen')} kopiert, zurückgelesen und verglichen: nichts fehlt, nichts ist anders.`,
  wholeCopy: (file, rows, tables) =>
    `${file} ist eine vollständige Kopie: ${counted(rows, 'Zeile', 'Zeilen')} in ${counted(tables, 'Tabelle', 'Tabellen')}.`,

  help,
} as const satisfies TerminalWords;
