// A district with two people who manage it, on a clock that tests move.
import { buffer } from 'node:stream/consumers';
import { everywhere } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { newId } from '../../../authorization/district.ts';
import type { Services } from '../../../platform/api/context.ts';
import { sessions } from '../../../platform/identity/schema.ts';
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool } from '../../../testing/people.ts';
import { partsOf } from '../archive/parts.ts';
import { cleanUpOwnData } from '../jobs.ts';
import { makeArchive } from '../makeArchive.ts';
import { ownDataExports } from '../schema.ts';
import { ownDataWorkers } from '../workers.ts';
import { readZip } from './readZip.ts';

export const minutes = 60_000;
export const hours = 60 * minutes;

export async function ownDataFixture() {
  // Ahead, because accounts are created at the time of the database and only earlier ones are told.
  const time = { now: new Date(Date.now() + hours) };
  const fixture = await testApp({}, () => time.now);
  const { app, database } = fixture;
  const { services } = app;
  const { db } = database;
  const school = await aSchool(database);
  const coordinator = await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Ada' });
  /** Manages the district, but reads no plans. */
  const manager = await aPerson(database, {
    role: 'district_nonsafety_coordinator',
    firstName: 'Ben',
    permissions: { 'manage district': everywhere },
  });

  const cookieOf = async (person: { id: string }) => {
    const cookie = await fixture.cookieOf(person, new Date(time.now.getTime() + 48 * hours));
    await db.update(sessions).set({ timeAuthenticated: time.now }).where(eq(sessions.userId, person.id));
    return cookie;
  };
  const stateOf = async (exportId: string) => {
    const [row] = await db.select().from(ownDataExports).where(eq(ownDataExports.id, exportId));
    return { row, parts: await partsOf(services, db, exportId) };
  };
  const start = async (person: { id: string }) => {
    const client = fixture.clientWith(await cookieOf(person));
    const exportId = newId();
    await client.ownData.startOwnDataExport({ exportId });
    return exportId;
  };
  return {
    ...fixture,
    services,
    db,
    time,
    school,
    coordinator,
    manager,
    cookieOf,
    stateOf,
    start,
    /** As the job does; tests can replace parts of the services. */
    make: (exportId: string, changes: Partial<Services> = {}, lastTry = false) =>
      makeArchive({ ...services, ...changes }, exportId, lastTry),
    cleanUp: async () => {
      const job = ownDataWorkers(services).find(({ name }) => name === cleanUpOwnData.name);
      await job?.run({}, { id: 'job', lastTry: false });
    },
    bytesOf: async (exportId: string) => {
      const { parts } = await stateOf(exportId);
      const contents = await Promise.all(parts.map(async (part) => buffer(await services.files.read(part))));
      return Buffer.concat(contents);
    },
    contentOf: async (exportId: string) => {
      const { parts } = await stateOf(exportId);
      const contents = await Promise.all(parts.map(async (part) => buffer(await services.files.read(part))));
      return readZip(Buffer.concat(contents));
    },
  };
}
