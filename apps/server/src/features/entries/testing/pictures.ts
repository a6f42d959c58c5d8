// Uploaded pictures for the tests of entries.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { files } from '../../../platform/files/schema.ts';
import type { TestPerson } from '../../../testing/people.ts';
import { type EntriesFixture, newId } from './fixture.ts';

type Place = Pick<EntriesFixture, 'fixture'>;

/** With dummy bytes. */
export async function aPicture({ fixture }: Place, by: TestPerson): Promise<string> {
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

export async function anUploadedPicture({ fixture }: Place, by: TestPerson, bytes: Buffer): Promise<string> {
  const id = newId();
  const answer = await fixture.app.http.inject({
    method: 'PUT',
    url: `/api/files/${id}`,
    headers: {
      cookie: await fixture.cookieOf(by),
      'content-type': 'image/jpeg',
      'x-file-name': 'door.jpg',
      'x-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    },
    payload: bytes,
  });
  expect(answer.statusCode).toBe(200);
  return id;
}
