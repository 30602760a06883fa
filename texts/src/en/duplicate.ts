import type { DuplicateWords } from '../duplicate.js';

export const words: DuplicateWords = {
  howMany: 'The same deal at several tables',
  one: 'One table',
  hint: 'Everybody on the same seat of another table gets the same cards. They are compared when the last table has finished.',
  table: (number) => `Table ${number}`,
  noWatching: 'Other tables play the same deal: until the last one has finished, nobody watches.',
  compare: 'Compare the tables',
  intro:
    'The same seat had the same cards at every table. In small print: how much more or less than the mean of that seat at the other tables.',
  finished: (finished, of) =>
    `${finished} of ${of} tables have finished. Until the last one has, nothing is shown.`,
  seat: 'Seat',
  apart: 'against the other tables',
  unfinished: 'broken off',
  place: (place) => `place ${place}`,
};
