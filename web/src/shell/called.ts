import { called as calledBy } from '@crossbones/texts/name';
import { namesHere, page } from './words.js';

/** Somebody's name as it is shown here: what the server thought up for bots and guests is in the reader's language. */
export function called(name: string): string {
  const names = namesHere();
  return names === null ? name : calledBy(name, names);
}

/** The same where there may be nobody any more. */
export const calledOr = (name: string | null): string =>
  name === null ? page().play.someoneGone : called(name);
