// Sealing to the public key of a kit: new content is stored at a contact with the server, when the kit is locked. Each
// envelope has a key of its own, agreed between a new key pair that is forgotten at once and the key pair of the kit.
import type { Envelope } from '../../../platform/pinned/database.ts';
import { type Bound, type Bytes, seal, unseal } from '../../../platform/sealing/seal.ts';

export const agreement = { name: 'ECDH', namedCurve: 'P-256' } as const;
const purpose = new TextEncoder().encode('SchoolDog go-kit envelope');

export async function sealTo(publicKey: Bytes, plain: Bytes, bound: Bound): Promise<Envelope> {
  const pair = await crypto.subtle.generateKey(agreement, false, ['deriveBits']);
  const ephemeralKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const key = await envelopeKey(pair.privateKey, publicKey, { ephemeralKey, publicKey });
  return { ephemeralKey, ...(await seal(key, plain, bound)) };
}

export type KitPair = Readonly<{ publicKey: Bytes; privateKey: CryptoKey }>;

export async function openEnvelope(
  { publicKey, privateKey }: KitPair,
  envelope: Envelope,
  bound: Bound,
): Promise<Bytes> {
  const { ephemeralKey } = envelope;
  const key = await envelopeKey(privateKey, ephemeralKey, { ephemeralKey, publicKey });
  return unseal(key, envelope, bound);
}

type PublicKeys = Readonly<{ ephemeralKey: Bytes; publicKey: Bytes }>;

async function envelopeKey(own: CryptoKey, others: Bytes, both: PublicKeys): Promise<CryptoKey> {
  const other = await crypto.subtle.importKey('raw', others, agreement, false, []);
  const shared = await crypto.subtle.deriveBits({ name: agreement.name, public: other }, own, 256);
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const salt = new Uint8Array([...both.ephemeralKey, ...both.publicKey]);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: purpose },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
