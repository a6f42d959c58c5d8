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

export async function anUploadedPicture(place: Place, by: TestPerson, bytes: Buffer): Promise<string> {
  const id = newId();
  expect(await upload(place, by, { id, bytes })).toBe(200);
  return id;
}

/** The status of the answer. */
export async function upload(
  { fixture }: Place,
  by: TestPerson,
  { id, bytes, type = 'image/jpeg' }: Readonly<{ id: string; bytes: Buffer; type?: string }>,
): Promise<number> {
  const answer = await fixture.app.http.inject({
    method: 'PUT',
    url: `/api/files/${id}`,
    headers: {
      cookie: await fixture.cookieOf(by),
      'content-type': type,
      'x-file-name': 'door.jpg',
      'x-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    },
    payload: bytes,
  });
  return answer.statusCode;
}
