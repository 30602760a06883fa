import type { Args } from '@crossbones/core';
import type { Phrases } from '../phrase.js';
import type { RequestFault } from '../request.js';
import { at, counted, quoted } from './speech.js';

const seconds = (args: Args): string => counted(args.seconds, 'segundo');

export const request = {
  'not-found': () => 'Aquí no hay nada.',
  'no-table': () => 'Esa mesa no existe.',
  'no-daily': () => 'Aquí no hay esa partida del día.',
  'no-code': () => 'Ninguna mesa tiene este código, o ya no lo tiene.',
  'no-sheet': () => 'Esa hoja de puntos no existe, o ya no.',
  'not-your-sheet': () => 'Solo el dispositivo que lleva esta hoja de puntos puede escribir en ella.',
  'line-gap': (args) => `La siguiente línea de esta hoja de puntos es la número ${args.next}.`,
  'line-differs': (args) => `La línea ${args.line} de esta hoja de puntos ya existe, y es otra.`,
  'line-too-long': (args) => `Una línea de una hoja de puntos tiene ${args.max} bytes como máximo.`,
  'sheet-full': () => 'Esta hoja de puntos está llena.',
  'too-many-sheets': (args) =>
    `Las hojas de puntos de tu dirección ya ocupan ${args.mb} MB; termina antes una.`,
  'too-many-tables': (args) =>
    `Puedes tener como máximo ${counted(args.max, 'mesa')} con la partida sin terminar; acaba una o déjala antes.`,
  'too-many-tables-here': (args) =>
    `Desde una dirección puede haber como máximo ${counted(args.max, 'mesa')} con la partida sin terminar, y la tuya ya las tiene; antes tiene que acabar una.`,
  'too-many-public-tables': (args) =>
    `Puedes tener como máximo ${counted(args.max, 'mesa pública', 'mesas públicas')} a la vez; antes tiene que acabar una, o abre esta solo con invitación.`,
  'too-many-public-tables-here': (args) =>
    `Desde una dirección puede haber como máximo ${counted(args.max, 'mesa pública', 'mesas públicas')} a la vez, y la tuya ya las tiene; antes tiene que acabar una, o abre esta solo con invitación.`,
  'table-full': (args) =>
    `En esta mesa han pasado más de ${args.max} cosas; ya solo se puede jugar la partida hasta el final.`,
  'key-reused': () => 'Esta Idempotency-Key es de otra petición tuya; elige una nueva.',
  'bad-url': () => 'Esta dirección no se puede leer.',
  'too-slow': () => 'La petición tardó demasiado en llegar.',
  'too-large': (args) => `El cuerpo puede tener ${args.max} bytes como máximo.`,
  'wants-content-type': () => 'El cuerpo tiene que ser JSON, enviado como application/json.',
  'wants-string': (args) =>
    args.max === undefined
      ? `${at(args)} tiene que ser un texto.`
      : `${at(args)} tiene que ser un texto de ${args.min} a ${args.max} caracteres.`,
  'wants-form': (args) => `${at(args)} no tiene la forma debida; se espera: ${args.form}.`,
  'wants-boolean': (args) => `${at(args)} tiene que ser true o false.`,
  'wants-null': (args) => `${at(args)} tiene que ser null.`,
  'wants-number': (args) => `${at(args)} tiene que ser un número.`,
  'wants-other': (args) => `${at(args)} no es lo que va aquí.`,
  'forbidden-key': (args) =>
    `El cuerpo tiene un campo llamado ${quoted(args.name)}, que ninguna petición tiene.`,
  'forbidden-character': () => 'El cuerpo contiene un carácter NUL, que nadie puede ver.',
  'slow-down': (args) => `Vas demasiado rápido; sigue en ${seconds(args)}.`,
  'too-many-guesses': (args) => `Demasiados códigos incorrectos; prueba otra vez en ${seconds(args)}.`,
  'too-many-streams': (args) => `Ya hay ${args.max} flujos abiertos desde tu dirección.`,
  'bad-topic': (args) =>
    `${quoted(args.topic)} no es un tema; los hay «lobby», «table:» con el id de una mesa y «sheet:» con el de una hoja de puntos.`,
  stopping: () => 'El servidor se está apagando; vuelve en un momento.',
} as const satisfies Phrases<RequestFault>;
