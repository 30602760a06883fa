import type { Args } from '@crossbones/core';
import type { CommonKey } from '../common.js';
import type { Phrases } from '../phrase.js';
import { person } from './person.js';
import { request } from './request.js';
import { at, capital, counted, quoted, range } from './speech.js';
import { table } from './table.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; meinst du ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

export const common = {
  ...table,
  ...request,
  ...person,

  'wants-choice': (args) => `${at(args)} muss eines von diesen sein: ${args.choices}.`,
  'wants-int': (args) => `${at(args)} muss eine ganze Zahl sein, ${range(args)}.`,
  'wants-text': (args) =>
    `${at(args)} muss ein Text von ${range(args)} sichtbaren Zeichen sein, ohne Leerzeichen am Rand.`,
  'wants-list': (args) => `${at(args)} muss eine Liste sein, Länge: ${range(args)}.`,
  'wants-object': (args) => `${at(args)} muss ein Objekt sein.`,
  'unknown-field': (args) =>
    `${at(args)} hat ein unbekanntes Feld ${quoted(args.name)}${rather(args, `bekannt sind ${args.known}`)}`,
  'missing-field': (args) => `${at(args)} hat kein Feld ${quoted(args.name)}; es muss da sein.`,
  'wants-key': (args) => `${at(args)} muss ein Schlüssel aus 64 kleingeschriebenen Hexadezimalziffern sein.`,
  'wants-json': (args) => `${at(args)} muss gültiges JSON sein.`,
  'other-rules': (args) =>
    `Dieses Protokoll folgt Version ${args.log} der Regeln, und dieses Programm kennt Version ${args.engine}.`,
  'no-such-seat': (args) =>
    `An einem Tisch für ${args.seats} gibt es keinen Platz ${args.seat}; gezählt wird ab 0.`,
  'no-action': () => 'Darin ist keine Aktion.',
  'unknown-word': (args) => `${quoted(args.word)} ist kein Wort dieses Spiels.`,
  'sight-between': (args) =>
    `${quoted(args.word)} muss warten, bis du gesehen hast, was die Aktion davor bringt.`,
  'chance-between': (args) => `${quoted(args.word)} muss warten, bis der Zufall gesprochen hat.`,
  aborted: () => 'Die Partie wurde abgebrochen.',
  over: () => 'Die Partie ist vorbei.',
  paused: () => 'Die Partie macht Pause.',
  'not-paused': () => 'Die Partie macht keine Pause.',
  resigned: (args, who) => `${capital(who(args.seat))} hat aufgegeben.`,
  'undo-not-last': () =>
    'Zurücknehmen kannst du nur deine letzte Aktion, und nur, bevor jemand anders etwas tut.',
  'undo-after-chance': () => 'Das geht nicht mehr zurück: seither sind Karten oder Würfel gefallen.',
  'undo-after-sight': () => 'Das geht nicht mehr zurück: Es hat dir etwas Neues gezeigt.',
  'proof-seats': (args) =>
    `Der Beweis gilt nicht für einen Tisch mit ${counted(args.seats, 'Platz', 'Plätzen')}.`,
  'proof-secret': () =>
    'Das Geheimnis ist nicht das, dessen Prüfsumme der Server vor dem Start veröffentlicht hat.',
  'proof-salt': (args, who) =>
    `Das Salz von ${who(args.seat)} ist nicht das, dessen Prüfsumme vor dem Start genannt wurde.`,
  'proof-key': () => 'Der Schlüssel der Partie folgt nicht aus Geheimnis, Salzen und Tisch.',
  'proof-chain': () => 'Die Kette dieses Servers hat für diesen Tag eine andere Partie.',
  'seal-changed': () => 'Der Server hält sich nicht an das, was er vor dem Start versprochen hat.',
  'seal-without-you': () => 'Der Server hat dein Salz weggelassen; trau dieser Verteilung nicht.',
  'proof-missing': () => 'Das Protokoll trägt keinen Beweis, wie verteilt wurde.',

  'one-gang-each-needs-three-seats': ({ seats }) =>
    `Mit je einer Bande spielt man Skull zu dritt bis zu zwölft, und nicht mit ${seats}; zu zweit braucht es "gangs": 2.`,
  'two-gangs-each-need-at-most-six-seats': ({ seats }) =>
    `Mit je zwei Banden spielt man Skull zu zweit bis zu sechst, und nicht mit ${seats}.`,
  'competitive-needs-two-seats': () => 'Allein spielt man The Queen’s Collection mit "mode": "cooperative".',
  'teams-need-four-seats': ({ seats }) => `Teams sind zwei Paare: genau vier, und nicht ${seats}.`,
  'two-spaces-need-cooperation': () => 'Schatullen mit zwei Feldern gibt es nur mit "mode": "cooperative".',

  broken: () => 'In crossbones selbst ist etwas schiefgegangen; melde uns bitte, was du gestartet hast.',
  unexplained: () => 'Das erlauben die Regeln hier nicht.',
} satisfies Phrases<CommonKey>;
