import type { Args } from '@crossbones/core';
import type { Level } from '@crossbones/games/crew';
import type { TerminalWords } from '../terminal.js';
import { levels } from './crew.js';
import { help } from './help.js';
import { ownBot } from './own-bot.js';
import { at, capital, counted, either, list, number, quoted, range } from './speech.js';
import { does, who } from './subject.js';
import { wire } from './wire.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; ¿querías decir ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

const faults = {
  ...wire,
  ...ownBot,
  'unknown-command': (args) =>
    `No hay ninguna orden ${quoted(args.name)}${rather(args, `las órdenes son ${args.known}`)}`,
  'unknown-game': (args) =>
    `No hay ningún juego ${quoted(args.name)}${rather(args, `los juegos son ${args.known}`)}`,
  'unknown-option': (args) =>
    `La orden ${args.command} no tiene la opción ${quoted(args.name)}${rather(args, `sus opciones son ${args.known}`)}`,
  'unknown-bot': (args) =>
    `Ningún bot se llama ${quoted(args.name)}: deckhand, bosun, captain, admiral (captain:500 para 500 simulaciones), random, flat:100 o uno tuyo: ./mine.js, exec:python3 mine.py.`,
  'arena-seats': (args) => `Hay ${args.bots} bots para ${args.seats} asientos: nombra uno por asiento.`,
  'missing-game': (args) => `La orden ${args.command} necesita un juego: ${args.known}.`,
  'missing-file': (args) => `La orden ${args.command} necesita el nombre de un registro.`,
  'too-many-arguments': (args) => `La orden ${args.command} no sabe qué hacer con ${quoted(args.name)}.`,
  'option-twice': (args) => `La opción ${args.name} está dos veces.`,
  'option-wants-value': (args) => `La opción ${args.name} necesita un valor.`,
  'option-wants-none': (args) => `La opción ${args.name} no lleva valor.`,
  'option-wants-int': (args) =>
    `La opción ${args.name} necesita un número entero, ${range(args)}, y no ${quoted(args.given)}.`,
  'option-wants-choice': (args) =>
    `La opción ${args.name} necesita ${either(args.choices)}, y no ${quoted(args.given)}.`,
  'option-wants-json': (args) =>
    `La opción ${args.name} necesita un objeto JSON, por ejemplo ${args.example}.`,
  'option-wants-seat': (args) =>
    `La opción --seat necesita un asiento de 0 a ${args.max}, o la palabra spectator, y no ${quoted(args.given)}.`,
  'option-wants-hash': (args) =>
    `La opción ${args.name} necesita una huella de 64 dígitos hexadecimales en minúsculas, y no ${quoted(args.given)}.`,
  'option-wants-url': (args) =>
    `La opción ${args.name} necesita una dirección como http://localhost:3000, y no ${quoted(args.given)}.`,
  'option-wants-table': (args) =>
    `La opción --table necesita el código de una mesa (seis u ocho letras y cifras), su id o su enlace, y no ${quoted(args.given)}.`,
  'option-needs': (args) => `La opción ${args.name} solo va con ${args.other}.`,
  'option-not-with': (args) => `Las opciones ${args.name} y ${args.other} no van juntas.`,
  'table-not-with-game': () => 'La opción --table y un juego no van juntos.',
  'no-server': (args) => `Nadie responde en ${args.url}.`,
  'missing-target': (args) => `La orden ${args.command} necesita el nombre de un archivo nuevo.`,
  'migrate-wants': (args) => `La orden migrate necesita una de estas: ${args.known}.`,
  'migrate-wants-database': () => 'La orden migrate necesita DATABASE_URL, la dirección de PostgreSQL.',
  'nothing-to-migrate': (args) => `No hay datos de un servidor en ${args.where}.`,
  'migrate-in-use': (args) => `Un servidor trabaja con ${args.where}: primero hay que detenerlo.`,
  'migrate-not-empty': (args) =>
    `${args.where} no está vacío: ${args.table} tiene ${counted(args.rows, 'fila')}. No se ha cambiado nada; el destino debe estar vacío.`,
  'migrate-older': (args) =>
    `Los datos de ${args.where} son de una versión anterior: hay que iniciar esta una vez con ellos y detenerla.`,
  'migrate-newer': (args) => `Los datos de ${args.where} son de una versión más nueva: hay que usar esa.`,
  'admin-wants': (args) =>
    `La orden admin necesita una de estas, con lo que le corresponde (véase crossbones help admin): ${args.known}.`,
  'missing-reason': () => 'Un cambio necesita --reason, que guarda el registro.',
  'bad-reason': (args) => `${args.name} necesita de 1 a 200 letras en una línea.`,
  'no-line': (args) => `Con el número ${args.line} no se dijo nada allí, o ya no está.`,
  'bad-seats': (args) =>
    `Con estas opciones, a ${args.game} no pueden jugar ${args.seats}; admite ${args.allowed}.`,
  'too-many-people': (args) =>
    `Hay ${counted(args.people, 'persona')} para ${counted(args.seats, 'asiento')}.`,
  'bad-name': (args) =>
    `${quoted(args.name)} no es un nombre: tiene que tener de 1 a 20 caracteres visibles.`,
  'same-name': (args) => `Dos personas se llaman ${quoted(args.name)}.`,
  'no-file': (args) => `No hay ningún archivo ${quoted(args.file)}.`,
  'unreadable-file': (args) => `El archivo ${quoted(args.file)} no se puede leer.`,
  'unwritable-file': (args) => `El archivo ${quoted(args.file)} no se puede escribir.`,
  'wants-utf8': (args) => `${at(args)} tiene que ser texto en UTF-8.`,
  'line-too-long': (args) => `${at(args)} no puede pasar de ${args.max} bytes.`,
  'no-score': (args) => `${args.game} no tiene hoja de puntos; la orden score conoce ${args.known}.`,

  'setting-wants-int': (args) =>
    `${args.name} tiene que ser un número entero, de ${args.min} a ${args.max}, y no ${quoted(args.given)}.`,
  'setting-wants-url': (args) =>
    `${args.name} tiene que ser una dirección como https://play.example.org, sin ruta, y no ${quoted(args.given)}.`,
  'setting-wants-node': (args) =>
    `${args.name} tiene que ser una dirección como http://10.0.0.11:3000, u «off», y no ${quoted(args.given)}.`,
  'setting-wants-database': (args) =>
    `${args.name} tiene que ser una dirección como postgres://user:password@host:5432/name.`,
  'setting-wants-secret': (args) =>
    `${args.name} tiene que ser un secreto de 16 a 200 letras, cifras y signos, sin espacios.`,
  'setting-wants-proxy': (args) =>
    `${args.name} tiene que ser un número de proxies, la palabra loopback o direcciones como 10.0.0.0/8 separadas por comas, y no ${quoted(args.given)}.`,
  'setting-wants-choice': (args) =>
    `${args.name} tiene que ser uno de estos: ${args.choices}, y no ${quoted(args.given)}.`,
  'setting-empty': (args) => `${args.name} está puesto, pero vacío; quítalo o dale un valor.`,
  'port-taken': (args) => `Otro programa ya usa el puerto ${args.port}; pon otro PORT, o detén ese programa.`,
  'port-forbidden': (args) =>
    `Este usuario no puede usar el puerto ${args.port}; pon un PORT por encima de 1023.`,
  'host-unknown': (args) => `HOST ${quoted(args.host)} no es una dirección de esta máquina.`,
} as const satisfies TerminalWords['faults'];

const seats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'el asiento' : 'los asientos'} ${list(places)}`;
const ofSeats = (places: readonly number[]): string =>
  `${places.length === 1 ? 'del asiento' : 'de los asientos'} ${list(places)}`;
/** A level in the middle of a sentence. */
const lower = (level: Level): string => levels[level].name.toLowerCase();

export const terminal = {
  faults,

  number,
  list,
  named: (name, text) => `${name}: ${text}`,

  whichGame: '¿A qué jugamos?',
  typeGame: (most) => `Escribe un número de 1 a ${most}, o quit.`,
  you: 'Tú',
  player: (n) => `Jugador ${n}`,
  crew: (names, level) =>
    `${list(names)} ${names.length === 1 ? 'juega' : 'juegan'} ${level === 'random' ? 'al azar' : `como un ${lower(level)}`}.`,
  ownCrew: (names, bot) => `${list(names)} ${names.length === 1 ? 'juega' : 'juegan'} como decide ${bot}.`,
  greeting: 'Escribe ? para ver la ayuda, quit para salir.',
  farewell: 'Hasta la próxima.',
  endsHere: 'La partida acaba aquí. Hasta la próxima.',
  kept: (file) => `La partida está guardada en ${file}.`,
  over: (game) => `${game} ha terminado`,
  grade: (grade, points) => `Nota ${grade} de 5${points === null ? '' : ` con ${counted(points, 'punto')}`}.`,
  praise: [
    'El mar se queda con casi todo.',
    'Un comienzo, y mucho camino por delante.',
    'Media bodega está llena.',
    'Por poco no es todo.',
    'Cada cosa en su sitio. ¡Enhorabuena!',
  ],
  wins: (winners) =>
    winners.length === 1
      ? `¡${does(winners[0], 'ganas', 'gana')}!`
      : `¡Victoria compartida: ${list(winners.map(who))}!`,

  sinceLastTurn: 'Desde tu último turno:',
  passKeyboard: (name) => `Pasa el teclado a ${name} y pulsa Intro.`,

  notUnderstood: (typed) => `${quoted(typed)} no hace nada aquí; ? muestra lo que puedes hacer.`,
  enterLetsBe: 'Intro lo deja como está.',
  enterGoesBack: 'Intro vuelve atrás.',
  canType: 'Puedes escribir',
  andMore: (n) => `… y ${n} más`,
  notNow: 'Ahora no',
  signs: 'Signos',
  also: 'Además',
  alsoTyped: 'Intro vuelve a mostrar la mesa, score la hoja, undo deshace, quit sale.',
  rulesIn: (file) => `Las reglas están en ${file}.`,
  dials: {
    bid: 'apostar esa cantidad',
    challenge: 'desafiar con esa cantidad de discos',
    raise: 'subir a esa cantidad de discos',
    wager: 'jugarse esa cantidad',
  },

  title: { hand: 'Tu mano', unplayable: 'Ahora no', trick: 'Baza' },
  head: {
    round: 'ronda',
    bid: 'apuesta',
    won: 'bazas',
    bonus: 'bonus',
    score: 'marcador',
    points: 'puntos',
    total: 'total',
  },
  dealer: 'reparte',
  roundOf: (round, rounds) => `ronda ${round} de ${rounds}`,
  roundBegins: (round) => `Ronda ${round}:`,
  roundScored: (round) => `Ronda ${round} puntuada`,
  deals: (one) => `${does(one, 'repartes', 'reparte')}.`,
  leads: (one) => `${does(one, 'abres', 'abre')}.`,
  leadsCard: (one, card) => `${does(one, 'abres', 'abre')} con ${card}.`,
  playsCard: (one, card) => `${does(one, 'juegas', 'juega')} ${card}.`,
  asksBid: (most) => `¿Cuántas bazas ganarás? De 0 a ${most}`,
  asksCard: '¿Qué carta juegas?',
  onlyCard: (card) => `Solo se puede jugar ${card}.`,
  bids: (bids) => `Apuestas: ${bids.map(([one, bid]) => `${who(one)} ${bid}`).join(', ')}.`,
  sheetMeans: 'En la hoja, 2/3 significa dos bazas ganadas de tres apostadas.',

  givenUp: 'No llegó ninguna respuesta a tiempo.',
  atTable: (table) => `en la mesa ${table}`,
  othersJoin: 'Los demás entran con',
  seatsFree: (n) =>
    `${counted(n, 'asiento libre', 'asientos libres')}; fill pone bots. Se empieza cuando todo el mundo esté listo.`,
  timeLeft: (n, unit) => `Tienes ${n.toLocaleString('es', { style: 'unit', unit, unitDisplay: 'long' })}.`,
  notYourTurn: 'No es tu turno; ? muestra lo que puedes hacer.',
  changed: 'Cambiado.',
  takenBack: 'Deshecho.',
  sealed: (hash) => `El secreto del servidor está sellado: ${hash}`,
  lineUp: 'Ha vuelto la conexión.',
  lineDown: 'Se ha ido la conexión; probando otra vez…',
  afterwards: 'rematch juega otra vez, say … habla, quit sale.',
  seatStays: (command) => `Tu asiento sigue siendo tuyo: ${command} te trae de vuelta.`,
  tableClosed: 'La mesa está cerrada. Hasta la próxima.',
  keptProven: (file) => `La partida está guardada en ${file}; crossbones verify ${file} la comprueba.`,
  fair: (missing) =>
    `El reparto fue limpio: el secreto es el que se selló antes de empezar, y ${
      missing.length === 0
        ? 'están todas las sales'
        : `están todas las sales menos ${missing.length === 1 ? 'la' : 'las'} ${ofSeats(missing)}`
    }.`,
  disagrees: 'El registro de la partida no es lo que se mostró a este asiento.',

  orders: {
    say: ['say hola a todos', 'habla a la mesa; /thanks dice una frase hecha, / las muestra todas'],
    team: ['team espera', 'habla a tu compañero, en los juegos que lo tienen'],
    who: ['who', 'muestra quién está'],
    ready: ['ready, unready', 'antes de empezar: todo listo, o todavía no'],
    sit: ['sit 2, stand', 'toma un asiento libre, o deja el tuyo'],
    fill: [
      'fill, clear 2',
      'el anfitrión pone bots en los asientos libres, o quita uno; fill 2 captain pone uno solo',
    ],
    start: ['start', 'el anfitrión empieza; ocurre solo cuando todo el mundo está listo'],
    kick: ['kick Ben, host Ben', 'el anfitrión echa a alguien, o le cede su papel'],
    code: ['code', 'un nuevo código corto para entrar'],
    pause: ['pause, resume', 'en cuanto todo el mundo lo diga'],
    back: ['back', 'recupera tu asiento del contramaestre'],
    resign: ['resign', 'te rindes; un contramaestre juega por ti hasta el final'],
    handover: ['handover', 'una palabra que da tu asiento, una vez, a quien la escriba tras take'],
  },
  sayWhat: '¿Decir qué?',
  youAreReady: 'Todo listo por tu parte.',
  whichSeat: 'Di el número del asiento; who los muestra.',
  whichBot: (levels) => `Un bot es ${either(levels.join(', '))}.`,
  nobodyThere: 'Aquí nadie se llama así; who muestra quién está.',
  joinWith: (code) => `Los demás entran con --table ${code}.`,
  onceAgreed: 'En cuanto todo el mundo esté de acuerdo.',
  resignSure: 'Tu asiento quedaría último. Escribe resign yes si lo quieres de verdad.',
  takeWord: (token) => `En esta mesa: take ${token}`,
  takeWhat: '¿Tomar qué? La palabra sale del handover de alguien.',

  freeSeat: 'un asiento libre',
  somebody: 'Alguien',
  mark: {
    free: 'libre',
    bot: (level) => `bot, ${lower(level)}`,
    host: 'anfitrión',
    you: 'tú',
    ready: 'todo listo',
    notReady: 'aún no',
    resigned: 'se rindió',
    away: 'ausente',
    bosunPlays: 'juega un contramaestre',
    wouldPause: 'pide una pausa',
    wouldResume: 'quiere seguir',
    toPartner: 'a tu compañero',
    watching: 'mirando',
  },
  watching: (names) => `mirando: ${list(names)}`,
  comes: (name) => `${name} ha llegado.`,
  goes: (name) => `${name} se ha ido.`,
  youAreGone: 'Ya no estás en esta mesa.',
  takesSeat: (one, seat) => `${does(one, 'tienes', 'toma')} el asiento ${seat}.`,
  botTakesSeat: (name, level, seat) => `${name}, un bot (${lower(level)}), toma el asiento ${seat}.`,
  leavesSeat: (name, seat) => `${name} deja el asiento ${seat}.`,
  isReady: (name) => `${name}: todo listo.`,
  isUnready: (one) => `${who(one)}: aún no está todo listo.`,
  hasResigned: (one) => `${does(one, 'te has', 'se ha')} rendido.`,
  isAway: (one) =>
    one.you ? 'Cuentas como ausente; back, o cualquier jugada, lo cambia.' : `${who(one)} se ha ausentado.`,
  isBack: (one) => `${does(one, 'has', 'ha')} vuelto.`,
  wishesPause: (name) => `${name} pide una pausa: escribe pause si te parece bien.`,
  wishesResume: (name) => `${name} quiere seguir: escribe resume si te parece bien.`,
  isHost: (one) => `${does(one, 'eres ahora', 'es ahora')} el anfitrión.`,
  dealing: 'Todo el mundo está listo: se prepara el reparto.',
  paused: 'La partida está en pausa.',
  goesOn: 'La partida sigue.',
  closed: 'La mesa está cerrada.',
  rematch: 'Hay otra partida con la misma gente: escribe rematch para ir.',

  verified: (game, seats, entries) => `${game}, ${counted(seats, 'asiento')}, ${counted(entries, 'entrada')}`,
  finding: { deal: 'reparto', seal: 'sello', secret: 'secreto', salts: 'sales', key: 'clave', play: 'juego' },
  sealHolds: 'La huella que anotaste antes de empezar es la del registro.',
  sealDiffers: (hash) => `La huella que anotaste antes de empezar es otra: el registro tiene ${hash}.`,
  secretHolds: (hash) => `Su huella es la que se publicó antes de empezar, ${hash}….`,
  saltsHold: (given, late, bots) =>
    `${capital(
      [
        ...(given.length > 0
          ? [`la sal ${ofSeats(given)} es la que ${given.length === 1 ? 'se prometió' : 'cada uno prometió'}`]
          : []),
        ...(late.length > 0 ? [`no llegó ninguna ${ofSeats(late)}`] : []),
        ...(bots.length > 0 ? [`${seats(bots)} ${bots.length === 1 ? 'es un bot' : 'son bots'}`] : []),
      ].join('; '),
    )}.`,
  keyHolds: 'Se deduce del secreto, las sales, la mesa, el juego, sus opciones y sus asientos.',
  playHolds: (winners, points) =>
    `Cada entrada estaba permitida, y el final es el que se cuenta: ${seats(winners)} en cabeza${points === null ? '' : ` con ${counted(points, 'punto')}`}.`,
  playHoldsGrade: (grade) =>
    `Cada entrada estaba permitida, y el final es el que se cuenta: nota ${grade} de 5.`,
  brokenOff: 'Cada entrada estaba permitida; la partida se interrumpió.',
  unended: 'Cada entrada estaba permitida, pero la partida no llega a su final.',
  holds: 'Esta partida se repartió y se jugó como dice.',
  holdsNot: 'Este registro no se sostiene.',
  unproven: 'No queda probado:',
  unprovenSeal: 'que la huella de este secreto sea la que se te mostró: compárala con --seal si la anotaste;',
  unprovenDeal: 'nada sobre el reparto: no hay sal de nadie, así que el servidor eligió solo las cartas;',
  unprovenSalt: 'nada para quienes no tienen en él su propia sal;',
  unprovenTalk: 'que nadie contara a otros lo que veía, ni que un bot no supiera más que su asiento.',

  games: (n) => `${number(n)} ${n === 1 ? 'partida' : 'partidas'}`,
  simulated: (game, games, seats, seed) =>
    `${game}: ${number(games)} ${games === 1 ? 'partida' : 'partidas'}, ${counted(seats, 'asiento')}, semilla ${seed}`,
  options: (options) => `Opciones: ${options}`,
  asUsual: 'todas como siempre',
  byClock: 'Por el reloj',
  perCpuSecond: 'Por segundo de procesador',
  gamesPerSecond: (n) => `${number(n)} partidas/s`,
  movesPerSecond: (n) => `${number(n)} jugadas/s`,
  movesPerGame: (mean, least, most) =>
    `Jugadas por partida: ${number(mean, 1)} de media, de ${least} a ${most}`,
  contested: (game, games, deals, seats) =>
    `${game}: ${counted(games, 'partida')}, ${counted(deals, 'reparto')} en ${counted(seats, 'rotación', 'rotaciones')}`,
  playouts: (n) => counted(n, 'simulación', 'simulaciones'),
  seed: (seed) => `semilla ${seed}`,
  withoutLuck: 'sin la suerte',
  column: {
    seat: 'asiento',
    mean: 'media',
    deviation: 'desv.',
    least: 'mín.',
    most: 'máx.',
    firstPlace: 'primer puesto',
    meanPlace: 'puesto medio',
    wins: 'victorias',
    grade: 'nota',
    share: 'parte',
    bot: 'bot',
    points: 'puntos',
    ahead: 'ventaja',
    skill: 'juego propio',
    place: 'puesto',
    winShare: 'victorias %',
    aheadShare: 'ventaja %',
    bidShare: 'apuestas %',
    ms: 'ms',
    slowMs: 'p99 ms',
  },

  oneObjectALine: 'Un objeto JSON por línea; Ctrl-D termina.',
  movedWhole: (rows, tables) =>
    `${counted(rows, 'fila')} en ${counted(tables, 'tabla')}: todo se ha copiado, releído y comparado; nada falta y nada es distinto.`,
  wholeCopy: (file, rows, tables) =>
    `${file} es una copia completa: ${counted(rows, 'fila')} en ${counted(tables, 'tabla')}.`,

  help,
} as const satisfies TerminalWords;
