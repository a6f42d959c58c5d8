// The checksum by which the server confirms a file. Browsers offer it only over https; a district that tries the
// product over plain http must still be able to send photos.
import { sha256 as digestWithoutBrowser } from '@noble/hashes/sha2.js';

export async function sha256(bytes: ArrayBuffer): Promise<string> {
  // The type says it is always there; over plain http it is not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const digest =
    subtle === undefined
      ? digestWithoutBrowser(new Uint8Array(bytes))
      : new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
