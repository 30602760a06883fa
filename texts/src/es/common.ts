import type { Args } from '@crossbones/core';
import type { CommonKey } from '../common.js';
import type { Phrases } from '../phrase.js';
import { person } from './person.js';
import { request } from './request.js';
import { at, capital, counted, de, quoted, range } from './speech.js';
import { table } from './table.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; ¿querías decir ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

export const common = {
  ...table,
  ...request,
  ...person,

  'wants-choice': (args) => `${at(args)} tiene que ser uno de estos: ${args.choices}.`,
  'wants-int': (args) => `${at(args)} tiene que ser un número entero, ${range(args)}.`,
  'wants-text': (args) =>
    `${at(args)} tiene que ser un texto de caracteres visibles (${range(args)}), sin espacios alrededor.`,
  'wants-list': (args) => `${at(args)} tiene que ser una lista de elementos (${range(args)}).`,
  'wants-object': (args) => `${at(args)} tiene que ser un objeto.`,
  'unknown-field': (args) =>
    `${at(args)} tiene un campo desconocido, ${quoted(args.name)}${rather(args, `se conocen ${args.known}`)}`,
  'missing-field': (args) => `${at(args)} no tiene el campo ${quoted(args.name)}.`,
  'wants-key': (args) => `${at(args)} tiene que ser una clave de 64 dígitos hexadecimales, en minúsculas.`,
  'wants-json': (args) => `${at(args)} tiene que ser JSON válido.`,
  'other-rules': (args) =>
    `Este registro sigue la versión ${args.log} de las reglas, y este programa conoce la versión ${args.engine}.`,
  'no-such-seat': (args) =>
    `No hay asiento ${args.seat} en una mesa de ${args.seats}; los asientos se cuentan desde 0.`,
  'no-action': () => 'Ahí no hay ninguna acción.',
  'unknown-word': (args) => `${quoted(args.word)} no es una palabra de este juego.`,
  'sight-between': (args) =>
    `${quoted(args.word)} tiene que esperar a que veas el resultado de la acción anterior.`,
  'chance-between': (args) => `${quoted(args.word)} tiene que esperar a que decida el azar.`,
  aborted: () => 'La partida se interrumpió.',
  over: () => 'La partida ha terminado.',
  paused: () => 'La partida está en pausa.',
  'not-paused': () => 'La partida no está en pausa.',
  resigned: (args, who) => `${capital(who(args.seat))} se ha rendido.`,
  'undo-not-last': () => 'Solo puedes deshacer tu última acción, y solo antes de que juegue otra persona.',
  'undo-after-chance': () => 'No se puede deshacer: desde entonces han salido cartas o dados.',
  'undo-after-sight': () => 'No se puede deshacer: te ha mostrado algo nuevo.',
  'proof-seats': (args) => `La prueba no es para una mesa de ${counted(args.seats, 'asiento')}.`,
  'proof-secret': () => 'El secreto no es aquel cuya huella publicó el servidor antes de empezar.',
  'proof-salt': (args, who) =>
    `La sal ${de(who(args.seat))} no es aquella cuya huella se dio antes de empezar.`,
  'proof-key': () => 'La clave de la partida no se deduce del secreto, las sales y la mesa.',
  'proof-chain': () => 'La cadena de este servidor tiene otra partida para ese día.',
  'seal-changed': () => 'El servidor no cumple lo que prometió antes de empezar.',
  'seal-without-you': () => 'El servidor dejó fuera tu sal: no puedes fiarte de este reparto.',
  'proof-missing': () => 'El registro no lleva ninguna prueba de cómo se repartió.',

  'one-gang-each-needs-three-seats': ({ seats }) =>
    `Con una banda por persona, a Skull juegan de tres a doce, y no ${seats}; para dos hace falta "gangs": 2.`,
  'two-gangs-each-need-at-most-six-seats': ({ seats }) =>
    `Con dos bandas por persona, a Skull juegan de dos a seis, y no ${seats}.`,
  'competitive-needs-two-seats': () =>
    'En solitario, The Queen’s Collection se juega con "mode": "cooperative".',
  'teams-need-four-seats': ({ seats }) =>
    `Los equipos son dos parejas: exactamente cuatro jugadores, y no ${seats}.`,
  'two-spaces-need-cooperation': () => 'Los cofres con dos espacios son solo para "mode": "cooperative".',

  broken: () => 'Algo ha fallado dentro del propio crossbones; cuéntanos qué ejecutaste.',
  unexplained: () => 'Las reglas no lo permiten aquí.',
} satisfies Phrases<CommonKey>;
