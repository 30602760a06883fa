import type { Args } from '@crossbones/core';
import type { CommonKey } from '../common.js';
import type { Phrases } from '../phrase.js';
import { quoted } from '../quote.js';
import { house } from './house.js';
import { person } from './person.js';
import { table } from './table.js';

/** The value at fault, by its path in what was given. */
const at = (args: Args): string => (args.at === undefined || args.at === '' ? 'It' : String(args.at));
/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; did you mean ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;
const counted = (n: string | number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const range = ({ min, max }: Args): string => (min === max ? String(min) : `${min} to ${max}`);

export const common = {
  ...table,
  ...house,
  ...person,

  'wants-choice': (args) => `${at(args)} must be one of ${args.choices}.`,
  'wants-int': (args) => `${at(args)} must be a whole number, ${range(args)}.`,
  'wants-text': (args) =>
    `${at(args)} must be a text of ${range(args)} visible characters without blanks around it.`,
  'wants-list': (args) => `${at(args)} must be a list of ${range(args)} items.`,
  'wants-object': (args) => `${at(args)} must be an object.`,
  'unknown-field': (args) =>
    `${at(args)} has an unknown field ${quoted(args.name)}${rather(args, `known are ${args.known}`)}`,
  'missing-field': (args) => `${at(args)} lacks the field ${quoted(args.name)}.`,
  'wants-key': (args) => `${at(args)} must be a key of 64 hexadecimal digits, in lower case.`,
  'wants-json': (args) => `${at(args)} must be valid JSON.`,
  'other-rules': (args) =>
    `This log follows version ${args.log} of the rules, and this program knows version ${args.engine}.`,
  'no-such-seat': (args) => `There is no seat ${args.seat} at a table of ${args.seats}; seats count from 0.`,
  'no-action': () => 'There is no action in it.',
  'unknown-word': (args) => `${quoted(args.word)} is not a word of this game.`,
  'sight-between': (args) =>
    `${quoted(args.word)} has to wait until you have seen what comes of the action before it.`,
  'chance-between': (args) => `${quoted(args.word)} has to wait until chance has had its turn.`,
  aborted: () => 'The match was broken off.',
  over: () => 'The game is over.',
  paused: () => 'The match is paused.',
  'not-paused': () => 'The match is not paused.',
  resigned: (args) => `Seat ${args.seat} has resigned.`,
  'undo-not-last': () => 'Only your own last action can be taken back, and only before anyone else acts.',
  'undo-after-chance': () => 'It cannot be taken back: cards or dice have come up since.',
  'undo-after-sight': () => 'It cannot be taken back: it has shown you something new.',
  'proof-seats': (args) => `The proof is not for a table of ${counted(args.seats, 'seat')}.`,
  'proof-secret': () => 'The secret is not the one whose hash the server published before the start.',
  'proof-salt': (args) =>
    `The salt of seat ${args.seat} is not the one whose hash was given before the start.`,
  'proof-key': () => 'The key of the match does not follow from the secret, the salts and the table.',
  'seal-changed': () => 'The server does not keep to what it promised before the start.',
  'seal-without-you': () => 'The server left your salt out, so the deal is not yours to trust.',
  'proof-missing': () => 'The log carries no proof of how it was dealt.',

  'unknown-command': (args) =>
    `There is no command ${quoted(args.name)}${rather(args, `the commands are ${args.known}`)}`,
  'unknown-game': (args) =>
    `There is no game ${quoted(args.name)}${rather(args, `the games are ${args.known}`)}`,
  'unknown-option': (args) =>
    `The command ${args.command} has no option ${quoted(args.name)}${rather(args, `its options are ${args.known}`)}`,
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
  'no-arbiter': (args) => `${args.game} has no tricks to settle; the arbiter knows ${args.known}.`,
  'no-score': (args) => `${args.game} has no score sheet; the command score knows ${args.known}.`,
  broken: () => 'Something went wrong inside crossbones itself; please report what you ran.',

  'one-gang-each-needs-three-seats': ({ seats }) =>
    `With one gang each Skull takes three to twelve players, and not ${seats}; two need "gangs": 2.`,
  'two-gangs-each-need-at-most-six-seats': ({ seats }) =>
    `With two gangs each Skull takes two to six players, and not ${seats}.`,
  'competitive-needs-two-seats': () => 'Alone The Queen’s Collection is played with "mode": "cooperative".',
  'teams-need-four-seats': ({ seats }) => `Teams are two pairs: exactly four players, and not ${seats}.`,
  'two-spaces-need-cooperation': () => 'Boxes with two spaces are for "mode": "cooperative" only.',

  unexplained: () => 'The rules do not allow that here.',
} satisfies Phrases<CommonKey>;
