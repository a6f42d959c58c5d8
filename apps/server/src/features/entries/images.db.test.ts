import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { smallPicture } from '@schooldog/domain/kernel';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { files } from '../../platform/files/schema.ts';
import { smallKey } from '../../platform/files/smallPictures.ts';
import { detailedPhoto } from '../../platform/files/testing/pictures.ts';
import type { TestPerson } from '../../testing/people.ts';
import { anEntry, entriesFixture, type EntriesFixture } from './testing/fixture.ts';
import { anUploadedPicture } from './testing/pictures.ts';

let place: EntriesFixture;
const photo = await detailedPhoto(1000, 750);

beforeAll(async () => {
  place = await entriesFixture();
  await place.fixture.app.start();
});

async function get(url: string, person: TestPerson | null) {
  const headers = person === null ? {} : { cookie: await place.fixture.cookieOf(person) };
  return place.fixture.app.http.inject({ url, headers });
}

async function codeOf(url: string, person: TestPerson | null): Promise<string> {
  const answer = await get(url, person);
  const { code }: { code?: string } = answer.statusCode === 200 ? { code: 'shown' } : answer.json();
  return code ?? '';
}

async function aPhotographedEntry() {
  const { fixture, people, clients, oakHill } = place;
  const id = await anUploadedPicture(place, people.principal, photo);
  const entry = anEntry({ schoolId: oakHill.id, entry: { imageIds: [id] } });
  await clients.principal.entries.logEntry(entry);
  const shown = await clients.principal.entries.getEntry({ entryId: entry.entryId });
  const [url = ''] = shown.imageUrls;
  const [file] = await fixture.database.db.select().from(files).where(eq(files.id, id));
  return { entryId: entry.entryId, url, small: smallPicture(url), key: file?.storageKey ?? '' };
}

it('the address is the same on every read, so that browsers load a picture once', async () => {
  const { entryId, url } = await aPhotographedEntry();
  const again = await place.clients.coordinator.entries.getEntry({ entryId });
  expect(again.imageUrls).toEqual([url]);
});

it('small and full are for the same people: those who may see the entry at that moment', async () => {
  const { url, small } = await aPhotographedEntry();
  const { principal, coordinator, partner, custodian } = place.people;
  for (const address of [url, small]) {
    for (const person of [principal, coordinator, partner])
      expect(await codeOf(address, person)).toBe('shown');
    expect(await codeOf(address, custodian)).toBe('entry.notFound');
    expect(await codeOf(address, null)).toBe('session.needed');
  }
  const [fullPicture, smallOne] = [await get(url, principal), await get(small, principal)];
  expect(await sharp(fullPicture.rawPayload).metadata()).toMatchObject({ width: 1000, height: 750 });
  expect(await sharp(smallOne.rawPayload).metadata()).toMatchObject({ width: 480, height: 360 });
  expect(smallOne.rawPayload.length).toBeLessThan(fullPicture.rawPayload.length / 3);
  expect(smallOne.headers['cache-control']).toBe('private, max-age=600');
});

it('rejects a size that is not on the list', async () => {
  const { url } = await aPhotographedEntry();
  for (const size of ['10000', 'tiny', ''])
    expect(await codeOf(`${url}?size=${size}`, place.people.principal)).toBe('input.invalid');
});

it('both sizes are deleted with the entry', async () => {
  const { entryId, url, small, key } = await aPhotographedEntry();
  expect(await codeOf(small, place.people.principal)).toBe('shown');
  const paths = [key, smallKey(key)].map((one) => join(place.fixture.dataDir, one));
  const left = () => paths.map((path) => existsSync(path));
  expect(left()).toEqual([true, true]);
  await place.clients.principal.entries.deleteEntry({ entryId });
  for (const address of [url, small])
    expect(await codeOf(address, place.people.principal)).toBe('entry.notFound');
  await expect.poll(left).toEqual([false, false]);
});
