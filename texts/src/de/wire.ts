import type { Phrases } from '../phrase.js';
import type { WireFault } from '../request.js';
import { quoted } from './speech.js';

export const wire = {
  'wrong-method': (args) => `Diese Adresse verlangt ${args.allow} und nicht ${quoted(args.given)}.`,
  'bad-http': () => 'Diese Anfrage ist nicht zu lesen.',
  'wants-host': () => 'Eine Anfrage muss im Host-Header sagen, an wen sie geht.',
  'unknown-expectation': () => 'Was der Expect-Header erwartet, ist nicht möglich; lass ihn weg.',
  'headers-too-large': () => 'Die Header dieser Anfrage sind zu groß.',
  'wants-plain-body': () => 'Der Inhalt muss unkomprimiert geschickt werden.',
  'foreign-origin': (args) => `Anfragen von Seiten von ${quoted(args.origin)} werden nicht angenommen.`,
  'wants-idempotency-key': () =>
    'Diese Anfrage braucht einen Idempotency-Key-Header, damit sie wiederholt werden kann.',
  'bad-idempotency-key': () => 'Ein Idempotency-Key hat 1 bis 64 Buchstaben, Ziffern, „-“ oder „_“.',
  'wants-known-query': (args) =>
    `Die Adresse hat einen unbekannten oder doppelten Parameter ${quoted(args.name)}.`,
  'wants-topics': (args) =>
    `Der Strom braucht Themen: 1 bis ${args.max} von „lobby“, „table:“ mit der Kennung eines Tischs und „sheet:“ mit der eines Wertungsblatts, durch Kommas getrennt.`,
  'topic-twice': (args) => `Das Thema ${quoted(args.topic)} steht zweimal da.`,
  'bad-cursor': () => 'Als Lesezeichen gilt nur die id eines Ereignisses dieses Stroms, so wie sie ankam.',
  'foreign-host': (args) =>
    `Dieser Server ist ${args.own} und nicht ${quoted(args.given)}. Ein Proxy davor muss den Host-Header weitergeben.`,
  'inside-only': () =>
    'Diese Zahlen sind für Adressen im eigenen Netz, oder für alle, die das METRICS_TOKEN mitbringen.',
  'too-many-connections': (args) => `Von deiner Adresse sind schon ${args.max} Verbindungen offen.`,
  'too-deep': (args) =>
    `Der Inhalt ist zu tief geschachtelt: höchstens ${args.max} Listen und Objekte ineinander.`,
} as const satisfies Phrases<WireFault>;
