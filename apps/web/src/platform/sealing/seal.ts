// AES-GCM as everything that is encrypted on a device uses it: a new nonce for each text, bound to what it belongs to.
const algorithm = 'AES-GCM';
const nonceBytes = 12;

export type Bytes = Uint8Array<ArrayBuffer>;
export type Sealed = Readonly<{ nonce: Bytes; sealed: Bytes }>;

/** What is sealed for one place cannot be opened in another. The list is unambiguous, whatever its texts hold. */
export type Bound = readonly string[];

/** In memory only, in a form that cannot be read. */
export function importSealKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, algorithm, false, ['encrypt', 'decrypt']);
}

export async function seal(key: CryptoKey, plain: Bytes, bound: Bound): Promise<Sealed> {
  const nonce = randomBytes(nonceBytes);
  const sealed = await crypto.subtle.encrypt(parameters(nonce, bound), key, plain);
  return { nonce, sealed: new Uint8Array(sealed) };
}

/** Rejects with another key, in another place, or when anything was altered. */
export async function unseal(key: CryptoKey, { nonce, sealed }: Sealed, bound: Bound): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.decrypt(parameters(nonce, bound), key, sealed));
}

export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function bytesOf(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function textOf(bytes: Bytes): string {
  return new TextDecoder().decode(bytes);
}

function parameters(iv: Bytes, bound: Bound): AesGcmParams {
  return { name: algorithm, iv, additionalData: bytesOf(JSON.stringify(bound)) };
}
