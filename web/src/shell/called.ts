import { called as calledBy } from '@crossbones/texts/name';
import { page, volumeHere } from './words.js';

/** Somebody's name as it is shown here: what the server thought up for bots and guests is in the reader's language. */
export function called(name: string): string {
  const said = volumeHere('together');
  return said === null ? name : calledBy(name, said.names);
}

/** The same where there may be nobody any more. */
export const calledOr = (name: string | null): string =>
  name === null ? page().play.someoneGone : called(name);
