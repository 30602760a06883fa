/** Why there are no passkeys here; null where there are. */
export function passkeysMissing(): 'https' | 'browser' | null {
  if (!window.isSecureContext) return 'https';
  return typeof PublicKeyCredential === 'function' ? null : 'browser';
}

type Ceremony = { readonly [name: string]: unknown };

/** Lets the browser make a passkey as the server asks; null when the person did not want to. */
export async function makePasskey(options: Ceremony): Promise<Ceremony | null> {
  const { user, excludeCredentials, ...rest } = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...rest,
    challenge: bytes(rest.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials?.map(known) ?? [],
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...written(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/** Lets the browser sign with a passkey that the person chooses. */
export async function usePasskey(options: Ceremony): Promise<Ceremony | null> {
  const { allowCredentials, ...rest } = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...rest,
    challenge: bytes(rest.challenge),
    allowCredentials: allowCredentials?.map(known) ?? [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  if (used === null) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...written(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      ...(response.userHandle === null ? {} : { userHandle: text(response.userHandle) }),
    },
  };
}

/** Somebody who says no, waits too long or has none is not an error. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const known = (one: { id: string; transports?: string[] }) => ({
  id: bytes(one.id),
  type: 'public-key',
  ...(one.transports === undefined ? {} : { transports: one.transports }),
});

const written = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: text(credential.rawId),
  type: credential.type,
  authenticatorAttachment: credential.authenticatorAttachment ?? undefined,
  clientExtensionResults: credential.getClientExtensionResults(),
});

/** Bytes as WebAuthn writes them in JSON: base64 for addresses, without padding. */
export function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
