import type { PersonFault } from '../person.js';
import type { Phrases } from '../phrase.js';

export const person = {
  'not-signed-in': () => 'Hace falta una sesión; envía antes cualquier orden.',
  'no-person': () => 'Esa persona no existe.',
  'mute-yourself': () => 'No puedes silenciarte.',
  'too-many-muted': ({ max }) => `Ya has silenciado a ${max} personas; no podemos recordar más.`,
  'no-passkeys-here': () =>
    'Las llaves de acceso necesitan una dirección https con nombre de dominio; esta no lo tiene.',
  'challenge-over': () => 'Tardó demasiado, o ya se respondió. Empieza de nuevo, por favor.',
  'passkey-refused': () => 'Esta llave de acceso no pasó la comprobación. Inténtalo de nuevo.',
  'passkey-known': () => 'Esta llave de acceso ya está registrada.',
  'unknown-passkey': () => 'No conocemos esta llave de acceso; quizá se quitó de su cuenta.',
  'no-passkey': () => 'No tienes esa llave de acceso.',
  'last-passkey': () => 'Es tu última llave de acceso y tu única forma de entrar. Añade antes otra.',
  'too-many-passkeys': ({ max }) => `Una cuenta admite ${max} llaves de acceso como máximo. Quita antes una.`,
  'wants-passkey': () => 'Un código de recuperación va con una cuenta. Añade antes una llave de acceso.',
  'wrong-recovery': () => 'Este código de recuperación es incorrecto o ya se usó.',
  'wrong-endpoint': () => 'Esta no es la dirección de un servicio de notificaciones al que se pueda llamar.',
} as const satisfies Phrases<PersonFault>;
