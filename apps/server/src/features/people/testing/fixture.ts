// A district for user management: two schools, a coordinator, provider staff, and helpers.
import { asc, eq } from 'drizzle-orm';
import { securityEvents, users } from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool, someStaff } from '../../../testing/people.ts';
import { notifications } from '../../notifications/schema.ts';

export async function peopleFixture() {
  const fixture = await testApp();
  const { database, as, app } = fixture;
  const { db } = database;
  const oakHill = await aSchool(database, 'Oak Hill Elementary');
  const pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  const dana = await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' });

  const eventsOf = (userId: string) =>
    db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(asc(securityEvents.time));

  return {
    ...fixture,
    oakHill,
    pineRidge,
    dana,
    coordinator: await as(dana),
    staff: await as(await someStaff(database)),
    newId: app.services.makeId,
    aPrincipal: (facts: Partial<Parameters<typeof aPerson>[1]> = {}) =>
      aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Paul', ...facts }),
    rowOf: async (userId: string) => {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row;
    },
    eventsOf,
    kindsOf: async (userId: string) =>
      (await eventsOf(userId)).map(({ kind, byUserId }) => ({ kind, byUserId })),
    notificationsOf: (userId: string) =>
      db.select().from(notifications).where(eq(notifications.userId, userId)),
    mailsTo: (userId: string) => db.select().from(messages).where(eq(messages.userId, userId)),
    isSignedIn: async (cookie: string) => (await fixture.clientWith(cookie).users.getSession()).user !== null,
  };
}
