import type { Topic } from '@crossbones/games/skull-queen/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  plank: 'Elige un lado de tu tablón y una casilla para cada pirata: al final vale lo que diga su casilla.',
  follow:
    'Hay un color anunciado: si lo tienes, juégalo. El mono y el primer oficial se juegan cuando quieras.',
  moves:
    'En cada color, la carta más alta hace subir al pirata de quien la jugó, y la más baja hace bajar a uno.',
  centre: 'Una carta sola en su color espera en el centro a la siguiente de ese color.',
  overboard: 'Quien se sale del tablón por un extremo cae al agua y no vale nada en esta ronda.',
  scored: 'Cada pirata a bordo ha valido lo que dice su casilla. Gana quien más puntos tenga al final.',
  ghost: 'El fantasma sale en cada baza; después elegís los dos una carta en secreto.',
  number: 'Si es la más alta de su color, tu pirata sube; si es la más baja, baja.',
  eight: 'Con el 8 en la baza, en su color se suben dos casillas.',
  five: 'Con el 5 en la baza, en su color se bajan dos casillas.',
  monkey: 'El mono es un 0 del color anunciado y se juega cuando quieras.',
  mate: 'El primer oficial es un 13 del color anunciado y se juega cuando quieras.',
};
