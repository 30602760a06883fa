import { called as calledBy } from '@crossbones/texts/bot-and-guest-names';
import { page, volumeHere } from './words.js';

/** A name as it is shown here: names that the server gave to bots and guests are in the reader's language. */
export function called(name: string): string {
  const said = volumeHere('together');
  return said === null ? name : calledBy(name, said.names);
}

/** The same for a seat that may have nobody any more. */
export const calledOr = (name: string | null): string =>
  name === null ? page().play.someoneGone : called(name);
