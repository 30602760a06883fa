import type { Args } from '@crossbones/core';
import type { Phrases } from '../phrase.js';
import type { RequestFault } from '../request.js';
import { at, counted, quoted } from './speech.js';

const seconds = (args: Args): string => counted(args.seconds, 'second');

export const request = {
  'not-found': () => 'There is nothing here.',
  'no-table': () => 'There is no such table.',
  'no-daily': () => 'There is no such deal of the day here.',
  'no-code': () => 'No table has this code, or not any more.',
  'no-sheet': () => 'There is no such score sheet, or not any more.',
  'not-your-sheet': () => 'Only the device that keeps this score sheet may write on it.',
  'line-gap': (args) => `The next line of this score sheet is number ${args.next}.`,
  'line-differs': (args) => `Line ${args.line} of this score sheet is there already, and is another one.`,
  'line-too-long': (args) => `A line of a score sheet may have ${args.max} bytes at most.`,
  'sheet-full': () => 'This score sheet is full.',
  'too-many-sheets': (args) => `Score sheets from your address fill ${args.mb} MB already; end one first.`,
  'too-many-tables': (args) =>
    `You can have at most ${counted(args.max, 'table')} whose match is not over; play one to its end or leave it first.`,
  'too-many-tables-here': (args) =>
    `From one address there can be at most ${counted(args.max, 'table')} whose match is not over, and yours has that many; one has to end first.`,
  'too-many-public-tables': (args) =>
    `You can have at most ${counted(args.max, 'public table')} at once; let one end first, or open this one for those you invite.`,
  'too-many-public-tables-here': (args) =>
    `From one address there can be at most ${counted(args.max, 'public table')} at once, and yours has that many; let one end first, or open this one for those you invite.`,
  'table-full': (args) =>
    `More than ${args.max} things have happened at this table; now the match can only be played to its end.`,
  'key-reused': () => 'This Idempotency-Key belongs to another request of yours; choose a new one.',
  'bad-url': () => 'This address cannot be read.',
  'too-slow': () => 'The request took too long to arrive.',
  'too-large': (args) => `The body may have ${args.max} bytes at most.`,
  'wants-content-type': () => 'The body must be JSON, sent as application/json.',
  'wants-string': (args) =>
    args.max === undefined
      ? `${at(args)} must be a text.`
      : `${at(args)} must be a text of ${args.min} to ${args.max} characters.`,
  'wants-form': (args) => `${at(args)} has the wrong form; it wants: ${args.form}.`,
  'wants-boolean': (args) => `${at(args)} must be true or false.`,
  'wants-null': (args) => `${at(args)} must be null.`,
  'wants-number': (args) => `${at(args)} must be a number.`,
  'wants-other': (args) => `${at(args)} is not what belongs here.`,
  'forbidden-key': (args) => `The body has a field called ${quoted(args.name)}, which no request has.`,
  'forbidden-character': () => 'The body has a NUL character in it, which nobody can see.',
  'slow-down': (args) => `That was too fast; go on in ${seconds(args)}.`,
  'too-many-guesses': (args) => `Too many wrong codes; try again in ${seconds(args)}.`,
  'too-many-streams': (args) => `There are ${args.max} open streams from your address already.`,
  'bad-topic': (args) =>
    `${quoted(args.topic)} is no topic; there are “lobby”, “table:” with a table’s id and “sheet:” with a score sheet’s.`,
  stopping: () => 'The server is going; come back in a moment.',
} as const satisfies Phrases<RequestFault>;
