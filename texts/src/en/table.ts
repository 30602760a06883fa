import type { Phrases } from '../phrase.js';
import type { TableFault } from '../table.js';
import { counted, quoted } from './speech.js';

export const table = {
  'no-code': () => 'No table has this code, or not any more.',
  'key-reused': () => 'The same idempotency key was used for another request.',
  'not-at-table': () => 'Come to the table first.',
  'not-seated': () => 'You have no seat at this table.',
  'not-host': () => 'Only the host can do that.',
  'not-yourself': () => 'You cannot send yourself away; you can leave.',
  'nobody-there': () => 'Nobody like that is at this table.',
  kicked: () => 'The host has sent you away from this table.',
  'sent-away-here': () =>
    'The host has sent somebody away who came from the same network as you. Ask the host to let them back in.',
  'table-closed': () => 'This table is closed.',
  'closed-by-operator': () => 'This table was closed by those who run this server.',
  'already-started': () => 'The match has started.',
  'not-started': () => 'The match has not started yet.',
  'not-over': () => 'The match is not over yet.',
  'deal-closed': () => 'As long as others may play this deal, it stays closed.',
  'deal-yours': () => 'Others play this deal too: the seat cannot be handed over.',
  'table-without-people': () => 'At each of these tables at least one person must sit.',
  'still-playing': () => 'You have a seat in this match: resign, or hand your seat over, before you leave.',
  'already-seated': () => 'You have a seat at this table already.',
  'seat-taken': (args) => `Seat ${args.seat} is taken.`,
  'no-free-seat': () => 'Every seat is taken.',
  'no-bot-there': (args) => `There is no bot on seat ${args.seat}.`,
  'too-many-seated': (args) =>
    `${args.seated} people have a seat already, and there would be ${counted(args.seats, 'seat')}.`,
  'face-taken': () => 'Somebody at this table has that face already.',
  'not-awaited': () => 'Nobody is waiting for them.',
  'still-there': () => 'Whoever has this seat is at the table.',
  'too-early': (args) => `They have only just gone; wait ${counted(args.seconds, 'second')}.`,
  'not-filled': (args) =>
    args.free === 1
      ? 'One seat is still free: wait for somebody, or fill it with a bot.'
      : `${counted(args.free, 'seat')} are still free: wait for somebody, or fill them with bots.`,
  'not-ready': (args) => `Not everybody is ready: ${quoted(args.who)}.`,
  'not-sealed': () => 'Salts are asked for when the match starts.',
  'salt-late': () => 'The cards have been dealt without this salt.',
  'wrong-salt': () => 'This is not the salt you promised when you said you were ready.',
  'stale-decision': (args) => `The game has moved on: you are asked for decision ${args.decision} now.`,
  'out-of-time': () => 'Your time for this match is used up; a bosun plays on for you.',
  'no-undo': () => 'At this table nothing can be taken back.',
  'undo-too-often': () => 'You have taken this decision back often enough: now it stands.',
  'link-void': () => 'This link does not hand over a seat, or not any more.',
  'seated-only': () =>
    'While a match is on, only those with a seat talk here; watchers have a channel of their own.',
  'watchers-only': () => 'This channel is for those who watch.',
  'no-teams': () => 'There are no teams at this table.',
  'too-fast': (args) => `That was a lot at once; wait ${counted(args.seconds, 'second')}.`,
} as const satisfies Phrases<TableFault>;
