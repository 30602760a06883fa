import type { Args } from '@crossbones/core';
import type { Phrases } from '../phrase.js';
import type { RequestFault } from '../request.js';
import { at, counted, quoted } from './speech.js';

const seconds = (args: Args): string => counted(args.seconds, 'Sekunde', 'Sekunden');

export const request = {
  'not-found': () => 'Hier ist nichts.',
  'no-table': () => 'Diesen Tisch gibt es nicht.',
  'no-daily': () => 'Diese Partie des Tages gibt es hier nicht.',
  'no-code': () => 'Kein Tisch hat diesen Code, oder nicht mehr.',
  'no-sheet': () => 'Dieses Wertungsblatt gibt es nicht, oder nicht mehr.',
  'not-your-sheet': () => 'Nur das Gerät, das dieses Wertungsblatt führt, darf darauf schreiben.',
  'line-gap': (args) => `Die nächste Zeile dieses Wertungsblatts hat die Nummer ${args.next}.`,
  'line-differs': (args) =>
    `Zeile ${args.line} dieses Wertungsblatts gibt es schon, und sie ist eine andere.`,
  'line-too-long': (args) => `Eine Zeile eines Wertungsblatts darf höchstens ${args.max} Bytes haben.`,
  'sheet-full': () => 'Dieses Wertungsblatt ist voll.',
  'too-many-sheets': (args) =>
    `Wertungsblätter von deiner Adresse füllen schon ${args.mb} MB; beende erst eines.`,
  'too-many-tables': (args) =>
    `Mehr als ${counted(args.max, 'Tisch', 'Tische')} mit offener Partie gehen nicht; spiel erst eine zu Ende oder verlass sie.`,
  'too-many-tables-here': (args) =>
    `Mehr als ${counted(args.max, 'Tisch', 'Tische')} mit offener Partie gehen von einer Adresse nicht; erst muss eine enden.`,
  'too-many-public-tables': (args) =>
    `Mehr als ${counted(args.max, 'öffentlicher Tisch', 'öffentliche Tische')} zugleich gehen nicht; erst muss einer enden, oder öffne diesen nur für Eingeladene.`,
  'too-many-public-tables-here': (args) =>
    `Mehr als ${counted(args.max, 'öffentlicher Tisch', 'öffentliche Tische')} zugleich gehen von einer Adresse nicht; erst muss einer enden, oder öffne diesen nur für Eingeladene.`,
  'table-full': (args) =>
    `An diesem Tisch ist mehr als ${args.max}-mal etwas geschehen; jetzt kann die Partie nur noch zu Ende gespielt werden.`,
  'key-reused': () => 'Dieser Idempotency-Key gehört zu einer anderen Anfrage von dir; nimm einen neuen.',
  'bad-url': () => 'Diese Adresse ist nicht zu lesen.',
  'too-slow': () => 'Die Anfrage war zu lange unterwegs.',
  'too-large': (args) => `Der Inhalt darf höchstens ${args.max} Bytes haben.`,
  'wants-content-type': () => 'Der Inhalt muss JSON sein, geschickt als application/json.',
  'wants-string': (args) =>
    args.max === undefined
      ? `${at(args)} muss ein Text sein.`
      : `${at(args)} muss ein Text von ${args.min} bis ${args.max} Zeichen sein.`,
  'wants-form': (args) => `${at(args)} hat die falsche Form; verlangt ist: ${args.form}.`,
  'wants-boolean': (args) => `${at(args)} muss true oder false sein.`,
  'wants-null': (args) => `${at(args)} muss null sein.`,
  'wants-number': (args) => `${at(args)} muss eine Zahl sein.`,
  'wants-other': (args) => `${at(args)} gehört so nicht hierher.`,
  'forbidden-key': (args) => `Der Inhalt hat ein Feld namens ${quoted(args.name)}, das keine Anfrage hat.`,
  'forbidden-character': () => 'Im Inhalt steht ein NUL-Zeichen, das niemand sehen kann.',
  'slow-down': (args) => `Das war zu schnell; weiter geht es in ${seconds(args)}.`,
  'too-many-guesses': (args) => `Zu viele falsche Codes; versuch es in ${seconds(args)} wieder.`,
  'too-many-streams': (args) => `Von deiner Adresse sind schon ${args.max} Ströme offen.`,
  'bad-topic': (args) =>
    `${quoted(args.topic)} ist kein Thema; es gibt „lobby“, „table:“ mit der Kennung eines Tischs und „sheet:“ mit der eines Wertungsblatts.`,
  stopping: () => 'Der Server geht gerade; komm in einem Moment wieder.',
} as const satisfies Phrases<RequestFault>;
