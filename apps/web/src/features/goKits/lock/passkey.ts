// A credential that is made for one kit only. Its authenticator gives a secret for our salt (the PRF extension) after it
// has verified its owner; it needs no network, and the server knows nothing of it.
import { branding } from '@schooldog/domain/kernel';
import { bytesOf, type Bytes, randomBytes } from '../../../platform/sealing/seal.ts';

const saltBytes = 32;
const timeout = 5 * 60 * 1000;
/** Part of every key, so it stays when the product is renamed. */
const purpose = bytesOf('SchoolDog go-kit unlock');

export type Passkey = Readonly<{ credentialId: Bytes; salt: Bytes }>;
export type MadePasskey = Passkey & Readonly<{ unlockKey: CryptoKey }>;

/** False where it is known that there is none; otherwise making one tells. */
export async function mayHavePasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

/** Null where the authenticator gives no secret. Rejects when the person cancels. */
export async function makePasskey(name: string): Promise<MadePasskey | null> {
  const salt = randomBytes(saltBytes);
  const credential = await navigator.credentials.create({
    publicKey: {
      rp: { name: branding.productName },
      user: { id: randomBytes(16), name, displayName: name },
      // No server checks it: what counts is that the same authenticator gives the same secret again.
      challenge: randomBytes(32),
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
      // Of the device itself, because any other would need a network or a second device.
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'discouraged',
        userVerification: 'required',
      },
      attestation: 'none',
      timeout,
      extensions: { prf: { eval: { first: salt } } },
    },
  });
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { prf } = credential.getClientExtensionResults();
  if (prf?.enabled !== true) return null;
  const passkey = { credentialId: new Uint8Array(credential.rawId), salt };
  // Some authenticators give the secret only when they are asked again.
  const unlockKey =
    prf.results === undefined ? await askPasskey(passkey) : await keyOfSecret(prf.results.first, salt);
  return { ...passkey, unlockKey };
}

/** Asks its owner for the gesture. Rejects when they cancel, or when the credential is gone. */
export async function askPasskey({ credentialId, salt }: Passkey): Promise<CryptoKey> {
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: randomBytes(32),
      allowCredentials: [{ type: 'public-key', id: credentialId, transports: ['internal'] }],
      userVerification: 'required',
      timeout,
      extensions: { prf: { eval: { first: salt } } },
    },
  });
  const secret =
    credential instanceof PublicKeyCredential
      ? credential.getClientExtensionResults().prf?.results?.first
      : undefined;
  if (secret === undefined) throw new Error('The authenticator gave no secret.');
  return keyOfSecret(secret, salt);
}

export async function keyOfSecret(secret: BufferSource, salt: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: purpose },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
