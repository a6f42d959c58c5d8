// Uploaded pictures for the tests of entries, with dummy bytes.
import { files } from '../../../platform/files/schema.ts';
import type { TestPerson } from '../../../testing/people.ts';
import { type EntriesFixture, newId } from './fixture.ts';

export async function aPicture({ fixture }: EntriesFixture, by: TestPerson): Promise<string> {
  const id = newId();
  await fixture.database.db.insert(files).values({
    id,
    name: 'door.jpg',
    contentType: 'image/jpeg',
    size: 3,
    width: 1,
    height: 1,
    receivedSha256: newId(),
    storageKey: `test/${id}`,
    uploadedByUserId: by.id,
  });
  return id;
}
