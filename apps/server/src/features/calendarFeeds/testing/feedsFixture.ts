// A principal with work orders, drills and certifications on either side of what a feed holds, on a clock that stands.
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { sessions, users } from '../../../platform/identity/schema.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool, type PersonFacts } from '../../../testing/people.ts';

export const today = '2026-11-17';
const noon = new Date(`${today}T17:00:00.000Z`);
export const publicUrl = 'http://oakcounty.example';
/** Longer than a line, and with everything that has to be escaped. */
export const schoolName = 'St. Mary’s; Peña, Núñez \\ Hill Elementary and Middle School of Oak County';

export async function feedsFixture() {
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const fixture = await testApp({ PUBLIC_URL: publicUrl }, () => noon, log);
  const { app, database } = fixture;
  const { db } = database;
  const school = await aSchool(database, schoolName);
  const elsewhere = await aSchool(database, 'Pine Ridge');
  const person = (facts: Partial<PersonFacts> = {}) =>
    aPerson(database, { role: 'principal', at: [school], ...facts });
  return {
    ...fixture,
    db,
    school,
    elsewhere,
    logged,
    person,
    /** Of a session that is a few minutes old, unless the test says otherwise. */
    clientOf: async (someone: Readonly<{ id: string }>, minutesAgo = 1) => {
      const client = await fixture.as(someone);
      const timeAuthenticated = new Date(noon.getTime() - minutesAgo * 60_000);
      await db.update(sessions).set({ timeAuthenticated }).where(eq(sessions.userId, someone.id));
      return client;
    },
    read: (url: string, remoteAddress = '10.2.0.1') =>
      app.http.inject({ method: 'GET', url: url.replace(publicUrl, ''), remoteAddress }),
    change: (someone: Readonly<{ id: string }>, changes: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(changes).where(eq(users.id, someone.id)),
    setFeatures: (value: Readonly<Record<string, boolean>>) =>
      db
        .insert(settings)
        .values({ name: 'app', value })
        .onConflictDoUpdate({ target: settings.name, set: { value } }),
  };
}
