import { called as calledBy } from '@crossbones/texts/load';
import { page } from './words.js';

/** Somebody's name as it is shown here: what the server thought up for bots and guests is in the reader's language. */
export const called = (name: string): string => calledBy(name, page().names);

/** The same where there may be nobody any more. */
export const calledOr = (name: string | null): string =>
  name === null ? page().play.someoneGone : called(name);
