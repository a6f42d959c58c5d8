// Rejected work as one file that a user can keep, send or read: JSON with the photos inside.
import type { LocalDatabase } from '../localDatabase/database.ts';

export type SavedFile = Readonly<{ name: string; text: string }>;

export async function savedFileOf(
  database: LocalDatabase,
  operationId: string,
  savedAt: string,
): Promise<SavedFile | null> {
  const operation = await database.outbox.get({ operationId });
  if (operation === undefined) return null;
  const rows = await database.outboxPhotos.where({ operationId }).sortBy('position');
  const photos = [];
  for (const { id, name, blob, sha256 } of rows) {
    // A photo that the device can no longer read must not prevent saving the rest.
    const base64 = await base64Of(blob).catch(() => null);
    photos.push({ id, name, type: blob.type, sha256, base64 });
  }
  const { procedure, input, label, createdAt, lastProblem } = operation;
  const content = { format: 'unsent-work', version: 1, savedAt, label, createdAt, lastProblem };
  return {
    name: `unsent-work-${createdAt.slice(0, 10)}-${operationId.slice(0, 6)}.json`,
    text: JSON.stringify({ ...content, operation: { id: operationId, procedure, input }, photos }, null, 2),
  };
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const piece = 0x8000;
  let binary = '';
  for (let start = 0; start < bytes.length; start += piece) {
    binary += String.fromCharCode(...bytes.subarray(start, start + piece));
  }
  return btoa(binary);
}
