// Text that the server does not have yet, stored on the device as ciphertext only. The key comes from the server,
// for one person and one component, and is held in memory in a form that cannot be read.
import { type RichText, richTextSchema } from '@schooldog/domain/eop';
import { z } from 'zod';
import { withDatabase } from '../../../../platform/localDatabase/localDatabase.ts';
import { sealedSource } from '../../../../platform/localDatabase/rows.ts';
import {
  type Bound,
  bytesOf,
  importSealKey,
  seal,
  textOf,
  unseal,
} from '../../../../platform/sealing/seal.ts';

export type Sealed = Readonly<{ userId: string; componentId: string }>;
export type SealedDraft = Readonly<{ content: RichText; baseVersion: number; time: string }>;

const draftSchema = z.object({ content: richTextSchema, baseVersion: z.int(), time: z.string() });
const rowSchema = z.object({ nonce: z.instanceof(Uint8Array), sealed: z.instanceof(Uint8Array) });

export async function importKey(base64: string): Promise<CryptoKey> {
  return importSealKey(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}

/** A row that is moved to another person or component cannot be opened. */
function boundTo({ userId, componentId }: Sealed): Bound {
  return [userId, componentId];
}

export async function storeSealed(key: CryptoKey, place: Sealed, draft: SealedDraft): Promise<void> {
  const value = await seal(key, bytesOf(JSON.stringify(draft)), boundTo(place));
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
    const stored = await withDatabase(({ records }) =>
      records.get([place.userId, keyOf(place), sealedSource]),
    );
    const { nonce, sealed } = rowSchema.parse(stored?.value);
    const row = { nonce: new Uint8Array(nonce), sealed: new Uint8Array(sealed) };
    return draftSchema.parse(JSON.parse(textOf(await unseal(key, row, boundTo(place)))));
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
