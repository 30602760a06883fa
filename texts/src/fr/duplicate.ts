import type { DuplicateWords } from '../duplicate.js';

export const words: DuplicateWords = {
  howMany: 'La même donne à plusieurs tables',
  one: 'Une table',
  hint: 'À la même place d’une autre table, on reçoit les mêmes cartes. On compare quand la dernière table a fini.',
  table: (number) => `Table ${number}`,
  noWatching:
    'D’autres tables jouent la même donne : tant que la dernière n’a pas fini, personne ne regarde.',
  compare: 'Comparer les tables',
  intro:
    'La même place avait les mêmes cartes à chaque table. En petit : l’écart avec la moyenne de cette place aux autres tables.',
  finished: (finished, of) =>
    `${finished} tables sur ${of} ont fini. Tant que la dernière n’a pas fini, rien n’est montré.`,
  seat: 'Place',
  apart: 'face aux autres tables',
  unfinished: 'interrompue',
  place: (place) => `rang ${place}`,
};
