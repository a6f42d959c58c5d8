// The checksum by which the server confirms a file. Browsers offer it only on secure addresses; a district that tries
// the product on a plain one must still be able to send photos.

export async function sha256(bytes: ArrayBuffer): Promise<string> {
  // The type says it is always there; on a plain address it is not.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const digest = subtle === undefined ? await withoutBrowser(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function withoutBrowser(bytes: ArrayBuffer): Promise<Uint8Array> {
  const { sha256: digest } = await import('@noble/hashes/sha2.js');
  return digest(new Uint8Array(bytes));
}
