// Files for tests that need one, without bytes.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import type { Database } from '../platform/database/database.ts';
import { files } from '../platform/files/schema.ts';

export async function aFileOf(
  database: Database,
  facts: { uploadedByUserId: string; ownerType?: string; ownerId?: string; contentType?: string },
): Promise<{ id: string }> {
  const id = makeId(randomBytes);
  await database.db.insert(files).values({
    id,
    name: 'Plan.pdf',
    contentType: 'application/pdf',
    size: 1000,
    receivedSha256: '0'.repeat(64),
    storageKey: id,
    ...facts,
  });
  return { id };
}
