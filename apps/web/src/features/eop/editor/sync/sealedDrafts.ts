// Text that the server does not have yet, stored on the device as ciphertext only. The key comes from the server,
// for one person and one component, and is held in memory in a form that cannot be read.
import { type RichText, richTextSchema } from '@schooldog/domain/eop';
import { z } from 'zod';
import { withDatabase } from '../../../../platform/localDatabase/localDatabase.ts';
import { sealedSource } from '../../../../platform/localDatabase/rows.ts';

export type Sealed = Readonly<{ userId: string; componentId: string }>;
export type SealedDraft = Readonly<{ content: RichText; baseVersion: number; time: string }>;

const draftSchema = z.object({ content: richTextSchema, baseVersion: z.int(), time: z.string() });
const rowSchema = z.object({ nonce: z.instanceof(Uint8Array), sealed: z.instanceof(Uint8Array) });

const algorithm = 'AES-GCM';
const nonceBytes = 12;

export async function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
}

/** A row that is moved to another person or component cannot be opened. */
function boundTo({ userId, componentId }: Sealed): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${userId}/${componentId}`);
}

export async function storeSealed(key: CryptoKey, place: Sealed, draft: SealedDraft): Promise<void> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: algorithm, iv: nonce, additionalData: boundTo(place) },
    key,
    new TextEncoder().encode(JSON.stringify(draft)),
  );
  const value = { nonce, sealed: new Uint8Array(sealed) };
  await withDatabase(({ records }) =>
    records.put({
      userId: place.userId,
      key: keyOf(place),
      source: sealedSource,
      value,
      savedAt: Date.now(),
    }),
  );
}

/** Null when there is none, or when it cannot be opened: with another key, or altered. */
export async function loadSealed(key: CryptoKey, place: Sealed): Promise<SealedDraft | null> {
  try {
    const row = await withDatabase(({ records }) => records.get([place.userId, keyOf(place), sealedSource]));
    const { nonce, sealed } = rowSchema.parse(row?.value);
    const opened = await crypto.subtle.decrypt(
      { name: algorithm, iv: new Uint8Array(nonce), additionalData: boundTo(place) },
      key,
      new Uint8Array(sealed),
    );
    return draftSchema.parse(JSON.parse(new TextDecoder().decode(opened)));
  } catch {
    return null;
  }
}

export async function forgetSealed(place: Sealed): Promise<void> {
  await withDatabase(({ records }) => records.delete([place.userId, keyOf(place), sealedSource]));
}

/** What another person left on this device when their session expired. */
export async function forgetSealedOfOthers(userId: string): Promise<void> {
  await withDatabase(({ records }) =>
    records
      .where({ source: sealedSource })
      .filter((row) => row.userId !== userId)
      .delete(),
  );
}

function keyOf({ componentId }: Sealed): string {
  return `eop/${componentId}`;
}
