import type { PersonFault } from '../person.js';
import type { Phrases } from '../phrase.js';

export const person = {
  'not-signed-in': () => 'This needs a session; send any command first.',
  'no-person': () => 'There is no such person.',
  'mute-yourself': () => 'You cannot mute yourself.',
  'too-many-muted': ({ max }) => `You have muted ${max} people already; that is as many as we can remember.`,
  'no-passkeys-here': () => 'Passkeys need an https address with a domain name; this one has none.',
  'challenge-over': () => 'That took too long, or was answered already. Please begin again.',
  'passkey-refused': () => 'This passkey did not pass the check. Please try again.',
  'passkey-known': () => 'This passkey is registered already.',
  'unknown-passkey': () => 'We do not know this passkey; it may have been removed from its account.',
  'no-passkey': () => 'You have no such passkey.',
  'last-passkey': () => 'This is your last passkey, and your only way in. Add another one first.',
  'too-many-passkeys': ({ max }) => `An account holds ${max} passkeys at most. Remove one first.`,
  'wants-passkey': () => 'A recovery code belongs to an account. Add a passkey first.',
  'wrong-recovery': () => 'This recovery code is wrong, or has been used already.',
  'wrong-endpoint': () => 'This is not the address of a push service that could be called.',
} as const satisfies Phrases<PersonFault>;
