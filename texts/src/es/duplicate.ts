import type { DuplicateWords } from '../duplicate.js';

export const words: DuplicateWords = {
  howMany: 'El mismo reparto en varias mesas',
  one: 'Una mesa',
  hint: 'Quien ocupa el mismo asiento en otra mesa recibe las mismas cartas. Se comparan cuando acaba la última mesa.',
  table: (number) => `Mesa ${number}`,
  noWatching: 'Otras mesas juegan el mismo reparto: hasta que acabe la última, nadie mira.',
  compare: 'Comparar las mesas',
  intro:
    'El mismo asiento tuvo las mismas cartas en cada mesa. En pequeño: la diferencia con la media de ese asiento en las otras mesas.',
  finished: (finished, of) =>
    `Han acabado ${finished} de ${of} mesas. Hasta que acabe la última no se muestra nada.`,
  seat: 'Asiento',
  apart: 'frente a las otras mesas',
  unfinished: 'interrumpida',
  place: (place) => `puesto ${place}`,
};
