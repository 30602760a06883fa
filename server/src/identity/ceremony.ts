import type { Body } from '@crossbones/api';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { DatabaseSchema } from '../storage/schema.js';
import type { Site } from './site.js';

/** Loaded at the first ceremony: it takes a while, and many servers never see one. */
export const webauthn = () => import('@simplewebauthn/server');

/** What a browser answers at the end of a ceremony. It comes from outside, so its type promises nothing. */
type Answer = Body<'signIn'>['response'];

/** EdDSA, ES256 and RS256: every authenticator can do one of them. */
export const ALGORITHMS = [-8, -7, -257];
const ways = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Way = (typeof ways)[number];

/** How the authenticator can be reached, as far as it names ways that we know. */
export const readWays = (said: unknown): Way[] =>
  Array.isArray(said) ? ways.filter((way) => said.includes(way)) : [];

/** The end of adding a passkey; null if anything is wrong with it. */
export async function registered(
  answer: Answer,
  expectedChallenge: string,
  site: Site,
): Promise<WebAuthnCredential | null> {
  const response = answer as unknown as RegistrationResponseJSON;
  const { verifyRegistrationResponse } = await webauthn();
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    // We ask for no attestation. One with certificates would make the library follow links inside them.
    const attestation = decodeAttestationObject(
      new Uint8Array(Buffer.from(response.response.attestationObject, 'base64url')),
    );
    const format = attestation.get('fmt');
    const plain =
      format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
    if (!plain) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null;
  }
}

/**
 * The end of signing in. Answers how often the passkey has been used; null if anything is wrong, such as a count that
 * does not rise.
 */
export async function asserted(
  answer: Answer,
  expectedChallenge: string,
  site: Site,
  passkey: DatabaseSchema['passkey'],
): Promise<number | null> {
  const response = answer as unknown as AuthenticationResponseJSON;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { userHandle } = response.response;
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.person)
      return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
