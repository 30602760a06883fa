import type { PersonFault } from '../person.js';
import type { Phrases } from '../phrase.js';

export const person = {
  'not-signed-in': () => 'Das braucht eine Sitzung; schick zuerst irgendeinen Befehl.',
  'no-person': () => 'Diese Person gibt es nicht.',
  'mute-yourself': () => 'Dich selbst kannst du nicht stummschalten.',
  'too-many-muted': ({ max }) =>
    `Du hast schon ${max} Leute stummgeschaltet; mehr können wir uns nicht merken.`,
  'no-passkeys-here': () => 'Passkeys brauchen eine https-Adresse mit Domainnamen; diese hat keinen.',
  'challenge-over': () => 'Das hat zu lange gedauert oder ist schon beantwortet. Fang bitte von vorn an.',
  'passkey-refused': () => 'Dieser Passkey hat die Prüfung nicht bestanden. Versuch es noch einmal.',
  'passkey-known': () => 'Dieser Passkey ist schon eingetragen.',
  'unknown-passkey': () => 'Diesen Passkey kennen wir nicht; vielleicht wurde er aus seinem Konto entfernt.',
  'no-passkey': () => 'So einen Passkey hast du nicht.',
  'last-passkey': () =>
    'Das ist dein letzter Passkey und dein einziger Weg herein. Füg erst einen anderen hinzu.',
  'too-many-passkeys': ({ max }) => `Ein Konto fasst höchstens ${max} Passkeys. Entfern erst einen.`,
  'wants-passkey': () => 'Ein Notfallcode gehört zu einem Konto. Füg erst einen Passkey hinzu.',
  'wrong-recovery': () => 'Dieser Notfallcode ist falsch oder schon verbraucht.',
  'wrong-endpoint': () => 'Das ist nicht die Adresse eines Benachrichtigungsdienstes, den man rufen kann.',
} as const satisfies Phrases<PersonFault>;
