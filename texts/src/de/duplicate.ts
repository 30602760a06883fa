import type { DuplicateWords } from '../duplicate.js';

export const words: DuplicateWords = {
  howMany: 'Dieselbe Partie an mehreren Tischen',
  one: 'Ein Tisch',
  hint: 'Wer an einem anderen Tisch denselben Platz hat, bekommt dieselben Karten. Verglichen wird, wenn der letzte Tisch fertig ist.',
  table: (number) => `Tisch ${number}`,
  noWatching: 'Andere Tische spielen dieselbe Partie: Bis der letzte fertig ist, sieht niemand zu.',
  compare: 'Tische vergleichen',
  intro:
    'Derselbe Platz hatte an jedem Tisch dieselben Karten. Klein gedruckt: wie viel mehr oder weniger als der Durchschnitt dieses Platzes an den anderen Tischen.',
  finished: (finished, of) =>
    `${finished} von ${of} Tischen sind fertig. Bis es alle sind, wird nichts gezeigt.`,
  seat: 'Platz',
  apart: 'gegen die anderen Tische',
  unfinished: 'abgebrochen',
  place: (place) => `${place}. Rang`,
};
