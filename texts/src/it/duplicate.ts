import type { DuplicateWords } from '../duplicate.js';

export const words: DuplicateWords = {
  howMany: 'La stessa mano a più tavoli',
  one: 'Un tavolo',
  hint: 'Chi occupa lo stesso posto a un altro tavolo riceve le stesse carte. Si confronta quando l’ultimo tavolo ha finito.',
  table: (number) => `Tavolo ${number}`,
  noWatching: 'Altri tavoli giocano la stessa mano: finché l’ultimo non ha finito, nessuno guarda.',
  compare: 'Confronta i tavoli',
  intro:
    'Lo stesso posto aveva le stesse carte a ogni tavolo. In piccolo: la differenza dalla media di quel posto agli altri tavoli.',
  finished: (finished, of) =>
    `Hanno finito ${finished} tavoli su ${of}. Finché l’ultimo non ha finito non si mostra nulla.`,
  seat: 'Posto',
  apart: 'contro gli altri tavoli',
  unfinished: 'interrotta',
  place: (place) => `posizione ${place}`,
};
