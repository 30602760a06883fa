import type { Args } from '@crossbones/core';
import type { Level } from '@crossbones/games/crew';
import type { TerminalWords } from '../terminal.js';
import { levels } from './crew.js';
import { help } from './help.js';
import { ownBot } from './own-bot.js';
import { a, at, capital, counted, either, list, number, quoted, range } from './speech.js';
import { does, who } from './subject.js';
import { wire } from './wire.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; volevi dire ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

const faults = {
  ...wire,
  ...ownBot,
  'unknown-command': (args) =>
    `Non c’è un comando ${quoted(args.name)}${rather(args, `i comandi sono ${args.known}`)}`,
  'unknown-game': (args) =>
    `Non c’è un gioco ${quoted(args.name)}${rather(args, `i giochi sono ${args.known}`)}`,
  'unknown-option': (args) =>
    `Il comando ${args.command} non ha un’opzione ${quoted(args.name)}${rather(args, `le sue opzioni sono ${args.known}`)}`,
  'unknown-bot': (args) =>
    `Nessun bot si chiama ${quoted(args.name)}: deckhand, bosun, captain, admiral (captain:500 per 500 simulazioni), random, flat:100 o uno tuo: ./mine.js, exec:python3 mine.py.`,
  'arena-seats': (args) => `Sono nominati ${args.bots} bot per ${args.seats} posti: nominane uno per posto.`,
  'missing-game': (args) => `Il comando ${args.command} vuole un gioco: uno di ${args.known}.`,
  'missing-file': (args) => `Il comando ${args.command} vuole il nome di un file di registro.`,
  'too-many-arguments': (args) => `Il comando ${args.command} non sa che farsene di ${quoted(args.name)}.`,
  'option-twice': (args) => `L’opzione ${args.name} è data due volte.`,
  'option-wants-value': (args) => `L’opzione ${args.name} vuole un valore.`,
  'option-wants-none': (args) => `L’opzione ${args.name} non prende valori.`,
  'option-wants-int': (args) =>
    `L’opzione ${args.name} vuole un numero intero, ${range(args)}, non ${quoted(args.given)}.`,
  'option-wants-choice': (args) =>
    `L’opzione ${args.name} vuole ${either(args.choices)}, non ${quoted(args.given)}.`,
  'option-wants-json': (args) => `L’opzione ${args.name} vuole un oggetto JSON, per esempio ${args.example}.`,
  'option-wants-seat': (args) =>
    `L’opzione --seat vuole un posto da 0 a ${args.max}, o la parola spectator, non ${quoted(args.given)}.`,
  'option-wants-hash': (args) =>
    `L’opzione ${args.name} vuole un’impronta di 64 cifre esadecimali in minuscolo, non ${quoted(args.given)}.`,
  'option-wants-url': (args) =>
    `L’opzione ${args.name} vuole un indirizzo come http://localhost:3000, non ${quoted(args.given)}.`,
  'option-wants-table': (args) =>
    `L’opzione --table vuole il codice di un tavolo (sei o otto lettere e cifre), il suo id o il suo link, non ${quoted(args.given)}.`,
  'option-needs': (args) => `L’opzione ${args.name} va solo con ${args.other}.`,
  'option-not-with': (args) => `Le opzioni ${args.name} e ${args.other} non vanno insieme.`,
  'table-not-with-game': () => 'L’opzione --table e un gioco non vanno insieme.',
  'no-server': (args) => `Nessuno risponde a ${args.url}.`,
  'missing-target': (args) => `Il comando ${args.command} vuole il nome di un nuovo file da scrivere.`,
  'migrate-wants': (args) => `Il comando migrate vuole uno di questi: ${args.known}.`,
  'migrate-wants-database': () => 'Il comando migrate vuole DATABASE_URL, l’indirizzo di PostgreSQL.',
  'nothing-to-migrate': (args) => `In ${args.where} non ci sono dati di un server.`,
  'migrate-in-use': (args) => `Un server lavora con ${args.where}: prima va fermato.`,
  'migrate-not-empty': (args) =>
    `${args.where} non è vuoto: ${args.table} ha ${counted(args.rows, 'riga', 'righe')}. Nulla è stato cambiato; la destinazione deve essere vuota.`,
  'migrate-older': (args) =>
    `I dati in ${args.where} sono di una versione precedente: va avviata questa una volta su di essi, e poi fermata.`,
  'migrate-newer': (args) => `I dati in ${args.where} sono di una versione più recente: va usata quella.`,
  'admin-wants': (args) =>
    `Il comando admin vuole uno di questi, con ciò che gli serve (vedi crossbones help admin): ${args.known}.`,
  'missing-reason': () => 'Una modifica vuole --reason, che il registro conserva.',
  'bad-reason': (args) => `${args.name} vuole da 1 a 200 lettere su una riga.`,
  'no-line': (args) => `Con il numero ${args.line} lì non è stato detto niente, o non c’è più.`,
  'bad-seats': (args) =>
    `Con queste opzioni ${args.game} non si gioca in ${args.seats}; servono ${args.allowed}.`,
  'too-many-people': (args) =>
    `Ci sono ${counted(args.people, 'persona', 'persone')} per ${counted(args.seats, 'posto', 'posti')}.`,
  'bad-name': (args) => `${quoted(args.name)} non è un nome: servono da 1 a 20 caratteri visibili.`,
  'same-name': (args) => `Due persone si chiamano ${quoted(args.name)}.`,
  'no-file': (args) => `Non c’è un file ${quoted(args.file)}.`,
  'unreadable-file': (args) => `Il file ${quoted(args.file)} non si può leggere.`,
  'unwritable-file': (args) => `Il file ${quoted(args.file)} non si può scrivere.`,
  'wants-utf8': (args) => `${at(args)} deve essere testo in UTF-8.`,
  'line-too-long': (args) => `${at(args)} non deve superare ${args.max} byte.`,
  'no-score': (args) => `${args.game} non ha un foglio punti; il comando score conosce ${args.known}.`,

  'setting-wants-int': (args) =>
    `${args.name} deve essere un numero intero, da ${args.min} a ${args.max}, non ${quoted(args.given)}.`,
  'setting-wants-url': (args) =>
    `${args.name} deve essere un indirizzo come https://play.example.org, senza percorso, non ${quoted(args.given)}.`,
  'setting-wants-node': (args) =>
    `${args.name} deve essere un indirizzo come http://10.0.0.11:3000, oppure «off», non ${quoted(args.given)}.`,
  'setting-wants-database': (args) =>
    `${args.name} deve essere un indirizzo come postgres://user:password@host:5432/name.`,
  'setting-wants-secret': (args) =>
    `${args.name} deve essere un segreto di 16-200 lettere, cifre e segni, senza spazi.`,
  'setting-wants-proxy': (args) =>
    `${args.name} deve essere un numero di proxy, la parola loopback, o indirizzi come 10.0.0.0/8 separati da virgole, non ${quoted(args.given)}.`,
  'setting-wants-choice': (args) =>
    `${args.name} deve essere uno di ${args.choices}, non ${quoted(args.given)}.`,
  'setting-empty': (args) => `${args.name} c’è, ma è vuoto; toglilo o dagli un valore.`,
  'port-taken': (args) =>
    `La porta ${args.port} è occupata da un altro programma; imposta PORT a un’altra, o ferma quel programma.`,
  'port-forbidden': (args) =>
    `La porta ${args.port} non è permessa a questo utente; imposta PORT a una sopra 1023.`,
  'host-unknown': (args) => `HOST ${quoted(args.host)} non è un indirizzo di questa macchina.`,
} as const satisfies TerminalWords['faults'];

const seats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'il posto' : 'i posti'} ${list(places)}`;
const ofSeats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'del posto' : 'dei posti'} ${list(places)}`;
/** A level in the middle of a sentence. */
const lower = (level: Level): string => levels[level].name.toLowerCase();

export const terminal = {
  faults,

  number,
  list,
  named: (name, text) => `${name}: ${text}`,

  whichGame: 'A che cosa giochiamo?',
  typeGame: (most) => `Scrivi un numero da 1 a ${most}, o quit.`,
  you: 'Tu',
  player: (n) => `Giocatore ${n}`,
  crew: (names, level) =>
    `${list(names)} ${names.length === 1 ? 'gioca' : 'giocano'} ${level === 'random' ? 'a caso' : `come un ${lower(level)}`}.`,
  ownCrew: (names, bot) => `${list(names)} ${names.length === 1 ? 'gioca' : 'giocano'} come decide ${bot}.`,
  greeting: 'Scrivi ? per un aiuto, quit per uscire.',
  farewell: 'Alla prossima.',
  endsHere: 'La partita finisce qui. Alla prossima.',
  kept: (file) => `La partita è conservata in ${file}.`,
  over: (game) => `${game}: partita finita`,
  grade: (grade, points) =>
    `Voto ${grade} su 5${points === null ? '' : ` con ${counted(points, 'punto', 'punti')}`}.`,
  praise: [
    'Il mare se ne tiene quasi tutto.',
    'È un inizio, e la rotta è lunga.',
    'La stiva è piena a metà.',
    'Ci manca pochissimo.',
    'Tutto al suo posto. Ottimo lavoro!',
  ],
  wins: (winners) =>
    winners.length === 1
      ? `${does(winners[0], 'vinci', 'vince')}!`
      : `${list(winners.map(who))}: vittoria condivisa!`,

  sinceLastTurn: 'Dal tuo ultimo turno:',
  passKeyboard: (name) => `Passa la tastiera ${a(name)}, poi premi Invio.`,

  notUnderstood: (typed) => `${quoted(typed)} qui non fa niente; ? mostra che cosa puoi fare.`,
  enterLetsBe: 'Invio per lasciar stare.',
  enterGoesBack: 'Invio per tornare indietro.',
  canType: 'Puoi scrivere',
  andMore: (n) => `… e altri ${n}`,
  notNow: 'Non ora',
  signs: 'Segni',
  also: 'E poi',
  alsoTyped: 'Invio mostra di nuovo il tavolo, score il foglio, undo annulla, quit esce.',
  rulesIn: (file) => `Le regole sono in ${file}.`,
  dials: {
    bid: 'puntare quel numero',
    challenge: 'sfidare con quel numero di dischi',
    raise: 'rilanciare a quel numero di dischi',
    wager: 'scommettere quella cifra',
  },

  title: { hand: 'In mano', unplayable: 'Non ora', trick: 'Presa' },
  head: {
    round: 'manche',
    bid: 'puntata',
    won: 'prese',
    bonus: 'bonus',
    score: 'punteggio',
    points: 'punti',
    total: 'totale',
  },
  dealer: 'mazziere',
  roundOf: (round, rounds) => `manche ${round} di ${rounds}`,
  roundBegins: (round) => `Manche ${round}:`,
  roundScored: (round) => `Punti della manche ${round}`,
  deals: (one) => `${does(one, 'dai', 'dà')} le carte.`,
  leads: (one) => `${does(one, 'apri', 'apre')}.`,
  leadsCard: (one, card) => `${does(one, 'apri', 'apre')} con ${card}.`,
  playsCard: (one, card) => `${does(one, 'giochi', 'gioca')} ${card}.`,
  asksBid: (most) => `Quante prese farai? Da 0 a ${most}`,
  asksCard: 'Quale carta giochi?',
  onlyCard: (card) => `Unica carta giocabile: ${card}.`,
  bids: (bids) => `Puntate: ${bids.map(([one, bid]) => `${who(one)} ${bid}`).join(', ')}.`,
  sheetMeans: 'Sul foglio 2/3 vuol dire due prese vinte con una puntata di tre.',

  givenUp: 'Nessuna risposta in tempo.',
  atTable: (table) => `al tavolo ${table}`,
  othersJoin: 'Gli altri entrano con',
  seatsFree: (n) =>
    `${counted(n, 'posto libero', 'posti liberi')}; fill ci mette dei bot. Si inizia quando sono tutti pronti.`,
  timeLeft: (n, unit) =>
    `Ti ${n === 1 ? 'resta' : 'restano'} ${n.toLocaleString('it', { style: 'unit', unit, unitDisplay: 'long' })}.`,
  notYourTurn: 'Non tocca a te; ? mostra che cosa puoi fare.',
  changed: 'Cambiato.',
  takenBack: 'Annullato.',
  sealed: (hash) => `Il segreto del server è sigillato: ${hash}`,
  lineUp: 'La connessione è tornata.',
  lineDown: 'La connessione è caduta; nuovo tentativo…',
  afterwards: 'rematch per la rivincita, say … per parlare, quit per uscire.',
  seatStays: (command) => `Il tuo posto resta tuo: ${command} ti ci riporta.`,
  tableClosed: 'Il tavolo è chiuso. Alla prossima.',
  keptProven: (file) => `La partita è conservata in ${file}; crossbones verify ${file} la controlla.`,
  fair: (missing) =>
    `La distribuzione era onesta: il segreto è quello sigillato prima dell’inizio, e ${
      missing.length === 0
        ? 'ci sono tutti i sali'
        : `ci sono tutti i sali tranne ${missing.length === 1 ? 'quello' : 'quelli'} ${ofSeats(missing)}`
    }.`,
  disagrees: 'Il registro della partita non è ciò che è stato mostrato a questo posto.',

  orders: {
    say: ['say ciao ciurma', 'parla al tavolo; /thanks dice una frase pronta, / le elenca'],
    team: ['team aspetta', 'parla al tuo compagno, nei giochi in cui c’è'],
    who: ['who', 'mostra chi c’è'],
    ready: ['ready, unready', 'prima dell’inizio'],
    sit: ['sit 2, stand', 'prende un posto libero, o lascia il tuo'],
    fill: [
      'fill, clear 2',
      'il capotavola mette bot nei posti liberi, o ne toglie uno; fill 2 captain ne mette uno solo',
    ],
    start: ['start', 'il capotavola dà il via; succede da sé quando sono tutti pronti'],
    kick: ['kick Ben, host Ben', 'il capotavola manda via qualcuno, o gli cede il ruolo'],
    code: ['code', 'un nuovo codice breve per entrare'],
    pause: ['pause, resume', 'appena sono tutti d’accordo'],
    back: ['back', 'riprende il tuo posto dal nostromo'],
    resign: ['resign', 'abbandona; un nostromo gioca al tuo posto fino alla fine'],
    handover: ['handover', 'una parola che dà il tuo posto, una volta, a chi la scrive dopo take'],
  },
  sayWhat: 'Dire che cosa?',
  youAreReady: 'Per te si può iniziare.',
  whichSeat: 'Indica il posto con il suo numero; who li mostra.',
  whichBot: (levels) => `Un bot è ${either(levels.join(', '))}.`,
  nobodyThere: 'Qui non c’è nessuno con quel nome; who mostra chi c’è.',
  joinWith: (code) => `Gli altri entrano con --table ${code}.`,
  onceAgreed: 'Appena sono tutti d’accordo.',
  resignSure: 'Il tuo posto finirebbe ultimo. Scrivi resign yes se lo vuoi davvero.',
  takeWord: (token) => `A questo tavolo: take ${token}`,
  takeWhat: 'Prendere che cosa? La parola viene dall’handover di qualcuno.',

  freeSeat: 'un posto libero',
  somebody: 'Qualcuno',
  mark: {
    free: 'libero',
    bot: (level) => `bot, ${lower(level)}`,
    host: 'capotavola',
    you: 'tu',
    ready: 'pronto',
    notReady: 'non ancora pronto',
    resigned: 'ha abbandonato',
    away: 'assente',
    bosunPlays: 'gioca un nostromo',
    wouldPause: 'vorrebbe una pausa',
    wouldResume: 'vorrebbe riprendere',
    toPartner: 'al tuo compagno',
    watching: 'guarda',
  },
  watching: (names) => `guardano: ${list(names)}`,
  comes: (name) => `Arriva ${name}.`,
  goes: (name) => `${name} se ne va.`,
  youAreGone: 'Non sei più a questo tavolo.',
  takesSeat: (one, seat) => `${does(one, 'hai', 'prende')} il posto ${seat}.`,
  botTakesSeat: (name, level, seat) => `${name}, un bot (${lower(level)}), prende il posto ${seat}.`,
  leavesSeat: (name, seat) => `${name} lascia il posto ${seat}.`,
  isReady: (name) => `Per ${name} si può iniziare.`,
  isUnready: (one) =>
    one.you ? 'Per te non si può ancora iniziare.' : `Per ${who(one)} non si può più iniziare.`,
  hasResigned: (one) => `${does(one, 'hai', 'ha')} abbandonato.`,
  isAway: (one) =>
    one.you ? 'Risulti assente; back, o una mossa qualsiasi, lo cambia.' : `${who(one)} è assente.`,
  isBack: (one) => `${does(one, 'sei', 'è')} di nuovo al tavolo.`,
  wishesPause: (name) => `${name} vorrebbe una pausa: scrivi pause se ti va.`,
  wishesResume: (name) => `${name} vorrebbe riprendere: scrivi resume se ti va.`,
  isHost: (one) => `Ora ${one.you ? 'sei tu' : `${who(one)} è`} capotavola.`,
  dealing: 'Sono tutti pronti: si danno le carte.',
  paused: 'La partita è in pausa.',
  goesOn: 'La partita riprende.',
  closed: 'Il tavolo è chiuso.',
  rematch: 'C’è un’altra partita con gli stessi giocatori: scrivi rematch per andarci.',

  verified: (game, seats, entries) =>
    `${game}, ${counted(seats, 'posto', 'posti')}, ${counted(entries, 'voce', 'voci')}`,
  finding: {
    deal: 'carte',
    seal: 'sigillo',
    secret: 'segreto',
    salts: 'sali',
    key: 'chiave',
    play: 'gioco',
  },
  sealHolds: 'L’impronta che avevi annotato prima dell’inizio è quella del registro.',
  sealDiffers: (hash) =>
    `L’impronta che avevi annotato prima dell’inizio è un’altra: il registro ha ${hash}.`,
  secretHolds: (hash) => `La sua impronta è quella pubblicata prima dell’inizio, ${hash}….`,
  saltsHold: (given, late, bots) =>
    `${capital(
      [
        ...(given.length > 0
          ? [`ciò che ${given.length === 1 ? 'ha dato' : 'hanno dato'} ${seats(given)} è quanto promesso`]
          : []),
        ...(late.length > 0 ? [`nessun sale è arrivato ${ofSeats(late).replace(/^de/, 'da')}`] : []),
        ...(bots.length > 0 ? [`${seats(bots)} ${bots.length === 1 ? 'è di un bot' : 'sono di bot'}`] : []),
      ].join('; '),
    )}.`,
  keyHolds: 'Deriva dal segreto, dai sali, dal tavolo, dal gioco, dalle sue opzioni e dai suoi posti.',
  playHolds: (winners, points) =>
    `Ogni voce era permessa, e la fine è quella dichiarata: in testa ${seats(winners)}${points === null ? '' : ` con ${counted(points, 'punto', 'punti')}`}.`,
  playHoldsGrade: (grade) => `Ogni voce era permessa, e la fine è quella dichiarata: voto ${grade} su 5.`,
  brokenOff: 'Ogni voce era permessa; la partita è stata interrotta.',
  unended: 'Ogni voce era permessa, ma la partita non arriva alla fine.',
  holds: 'Questa partita è stata distribuita e giocata come dice.',
  holdsNot: 'Questo registro non regge.',
  unproven: 'Non è dimostrato:',
  unprovenSeal:
    'che l’impronta di questo segreto sia quella che ti è stata mostrata: confrontala con --seal, se l’hai annotata;',
  unprovenDeal:
    'niente sulla distribuzione: non c’è il sale di nessuno, quindi le carte le ha scelte solo il server;',
  unprovenSalt: 'niente per chi non ci ha messo il proprio sale;',
  unprovenTalk:
    'che nessuno abbia detto ad altri ciò che vedeva, o che un bot non sapesse più del suo posto.',

  games: (n) => `${number(n)} ${n === 1 ? 'partita' : 'partite'}`,
  simulated: (game, games, seats, seed) =>
    `${game}: ${number(games)} ${games === 1 ? 'partita' : 'partite'}, ${counted(seats, 'posto', 'posti')}, seme ${seed}`,
  options: (options) => `Opzioni: ${options}`,
  asUsual: 'tutte come al solito',
  byClock: 'A orologio',
  perCpuSecond: 'Per secondo di CPU',
  gamesPerSecond: (n) => `${number(n)} partite/s`,
  movesPerSecond: (n) => `${number(n)} mosse/s`,
  movesPerGame: (mean, least, most) => `Mosse a partita: ${number(mean, 1)} in media, da ${least} a ${most}`,
  contested: (game, games, deals, seats) =>
    `${game}: ${counted(games, 'partita', 'partite')}, ${counted(deals, 'distribuzione', 'distribuzioni')} in ${counted(seats, 'rotazione', 'rotazioni')}`,
  playouts: (n) => counted(n, 'simulazione', 'simulazioni'),
  seed: (seed) => `seme ${seed}`,
  withoutLuck: 'tolta la fortuna',
  column: {
    seat: 'posto',
    mean: 'media',
    deviation: 'dev. st.',
    least: 'min.',
    most: 'max.',
    firstPlace: 'primi posti',
    meanPlace: 'rango medio',
    wins: 'vittorie',
    grade: 'voto',
    share: 'quota',
    bot: 'bot',
    points: 'punti',
    ahead: 'vantaggio',
    skill: 'gioco proprio',
    place: 'rango',
    winShare: 'vittorie %',
    aheadShare: 'vantaggio %',
    bidShare: 'puntate %',
    ms: 'ms',
    slowMs: 'p99 ms',
  },

  oneObjectALine: 'Un oggetto JSON per riga; Ctrl-D per finire.',
  movedWhole: (rows, tables) =>
    `${counted(rows, 'riga', 'righe')} in ${counted(tables, 'tabella', 'tabelle')}: tutto è stato copiato, riletto e confrontato; non manca nulla e nulla è diverso.`,
  wholeCopy: (file, rows, tables) =>
    `${file} è una copia intera: ${counted(rows, 'riga', 'righe')} in ${counted(tables, 'tabella', 'tabelle')}.`,

  help,
} as const satisfies TerminalWords;
