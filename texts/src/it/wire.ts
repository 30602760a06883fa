import type { Phrases } from '../phrase.js';
import type { WireFault } from '../request.js';
import { quoted } from './speech.js';

export const wire = {
  'wrong-method': (args) => `Questo indirizzo vuole ${args.allow}, non ${quoted(args.given)}.`,
  'bad-http': () => 'Questa richiesta non è leggibile.',
  'wants-host': () => 'Una richiesta deve dire a quale host è diretta, con un’intestazione Host.',
  'unknown-expectation': () => 'Ciò che chiede l’intestazione Expect non è possibile; toglila.',
  'headers-too-large': () => 'Le intestazioni di questa richiesta sono troppo grandi.',
  'wants-plain-body': () => 'Il corpo va inviato così com’è, non compresso.',
  'foreign-origin': (args) => `Le richieste dalle pagine di ${quoted(args.origin)} non sono accettate.`,
  'wants-idempotency-key': () =>
    'Questa richiesta vuole un’intestazione Idempotency-Key, così si può ripetere.',
  'bad-idempotency-key': () => 'Una Idempotency-Key ha da 1 a 64 lettere, cifre, «-» o «_».',
  'wants-known-query': (args) => `L’indirizzo ha un parametro sconosciuto o ripetuto, ${quoted(args.name)}.`,
  'wants-topics': (args) =>
    `Il flusso vuole degli argomenti: da 1 a ${args.max} tra «lobby», «table:» con l’id di un tavolo e «sheet:» con quello di un foglio punti, separati da virgole.`,
  'topic-twice': (args) => `L’argomento ${quoted(args.topic)} compare due volte.`,
  'bad-cursor': () => 'Il cursore deve essere l’id di un evento di questo flusso, così come è arrivato.',
  'foreign-host': (args) =>
    `Questo server è ${args.own}, non ${quoted(args.given)}. Un proxy che gli sta davanti deve passare l’intestazione Host.`,
  'inside-only': () =>
    'Queste cifre sono per gli indirizzi della rete interna, o per chi porta il METRICS_TOKEN.',
  'too-many-connections': (args) => `Dal tuo indirizzo ci sono già ${args.max} connessioni aperte.`,
  'too-deep': (args) =>
    `Il corpo è troppo annidato: al massimo ${args.max} liste e oggetti uno dentro l’altro.`,
} as const satisfies Phrases<WireFault>;
