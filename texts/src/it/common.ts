import type { Args } from '@crossbones/core';
import type { CommonKey } from '../common.js';
import type { Phrases } from '../phrase.js';
import { person } from './person.js';
import { request } from './request.js';
import { at, capital, counted, di, quoted, range } from './speech.js';
import { table } from './table.js';

/** What was probably meant, or else what there is. */
const rather = (args: Args, otherwise: string): string =>
  args.near !== undefined ? `; volevi dire ${args.near}?` : args.known === '' ? '.' : `; ${otherwise}.`;

export const common = {
  ...table,
  ...request,
  ...person,

  'wants-choice': (args) => `${at(args)} deve essere uno di questi: ${args.choices}.`,
  'wants-int': (args) => `${at(args)} deve essere un numero intero, ${range(args)}.`,
  'wants-text': (args) =>
    `${at(args)} deve essere un testo di caratteri visibili (${range(args)}), senza spazi all’inizio o alla fine.`,
  'wants-list': (args) => `${at(args)} deve essere una lista di elementi (${range(args)}).`,
  'wants-object': (args) => `${at(args)} deve essere un oggetto.`,
  'unknown-field': (args) =>
    `${at(args)} ha un campo sconosciuto, ${quoted(args.name)}${rather(args, `si conoscono ${args.known}`)}`,
  'missing-field': (args) => `${at(args)} non ha il campo ${quoted(args.name)}.`,
  'wants-key': (args) => `${at(args)} deve essere una chiave di 64 cifre esadecimali, in minuscolo.`,
  'wants-json': (args) => `${at(args)} deve essere un JSON valido.`,
  'other-rules': (args) =>
    `Questo registro segue la versione ${args.log} delle regole; questo programma conosce la versione ${args.engine}.`,
  'no-such-seat': (args) =>
    `Non c’è un posto ${args.seat} a un tavolo da ${args.seats}; i posti si contano da 0.`,
  'no-action': () => 'Qui dentro non c’è nessuna azione.',
  'unknown-word': (args) => `${quoted(args.word)} non è una parola di questo gioco.`,
  'sight-between': (args) =>
    `${quoted(args.word)} deve aspettare: prima devi vedere che cosa porta l’azione precedente.`,
  'chance-between': (args) => `${quoted(args.word)} deve aspettare che decida il caso.`,
  aborted: () => 'La partita è stata interrotta.',
  over: () => 'La partita è finita.',
  paused: () => 'La partita è in pausa.',
  'not-paused': () => 'La partita non è in pausa.',
  resigned: (args, who) => `${capital(who(args.seat))} ha abbandonato.`,
  'undo-not-last': () => 'Puoi annullare solo la tua ultima mossa, e prima che giochi qualcun altro.',
  'undo-after-chance': () => 'Non si può annullare: nel frattempo sono usciti carte o dadi.',
  'undo-after-sight': () => 'Non si può annullare: hai visto qualcosa di nuovo.',
  'proof-seats': (args) => `La prova non è per un tavolo da ${counted(args.seats, 'posto', 'posti')}.`,
  'proof-secret': () =>
    'Il segreto non è quello di cui il server aveva pubblicato l’impronta prima dell’inizio.',
  'proof-salt': (args, who) =>
    `Il sale ${di(who(args.seat))} non è quello di cui era stata data l’impronta prima dell’inizio.`,
  'proof-key': () => 'La chiave della partita non deriva dal segreto, dai sali e dal tavolo.',
  'proof-chain': () => 'La catena di questo server ha un’altra partita per quel giorno.',
  'seal-changed': () => 'Il server non mantiene ciò che aveva promesso prima dell’inizio.',
  'seal-without-you': () =>
    'Il server ha lasciato fuori il tuo sale: di questa distribuzione non puoi fidarti.',
  'proof-missing': () => 'Il registro non contiene la prova di come sono state distribuite le carte.',

  'one-gang-each-needs-three-seats': ({ seats }) =>
    `Con una banda a testa Skull si gioca da tre a dodici, non in ${seats}; in due serve "gangs": 2.`,
  'two-gangs-each-need-at-most-six-seats': ({ seats }) =>
    `Con due bande a testa Skull si gioca da due a sei, non in ${seats}.`,
  'competitive-needs-two-seats': () =>
    'In solitario The Queen’s Collection si gioca con "mode": "cooperative".',
  'teams-need-four-seats': ({ seats }) =>
    `Le squadre sono due coppie: esattamente quattro giocatori, non ${seats}.`,
  'two-spaces-need-cooperation': () => 'Gli scrigni con due spazi valgono solo con "mode": "cooperative".',

  broken: () => 'Qualcosa si è rotto dentro crossbones; segnalaci che cosa hai lanciato.',
  unexplained: () => 'Qui le regole non lo permettono.',
} satisfies Phrases<CommonKey>;
