import type { Phrases } from '../phrase.js';
import type { WireFault } from '../request.js';
import { quoted } from './speech.js';

export const wire = {
  'wrong-method': (args) => `Esta dirección pide ${args.allow}, y no ${quoted(args.given)}.`,
  'bad-http': () => 'Esta petición no se puede leer.',
  'wants-host': () => 'Una petición tiene que nombrar su servidor en una cabecera Host.',
  'unknown-expectation': () => 'No se puede cumplir lo que pide la cabecera Expect; quítala.',
  'headers-too-large': () => 'Las cabeceras de esta petición son demasiado grandes.',
  'wants-plain-body': () => 'El cuerpo tiene que enviarse tal cual, sin comprimir.',
  'foreign-origin': (args) => `No se aceptan peticiones desde páginas de ${quoted(args.origin)}.`,
  'wants-idempotency-key': () =>
    'Esta petición necesita una cabecera Idempotency-Key, para que se pueda repetir.',
  'bad-idempotency-key': () => 'Una Idempotency-Key son de 1 a 64 letras, dígitos, «-» o «_».',
  'wants-known-query': (args) =>
    `La dirección tiene un parámetro desconocido o repetido, ${quoted(args.name)}.`,
  'wants-topics': (args) =>
    `El flujo pide temas: de 1 a ${args.max}, separados por comas, entre «lobby», «table:» con el id de una mesa y «sheet:» con el de una hoja de puntos.`,
  'topic-twice': (args) => `El tema ${quoted(args.topic)} está dos veces.`,
  'bad-cursor': () => 'El cursor tiene que ser el id de un evento de este flujo, tal como llegó.',
  'foreign-host': (args) =>
    `Este servidor es ${args.own}, y no ${quoted(args.given)}. Un proxy que esté delante tiene que pasar la cabecera Host.`,
  'inside-only': () =>
    'Estas cifras son para direcciones de la red interna, o para quien traiga el METRICS_TOKEN.',
  'too-many-connections': (args) => `Ya hay ${args.max} conexiones abiertas desde tu dirección.`,
  'too-deep': (args) =>
    `El cuerpo está demasiado anidado: como mucho ${args.max} listas y objetos unos dentro de otros.`,
} as const satisfies Phrases<WireFault>;
