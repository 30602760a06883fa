/** What can be wrong with who somebody is. */
export type PersonFault =
  | 'not-signed-in'
  | 'no-person'
  | 'mute-yourself'
  | 'too-many-muted'
  | 'no-passkeys-here'
  | 'challenge-over'
  | 'passkey-refused'
  | 'passkey-known'
  | 'unknown-passkey'
  | 'no-passkey'
  | 'last-passkey'
  | 'too-many-passkeys'
  | 'wants-passkey'
  | 'wrong-recovery'
  | 'wrong-endpoint';
