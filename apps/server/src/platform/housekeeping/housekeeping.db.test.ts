import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { aPerson } from '../../testing/people.ts';
import { sessions } from '../identity/schema.ts';
import { operations } from '../operations/schema.ts';
import { cleanUp } from './housekeeping.ts';

it('deletes ended sessions and very old operation ids, and nothing that is still needed', async () => {
  const { database, cookieOf, app } = await testApp();
  const { db } = database;
  const now = new Date('2026-09-01T00:00:00Z');
  const person = await aPerson(database, { role: 'educator' });
  await cookieOf(person, new Date('2026-08-31T23:59:59Z'));
  await cookieOf(person, new Date('2026-09-01T00:00:01Z'));
  const operation = (timeCreated: string) => ({
    id: app.services.makeId(),
    userId: person.id,
    procedure: 'x',
    inputHash: 'x',
    timeCreated: new Date(timeCreated),
  });
  await db.insert(operations).values([operation('2026-01-01T00:00:00Z'), operation('2026-08-01T00:00:00Z')]);
  await cleanUp(database, now);
  expect(await db.select().from(sessions)).toHaveLength(1);
  expect((await db.select().from(operations)).map(({ timeCreated }) => timeCreated.toISOString())).toEqual([
    '2026-08-01T00:00:00.000Z',
  ]);
});
