import type { PersonFault } from '../person.js';
import type { Phrases } from '../phrase.js';

export const person = {
  'not-signed-in': () => 'Il faut d’abord une session ; envoie une commande, n’importe laquelle.',
  'no-person': () => 'Cette personne n’existe pas.',
  'mute-yourself': () => 'Tu ne peux pas te faire taire toi-même.',
  'too-many-muted': ({ max }) => `Tu as déjà fait taire ${max} personnes ; on ne peut en retenir davantage.`,
  'no-passkeys-here': () =>
    'Les clés d’accès demandent une adresse https avec un nom de domaine ; celle-ci n’en a pas.',
  'challenge-over': () => 'C’était trop long, ou déjà répondu. Recommence, s’il te plaît.',
  'passkey-refused': () => 'Cette clé d’accès n’a pas été acceptée. Réessaie.',
  'passkey-known': () => 'Cette clé d’accès est déjà enregistrée.',
  'unknown-passkey': () =>
    'Nous ne connaissons pas cette clé d’accès ; elle a peut-être été retirée de son compte.',
  'no-passkey': () => 'Tu n’as pas de clé d’accès de ce genre.',
  'last-passkey': () => 'C’est ta dernière clé d’accès, et ta seule entrée. Ajoutes-en d’abord une autre.',
  'too-many-passkeys': ({ max }) => `Un compte tient au plus ${max} clés d’accès. Retires-en d’abord une.`,
  'wants-passkey': () => 'Un code de secours va avec un compte. Ajoute d’abord une clé d’accès.',
  'wrong-recovery': () => 'Ce code de secours est faux, ou il a déjà servi.',
  'wrong-endpoint': () => 'Ce n’est pas l’adresse d’un service de notifications que l’on puisse appeler.',
} as const satisfies Phrases<PersonFault>;
