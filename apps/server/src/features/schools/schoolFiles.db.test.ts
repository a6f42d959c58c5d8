// A link to a file grants nothing: a user who lost the school cannot open its files through a link that has
// not expired.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { makeId } from '@schooldog/domain/kernel';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { testApp } from '../../testing/app.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { dataProfileOptions, dataProfiles } from '../dataProfiles/schema.ts';

const fixture = await testApp();
const { database, app } = fixture;
const newId = () => makeId(randomBytes);

async function anUpload(userId: string): Promise<string> {
  const content = Buffer.from('name,room\nAna,12\n');
  const { id } = await app.services.files.receive({
    id: newId(),
    name: 'plan.csv',
    uploadedByUserId: userId,
    declaredSha256: createHash('sha256').update(content).digest('hex'),
    body: Readable.from([content]),
    contentLength: content.length,
  });
  return id;
}

async function openedBefore(fileOf: (school: { id: string }, principal: { id: string }) => Promise<string>) {
  const school = await aSchool(database);
  const principal = await aPerson(database, { role: 'principal', at: [school] });
  const cookie = await fixture.cookieOf(principal);
  const url = await fileOf(school, principal);
  const open = async () => (await app.http.inject({ url, headers: { cookie } })).statusCode;
  return { before: await open(), open, principal };
}

it('a file of a school', async () => {
  const { before, open, principal } = await openedBefore(async (school, person) => {
    const client = await fixture.as(person);
    const file = await client.schools.addSchoolFile({
      schoolId: school.id,
      fileId: await anUpload(person.id),
    });
    return file.url;
  });
  expect(before).toBe(200);
  await database.db
    .update(users)
    .set({ permissions: {}, roleSchoolIds: [] })
    .where(eq(users.id, principal.id));
  expect(await open()).toBe(403);
});

it('a file of a location', async () => {
  const { before, open, principal } = await openedBefore(async (school, person) => {
    const [profileId, optionId] = [newId(), newId()];
    await database.db.insert(dataProfiles).values({ id: profileId, schoolId: school.id, name: 'Rooms' });
    await database.db
      .insert(dataProfileOptions)
      .values({ id: optionId, dataProfileId: profileId, label: '101' });
    const client = await fixture.as(person);
    const file = await client.dataProfiles.addDataProfileOptionFile({
      optionId,
      fileId: await anUpload(person.id),
    });
    return file.url;
  });
  expect(before).toBe(200);
  await database.db
    .update(users)
    .set({ permissions: {}, roleSchoolIds: [] })
    .where(eq(users.id, principal.id));
  expect(await open()).toBe(403);
});
