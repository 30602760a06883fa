import type { Args } from '@crossbones/core';
import type { TerminalWords } from '../language.js';
import { at, counted, quoted, range } from './speech.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; did you mean ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

export const terminal = {
  'unknown-command': (args) =>
    `There is no command ${quoted(args.name)}${rather(args, `the commands are ${args.known}`)}`,
  'unknown-game': (args) =>
    `There is no game ${quoted(args.name)}${rather(args, `the games are ${args.known}`)}`,
  'unknown-option': (args) =>
    `The command ${args.command} has no option ${quoted(args.name)}${rather(args, `its options are ${args.known}`)}`,
  'unknown-bot': (args) =>
    `There is no bot called ${quoted(args.name)}: deckhand, bosun, captain, admiral (captain:500 for 500 playouts), random, or flat:100.`,
  'arena-seats': (args) => `${args.bots} bots are named for ${args.seats} seats: name one for each.`,
  'missing-game': (args) => `The command ${args.command} wants a game: one of ${args.known}.`,
  'missing-file': (args) => `The command ${args.command} wants the name of a log file.`,
  'too-many-arguments': (args) =>
    `The command ${args.command} does not know what to do with ${quoted(args.name)}.`,
  'option-twice': (args) => `The option ${args.name} is given twice.`,
  'option-wants-value': (args) => `The option ${args.name} wants a value.`,
  'option-wants-none': (args) => `The option ${args.name} takes no value.`,
  'option-wants-int': (args) =>
    `The option ${args.name} wants a whole number, ${range(args)}, and not ${quoted(args.given)}.`,
  'option-wants-choice': (args) =>
    `The option ${args.name} wants ${args.choices}, and not ${quoted(args.given)}.`,
  'option-wants-json': (args) => `The option ${args.name} wants a JSON object such as ${args.example}.`,
  'option-wants-seat': (args) =>
    `The option --seat wants a seat from 0 to ${args.max}, or the word spectator, and not ${quoted(args.given)}.`,
  'option-wants-hash': (args) =>
    `The option ${args.name} wants a hash of 64 hexadecimal digits, in lower case, and not ${quoted(args.given)}.`,
  'option-wants-url': (args) =>
    `The option ${args.name} wants an address such as http://localhost:3000, and not ${quoted(args.given)}.`,
  'option-wants-table': (args) =>
    `The option --table wants a table’s code of six letters and digits, its id or its link, and not ${quoted(args.given)}.`,
  'option-needs': (args) => `The option ${args.name} goes with ${args.other} only.`,
  'option-not-with': (args) => `The options ${args.name} and ${args.other} do not go together.`,
  'no-server': (args) => `Nobody answers at ${args.url}.`,
  'missing-target': (args) => `The command ${args.command} wants the name of a new file to write.`,
  'bad-seats': (args) =>
    `${args.game} cannot be played by ${args.seats} with these options; it takes ${args.allowed}.`,
  'too-many-people': (args) =>
    `There are ${counted(args.people, 'person')} for ${counted(args.seats, 'seat')}.`.replace(
      'persons',
      'people',
    ),
  'bad-name': (args) => `${quoted(args.name)} is no name: it wants 1 to 20 visible characters.`,
  'same-name': (args) => `Two people are called ${quoted(args.name)}.`,
  'no-file': (args) => `There is no file ${quoted(args.file)}.`,
  'unreadable-file': (args) => `The file ${quoted(args.file)} cannot be read.`,
  'unwritable-file': (args) => `The file ${quoted(args.file)} cannot be written.`,
  'wants-utf8': (args) => `${at(args)} must be text in UTF-8.`,
  'line-too-long': (args) => `${at(args)} must be no longer than ${args.max} bytes.`,
  'no-score': (args) => `${args.game} has no score sheet; the command score knows ${args.known}.`,

  'setting-wants-int': (args) =>
    `${args.name} must be a whole number, ${args.min} to ${args.max}, and not ${quoted(args.given)}.`,
  'setting-wants-url': (args) =>
    `${args.name} must be an address such as https://play.example.org, without a path, and not ${quoted(args.given)}.`,
  'setting-wants-database': (args) =>
    `${args.name} must be an address such as postgres://user:password@host:5432/name.`,
  'setting-wants-proxy': (args) =>
    `${args.name} must be a number of proxies, the word loopback, or addresses such as 10.0.0.0/8 with commas between, and not ${quoted(args.given)}.`,
  'setting-wants-choice': (args) =>
    `${args.name} must be one of ${args.choices}, and not ${quoted(args.given)}.`,
  'setting-empty': (args) => `${args.name} is set, but empty; leave it out or give it a value.`,
  'port-taken': (args) =>
    `Port ${args.port} is taken by another program; set PORT to another one, or stop that program.`,
  'port-forbidden': (args) => `Port ${args.port} may not be used by this user; set PORT to one above 1023.`,
  'host-unknown': (args) => `HOST ${quoted(args.host)} is no address of this machine.`,
} as const satisfies TerminalWords;
