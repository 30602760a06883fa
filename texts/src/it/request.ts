import type { Args } from '@crossbones/core';
import type { Phrases } from '../phrase.js';
import type { RequestFault } from '../request.js';
import { at, counted, quoted } from './speech.js';

const seconds = (args: Args): string => counted(args.seconds, 'secondo', 'secondi');

export const request = {
  'not-found': () => 'Qui non c’è niente.',
  'no-table': () => 'Questo tavolo non esiste.',
  'no-daily': () => 'Questa partita del giorno qui non c’è.',
  'no-code': () => 'Nessun tavolo ha questo codice, o non più.',
  'no-sheet': () => 'Questo foglio punti non esiste, o non più.',
  'not-your-sheet': () => 'Solo il dispositivo che tiene questo foglio punti può scriverci.',
  'line-gap': (args) => `La prossima riga di questo foglio punti è la numero ${args.next}.`,
  'line-differs': (args) => `La riga ${args.line} di questo foglio punti c’è già, ed è diversa.`,
  'line-too-long': (args) => `Una riga di un foglio punti può avere al massimo ${args.max} byte.`,
  'sheet-full': () => 'Questo foglio punti è pieno.',
  'too-many-sheets': (args) =>
    `I fogli punti del tuo indirizzo occupano già ${args.mb} MB; prima chiudine uno.`,
  'too-many-tables': (args) =>
    `Puoi avere al massimo ${counted(args.max, 'tavolo', 'tavoli')} con la partita non finita; prima finiscine una o lasciala.`,
  'too-many-tables-here': (args) =>
    `Da un indirizzo possono esserci al massimo ${counted(args.max, 'tavolo', 'tavoli')} con la partita non finita, e il tuo li ha già; prima ne deve finire una.`,
  'too-many-public-tables': (args) =>
    `Puoi avere al massimo ${counted(args.max, 'tavolo pubblico', 'tavoli pubblici')} alla volta; prima ne deve finire uno, oppure apri questo solo su invito.`,
  'too-many-public-tables-here': (args) =>
    `Da un indirizzo possono esserci al massimo ${counted(args.max, 'tavolo pubblico', 'tavoli pubblici')} alla volta, e il tuo li ha già; prima ne deve finire uno, oppure apri questo solo su invito.`,
  'table-full': (args) =>
    `A questo tavolo sono successe più di ${args.max} cose; ormai si può solo finire la partita.`,
  'key-reused': () => 'Questa Idempotency-Key appartiene a un’altra tua richiesta; scegline una nuova.',
  'bad-url': () => 'Questo indirizzo non è leggibile.',
  'too-slow': () => 'La richiesta ha impiegato troppo ad arrivare.',
  'too-large': (args) => `Il corpo può avere al massimo ${args.max} byte.`,
  'wants-content-type': () => 'Il corpo deve essere JSON, inviato come application/json.',
  'wants-string': (args) =>
    args.max === undefined
      ? `${at(args)} deve essere un testo.`
      : `${at(args)} deve essere un testo da ${args.min} a ${args.max} caratteri.`,
  'wants-form': (args) => `${at(args)} non ha la forma giusta, che è: ${args.form}.`,
  'wants-boolean': (args) => `${at(args)} deve essere true o false.`,
  'wants-null': (args) => `${at(args)} deve essere null.`,
  'wants-number': (args) => `${at(args)} deve essere un numero.`,
  'wants-other': (args) => `${at(args)} non è quello che ci vuole qui.`,
  'forbidden-key': (args) =>
    `Il corpo ha un campo chiamato ${quoted(args.name)}, che nessuna richiesta prevede.`,
  'forbidden-character': () => 'Nel corpo c’è un carattere NUL, che nessuno può vedere.',
  'slow-down': (args) => `Troppo in fretta; riprova tra ${seconds(args)}.`,
  'too-many-guesses': (args) => `Troppi codici sbagliati; riprova tra ${seconds(args)}.`,
  'too-many-streams': (args) => `Dal tuo indirizzo ci sono già ${args.max} flussi aperti.`,
  'bad-topic': (args) =>
    `${quoted(args.topic)} non è un argomento; ci sono «lobby», «table:» con l’id di un tavolo e «sheet:» con quello di un foglio punti.`,
  stopping: () => 'Il server si sta fermando; torna tra un attimo.',
} as const satisfies Phrases<RequestFault>;
