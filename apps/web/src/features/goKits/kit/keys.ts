// The keys of a kit: a random one that what unlocks it wraps, and a key pair whose private half that key seals.
import type { KeyRow } from '../../../platform/pinned/database.ts';
import { type Bytes, importSealKey, randomBytes, seal, unseal } from '../../../platform/sealing/seal.ts';
import { boundTo, type KitFacts } from './bound.ts';
import { agreement } from './envelope.ts';

const keyBytes = 32;

type MadeKeys = Pick<KeyRow, 'wrappedKey' | 'privateKey'> & Readonly<{ publicKey: Bytes }>;

export async function makeKitKeys(unlockKey: CryptoKey, facts: KitFacts): Promise<MadeKeys> {
  const raw = randomBytes(keyBytes);
  const pair = await crypto.subtle.generateKey(agreement, true, ['deriveBits']);
  const [privateBytes, publicBytes] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('raw', pair.publicKey),
  ]);
  const kitKey = await importSealKey(raw);
  return {
    wrappedKey: await seal(unlockKey, raw, boundTo.kitKey(facts)),
    privateKey: await seal(kitKey, new Uint8Array(privateBytes), boundTo.privateKey(facts)),
    publicKey: new Uint8Array(publicBytes),
  };
}

/** Rejects unless the kit was locked with this key. */
export async function unlockPrivateKey(
  unlockKey: CryptoKey,
  { wrappedKey, privateKey }: Pick<KeyRow, 'wrappedKey' | 'privateKey'>,
  facts: KitFacts,
): Promise<CryptoKey> {
  const kitKey = await importSealKey(await unseal(unlockKey, wrappedKey, boundTo.kitKey(facts)));
  const bytes = await unseal(kitKey, privateKey, boundTo.privateKey(facts));
  return crypto.subtle.importKey('pkcs8', bytes, agreement, false, ['deriveBits']);
}
