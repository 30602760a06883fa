import type { PersonFault } from '../person.js';
import type { Phrases } from '../phrase.js';

export const person = {
  'not-signed-in': () => 'Serve una sessione; prima invia un comando qualsiasi.',
  'no-person': () => 'Questa persona non esiste.',
  'mute-yourself': () => 'Puoi silenziare solo gli altri.',
  'too-many-muted': ({ max }) => `Hai già silenziato ${max} persone: di più non ne ricordiamo.`,
  'no-passkeys-here': () =>
    'Le passkey vogliono un indirizzo https con un nome di dominio; questo non ce l’ha.',
  'challenge-over': () => 'È passato troppo tempo, o c’è già stata una risposta. Ricomincia, per favore.',
  'passkey-refused': () => 'Questa passkey non ha superato il controllo. Riprova, per favore.',
  'passkey-known': () => 'Questa passkey è già registrata.',
  'unknown-passkey': () => 'Non conosciamo questa passkey; forse è stata tolta dal suo account.',
  'no-passkey': () => 'Non hai una passkey così.',
  'last-passkey': () => 'È la tua ultima passkey, l’unico modo per entrare. Prima aggiungine un’altra.',
  'too-many-passkeys': ({ max }) => `Un account tiene al massimo ${max} passkey. Prima togline una.`,
  'wants-passkey': () => 'Un codice di recupero appartiene a un account. Prima aggiungi una passkey.',
  'wrong-recovery': () => 'Questo codice di recupero è sbagliato, o è già stato usato.',
  'wrong-endpoint': () => 'Questo non è l’indirizzo di un servizio push che si possa chiamare.',
} as const satisfies Phrases<PersonFault>;
