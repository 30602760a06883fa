import type { Args } from '@crossbones/core';
import type { CommonKey } from '../common.js';
import type { Phrases } from '../phrase.js';
import { person } from './person.js';
import { request } from './request.js';
import { at, capital, counted, quoted, range } from './speech.js';
import { table } from './table.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; did you mean ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;
export const common = {
  ...table,
  ...request,
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
  resigned: (args, who) => `${capital(who(args.seat))} has resigned.`,
  'undo-not-last': () => 'Only your own last action can be taken back, and only before anyone else acts.',
  'undo-after-chance': () => 'It cannot be taken back: cards or dice have come up since.',
  'undo-after-sight': () => 'It cannot be taken back: it has shown you something new.',
  'proof-seats': (args) => `The proof is not for a table of ${counted(args.seats, 'seat')}.`,
  'proof-secret': () => 'The secret is not the one whose hash the server published before the start.',
  'proof-salt': (args, who) =>
    `The salt of ${who(args.seat)} is not the one whose hash was given before the start.`,
  'proof-key': () => 'The key of the match does not follow from the secret, the salts and the table.',
  'proof-chain': () => 'The chain of this server has another deal for that day.',
  'seal-changed': () => 'The server does not keep to what it promised before the start.',
  'seal-without-you': () => 'The server left your salt out, so the deal is not yours to trust.',
  'proof-missing': () => 'The log carries no proof of how it was dealt.',

  'one-gang-each-needs-three-seats': ({ seats }) =>
    `With one gang each Skull takes three to twelve players, and not ${seats}; two need "gangs": 2.`,
  'two-gangs-each-need-at-most-six-seats': ({ seats }) =>
    `With two gangs each Skull takes two to six players, and not ${seats}.`,
  'competitive-needs-two-seats': () => 'Alone The Queen’s Collection is played with "mode": "cooperative".',
  'teams-need-four-seats': ({ seats }) => `Teams are two pairs: exactly four players, and not ${seats}.`,
  'two-spaces-need-cooperation': () => 'Boxes with two spaces are for "mode": "cooperative" only.',

  broken: () => 'Something went wrong inside crossbones itself; please report what you ran.',
  unexplained: () => 'The rules do not allow that here.',
} satisfies Phrases<CommonKey>;
