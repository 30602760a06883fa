import type { Phrases } from '../phrase.js';
import type { WireFault } from '../request.js';
import { quoted } from './speech.js';

export const wire = {
  'wrong-method': (args) => `This address wants ${args.allow}, and not ${quoted(args.given)}.`,
  'bad-http': () => 'This request cannot be read.',
  'wants-host': () => 'A request must name the host it is for, in a Host header.',
  'unknown-expectation': () => 'What the Expect header expects cannot be met; leave it out.',
  'headers-too-large': () => 'The headers of this request are too large.',
  'wants-plain-body': () => 'The body must be sent as it is, not compressed.',
  'foreign-origin': (args) => `Requests from pages of ${quoted(args.origin)} are not taken.`,
  'wants-idempotency-key': () => 'This request wants an Idempotency-Key header, so that it can be repeated.',
  'bad-idempotency-key': () => 'An Idempotency-Key is 1 to 64 letters, digits, “-” or “_”.',
  'wants-known-query': (args) => `The address has an unknown or repeated parameter ${quoted(args.name)}.`,
  'wants-topics': (args) =>
    `The stream wants topics: 1 to ${args.max} of “lobby”, “table:” with a table’s id and “sheet:” with a score sheet’s, with commas between.`,
  'topic-twice': (args) => `The topic ${quoted(args.topic)} is there twice.`,
  'bad-cursor': () => 'The cursor must be the id of an event of this stream, as it was received.',
  'foreign-host': (args) =>
    `This server is ${args.own}, and not ${quoted(args.given)}. A proxy before it must pass the Host header on.`,
  'inside-only': () =>
    'These figures are for addresses inside the network, or for those who bring the METRICS_TOKEN.',
  'too-many-connections': (args) => `There are ${args.max} open connections from your address already.`,
  'too-deep': (args) =>
    `The body is nested too deeply: ${args.max} lists and objects inside each other are the most.`,
} as const satisfies Phrases<WireFault>;
