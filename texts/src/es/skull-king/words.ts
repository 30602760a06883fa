import type * as SkullKing from '@crossbones/games/skull-king/index';
import { type Deed, readWord } from '@crossbones/games/skull-king/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-king/words.js';
import { a, at, capital, de, form, quoted, seat, you } from '../speech.js';
import { pad } from './pad.js';

const suits: { readonly [letter: string]: string } = { g: 'verde', y: 'amarillo', p: 'morado', b: 'negro' };

/** Cards without a number: in a list, and in a sentence. */
const names: { readonly [code: string]: readonly [string, string] } = {
  escape: ['huida', 'una huida'],
  pirate: ['pirata', 'un pirata'],
  rosie: ['Rosie', 'Rosie'],
  will: ['Will', 'Will'],
  rascal: ['Rascal', 'Rascal'],
  juanita: ['Juanita', 'Juanita'],
  harry: ['Harry', 'Harry'],
  tigress: ['Tigresa', 'la Tigresa'],
  'tigress:pirate': ['Tigresa (como pirata)', 'la Tigresa como pirata'],
  'tigress:escape': ['Tigresa (como huida)', 'la Tigresa como huida'],
  'skull-king': ['Skull King', 'el Skull King'],
  mermaid: ['sirena', 'una sirena'],
  kraken: ['kraken', 'el kraken'],
  whale: ['ballena blanca', 'la ballena blanca'],
  loot: ['botín', 'un botín'],
};

const suit = (letter: string | number): string => suits[letter] ?? String(letter);

function card(code: string): string {
  if (Object.hasOwn(names, code)) return names[code][0];
  const [, letter, value] = /^([gypb])(\d+)$/.exec(code) ?? [];
  if (letter !== undefined) return `${value} ${suit(letter)}`;
  return code.startsWith('blank:') ? `carta casera ${code.slice(6)}` : code;
}

/** With its article. */
function the(code: string | number): string {
  const word = String(code);
  if (Object.hasOwn(names, word)) return names[word][1];
  if (word.startsWith('blank:')) return `la ${card(word)}`;
  return /^[gypb]\d/.test(word) ? `el ${card(word)}` : card(word);
}

/** After a negation: “ninguna huida”, “el 7 verde”. */
const no = (code: string | number): string =>
  the(code).replace(/^una /, 'ninguna ').replace(/^un /, 'ningún ');

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'greybeard' ? 'Barba Gris' : who(seat));
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
const of = (who: Who, seat: string | number): string => de(by(who, seat));
/** Who does something, at the start of a sentence. */
const does = (who: Who, seat: string | number, second: string, third: string): string =>
  capital(form(by(who, seat), second, third));
/** «tu 12 negro», «el 12 negro de Odette». */
const cardOf = (who: Who, seat: string | number, code: string | number): string =>
  mine(who, seat) ? `tu ${card(String(code))}` : `${the(code)} ${of(who, seat)}`;
const mermaidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'Tu sirena' : `La sirena ${of(who, seat)}`;
const leftOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'a tu izquierda' : `a la izquierda ${of(who, seat)}`;
const bidOf = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'tu apuesta' : `la apuesta ${of(who, seat)}`;

/** Said where others came to the same. */
const tied = (equals: string | number): string =>
  Number(equals) > 1 ? ' (en caso de empate, la primera jugada)' : '';

const reasons = {
  over: () => 'La última ronda ya está puntuada: la partida ha terminado.',
  dealing: () => 'Las cartas aún no se han repartido.',
  'not-your-turn': () => 'No es tu turno.',
  'bid-now': () => 'Primero se apuesta: di cuántas bazas te llevarás.',
  'shot-now': () => 'Elige antes metralla o bala de cañón.',
  'play-now': () => 'Es el momento de jugar una carta.',
  'lead-now': () => 'Rosie quiere antes un nombre: di quién abre la siguiente baza.',
  'discard-now': () => 'Will te ha traído cartas nuevas: descarta antes otras tantas.',
  'wager-now': () => 'Rascal espera que digas cuánto te juegas: 0, 10 o 20.',
  'change-now': () => 'Harry te deja cambiar tu apuesta en uno: decide antes.',
  'bid-too-high': ({ most }) => `En esta ronda solo hay ${most} en juego: apuesta de 0 a ${most}.`,
  'bid-out-of-range': ({ most }) => `Así la apuesta quedaría fuera de 0 a ${most}.`,
  'not-held': (args) => `No tienes ${no(args.card)} en la mano.`,
  'must-follow': (args) =>
    `El palo de salida es el ${suit(args.suit)} y lo tienes: ${the(args.card)} debe quedarse en tu mano.`,
  'no-such-player': ({ seat }) => `En esta mesa no hay asiento ${seat}.`,

  'suit-led': (args) =>
    args.after === undefined
      ? `Con ${the(args.card)}, el palo de salida es el ${suit(args.suit)}.`
      : `Primero ${the(args.after)}, luego ${the(args.card)}: el palo de salida es el ${suit(args.suit)}.`,
  'no-suit': (args) =>
    args.after === undefined
      ? `Con ${the(args.card)} en primer lugar, no hay palo de salida.`
      : `Primero ${the(args.after)}, luego ${the(args.card)}: no hay palo de salida.`,
  'nothing-led': () => 'Solo se han jugado huidas y botines: no hay palo de salida.',
  'later-leviathan': (args) =>
    `Kraken y ballena se encuentran, y actúa lo que llegó después: ${the(args.card)}.`,
  kraken: () => 'El kraken arrastra toda la baza al fondo: nadie se la lleva.',
  whale: (args, who) =>
    `La ballena borra los colores, y ${cardOf(who, args.seat, args.card)} es la carta más alta${tied(args.equals)}.`,
  'whale-alone': () => 'La ballena no encuentra ningún número en la baza: nadie se la lleva.',
  'mermaid-takes-king': (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', la primera jugada,'} hechiza al Skull King.`,
  king: (args, who) =>
    `Nada puede con ${mine(who, args.seat) ? 'tu Skull King' : `el Skull King ${of(who, args.seat)}`}.`,
  pirate: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} es el ${args.equals === 1 ? 'único pirata' : 'primer pirata jugado'}, y no hay ningún Skull King.`,
  mermaid: (args, who) =>
    `${mermaidOf(who, args.seat)}${args.equals === 1 ? '' : ', la primera jugada,'} vence a todos los números.`,
  black: (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} es la carta negra más alta${tied(args.equals)}, y el negro es triunfo.`,
  'led-suit': (args, who) =>
    `${capital(cardOf(who, args.seat, args.card))} es la carta más alta del palo de salida${tied(args.equals)}.`,
  'first-escape': (args, who) =>
    args.equals !== 1
      ? `Todo el mundo huyó, así que la primera carta se lleva la baza: ${cardOf(who, args.seat, args.card)}.`
      : `De momento solo está ${cardOf(who, args.seat, args.card)}.`,
  fourteen: (args) => `${capital(the(args.card))} vale ${args.points} para quien se lo lleve.`,
  captures: (args) => `Capturado por ${the(args.card)}: ${args.points}.`,
  alliance: ({ seat, winner, points }, who) =>
    `El botín ${mine(who, seat) ? 'te alía' : `alía ${a(by(who, seat))}`} ${
      mine(who, winner) ? 'contigo' : `con ${by(who, winner)}`
    }: ${points} por cabeza si se cumplen las dos apuestas.`,
  'own-loot': ({ seat }, who) =>
    `${does(who, seat, 'te has llevado tu', 'se ha llevado su')} propio botín: no hay alianza.`,
  'no-alliance': ({ seat }, who) =>
    `${mine(who, seat) ? 'Tu botín' : `El botín ${of(who, seat)}`} no crea aquí ninguna alianza.`,
  'taker-leads': ({ seat }, who) => `${does(who, seat, 'abres', 'abre')} la siguiente baza.`,
  'left-leads': ({ seat, owner }, who) =>
    mine(who, seat)
      ? `Estás ${leftOf(who, owner)}: abres la siguiente baza.`
      : `${capital(by(who, seat))}, ${leftOf(who, owner)}, abre la siguiente baza.`,
  'would-have-led': ({ seat }, who) =>
    mine(who, seat)
      ? 'Sin los monstruos la baza era tuya: abres la siguiente.'
      : `Sin los monstruos la baza era ${of(who, seat)}, que abre la siguiente.`,
  'whale-leads': ({ seat }, who) =>
    `${does(who, seat, 'soltaste la ballena y abres', 'soltó la ballena y abre')} la siguiente baza.`,
  'ghost-passes-lead': ({ seat }, who) =>
    `Barba Gris solo abre tras una baza que se llevó: ${mine(who, seat) ? 'abres tú' : `abre ${by(who, seat)}`}.`,

  'fewer-cards': ({ most }) => `Hay cartas para ${most} por persona: ninguna ronda tendrá más de ${most}.`,
  'cannonball-needs-rascal': () => 'La bala de cañón necesita "scoring": "rascal".',
  'tigress-undecided': (args) => `${at(args)}: di qué es la Tigresa, tigress:pirate o tigress:escape.`,
  'unknown-card': (args) => `${at(args)}: no hay ninguna carta ${quoted(args.card)}.`,
  'wants-cards': (args) =>
    `${at(args)} tiene que ser ${args.cards} cartas, una por jugador, y no ${args.got}.`,
  'too-many-copies': (args) => `${at(args)}: en la caja no hay más de ${args.most} × ${args.card}.`,
  'unnamed-blank': (args) => `${at(args)}: options.blanks no dice qué es ${args.card}.`,
  'wants-order': (args) => `${at(args)} tiene que nombrar 0, 1 y "greybeard" una vez cada uno.`,
  'order-of-two': (args) => `${at(args)} es solo para dos jugadores; con más, basta "leader".`,
  'wants-tens': (args) => `${at(args)} tiene que ser un múltiplo de 10, de 0 a ${args.max}.`,
  'shot-needs-rascal': (args) => `${at(args)} necesita "scoring": "rascal".`,
  'own-loot-pair': (args) => `${at(args)} tiene que nombrar a dos jugadores distintos.`,
} satisfies Phrases<SkullKing.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `Apostar ${bid}`,
  load: ({ shot }) => (shot === 'grapeshot' ? 'Cargar metralla' : 'Cargar una bala'),
  play: ({ card }) => `Jugar ${the(card)}`,
  lead: ({ seat }, who) => (who(seat) === you ? 'Abrir yo' : `Que abra ${who(seat)}`),
  discard: ({ card }) => `Descartar ${the(card)}`,
  wager: ({ wager }) => (wager === 0 ? 'No jugarse nada' : `Jugarse ${wager}`),
  change: ({ by }) =>
    by < 0 ? 'Bajar la apuesta en uno' : by > 0 ? 'Subir la apuesta en uno' : 'Mantener la apuesta',
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit,
  options: {
    scoring: {
      name: 'Puntuación',
      about: 'Lo que da una apuesta exacta y lo que cuesta un fallo.',
      values: {
        'skull-king': 'Skull King: todo o penalización',
        rascal: 'Rascal: por uno de más o de menos, la mitad',
      },
    },
    cannonball: {
      name: 'Bala de cañón',
      about:
        'Con la puntuación de Rascal: tras apostar, carga una bala para ganar más puntos, o nada en absoluto si fallas.',
    },
    kraken: { name: 'Kraken', about: 'Arrastra una baza entera al fondo: nadie se la lleva.' },
    whale: { name: 'Ballena blanca', about: 'Borra los colores: el número más alto se lleva la baza.' },
    loot: {
      name: 'Botín',
      about: 'Te alía con quien se lleve la baza: 20 puntos por cabeza si se cumplen las dos apuestas.',
    },
    powers: { name: 'Poderes de los piratas', about: 'Cada pirata que se lleva una baza guarda un truco.' },
    krakenLead: {
      name: 'Después del kraken',
      about: 'Quién abre la baza que sigue a una del kraken.',
      values: { left: 'Quien está a la izquierda de quien lo jugó', 'would-have-won': 'Quien habría ganado' },
    },
    schedule: {
      name: 'Rondas',
      about: 'Cuántas rondas hay, y cuántas cartas en cada una.',
      values: {
        classic: 'Clásica: de 1 a 10 cartas',
        'even-keel': 'Mar en calma: 2, 4, 6, 8, 10, dos veces cada una',
        brawl: 'Trifulca: de 6 a 10 cartas',
        raid: 'Abordaje: cinco rondas de 5',
        barrage: 'Andanada: diez rondas de 10',
        whirlpool: 'Remolino: 9, 7, 5, 3, 1, dos veces cada una',
        bedtime: 'A la cama: una carta, una ronda',
      },
    },
    blanks: {
      name: 'Cartas caseras',
      about: 'Hasta cuatro cartas tuyas: dale a cada una un nombre y un papel.',
    },
  },
  modes: {},
  moments: {
    rosie: ({ seat, lead }, who) =>
      `Rosie ${mine(who, seat) ? 'te deja elegir' : `deja elegir ${a(who(seat))}`}: ${
        mine(who, lead) ? 'abres tú' : `abre ${who(lead)}`
      }.`,
    will: ({ seat, drew }, who) =>
      mine(who, seat)
        ? `Will te trae ${drew} cartas nuevas.`
        : `Will le trae ${drew} cartas nuevas ${a(who(seat))}.`,
    rascal: ({ seat, wager }, who) =>
      mine(who, seat)
        ? `Rascal: te juegas ${wager} a tu apuesta.`
        : `Rascal: ${who(seat)} se juega ${wager} a su apuesta.`,
    juanita: ({ seat }, who) =>
      mine(who, seat)
        ? 'Juanita te enseña las cartas no repartidas.'
        : `Juanita le enseña ${a(who(seat))} las cartas no repartidas.`,
    'juanita-shows': () => 'No repartidas en esta ronda',
    'harry-up': ({ seat }, who) => `Harry sube en uno ${bidOf(who, seat)}.`,
    'harry-down': ({ seat }, who) => `Harry baja en uno ${bidOf(who, seat)}.`,
    'harry-keeps': ({ seat }, who) => `Harry deja como está ${bidOf(who, seat)}.`,
    'tigress-asks': () => 'Tigresa: ¿pirata o huida?',
    greybeard: () => 'Barba Gris',
    alliance: ({ seat }, who) => `Botín (${who(seat)})`,
    wager: () => 'Apuesta de Rascal',
    'yo-ho-ho': () => '¡Yo-jo-jo!',
  },
} as const satisfies Words;
