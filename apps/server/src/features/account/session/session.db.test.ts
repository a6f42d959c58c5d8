import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../../platform/identity/schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { aPerson, aSchool } from '../../../testing/people.ts';

describe('a session', () => {
  let fixture: TestApp;
  beforeAll(async () => {
    fixture = await testApp();
  });

  it('has the current permissions, not those at sign-in', async () => {
    const oakHill = await aSchool(fixture.database);
    const principal = await aPerson(fixture.database, { role: 'principal', at: [oakHill] });
    const client = await fixture.as(principal);
    const edit = () =>
      client.schools.schoolFormSubmit({
        schoolId: oakHill.id,
        edit: { principalName: { from: '', to: 'New' } },
      });
    await edit();
    await fixture.database.db.update(users).set({ permissions: {} }).where(eq(users.id, principal.id));
    await expect(edit()).rejects.toMatchObject({ code: 'school.editNotAllowed' });
    await fixture.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, principal.id));
    await expect(edit()).rejects.toMatchObject({ code: 'session.needed', status: 401 });
  });

  it('ends at its time, at a sign-out marker, and is rejected when tampered with', async () => {
    const person = await aPerson(fixture.database, { role: 'educator' });
    const userOf = async (cookie: string) =>
      (await fixture.clientWith(cookie).users.getSession()).user?.id ?? null;
    const cookie = await fixture.cookieOf(person);
    expect(await userOf(cookie)).toBe(person.id);
    expect(await userOf(cookie.replace(/=(..)/, '=xx'))).toBeNull();
    expect(await userOf('schooldog.session_token=%E0%A4%A')).toBeNull();
    expect(await userOf(await fixture.cookieOf(person, new Date(Date.now() - 1)))).toBeNull();
    const later = new Date(Date.now() + 1000).toISOString();
    await fixture.database.db
      .update(users)
      .set({ autoSignOutData: { enabled: true, signedOutAfter: later } })
      .where(eq(users.id, person.id));
    expect(await userOf(cookie)).toBeNull();
  });

  it('remembers the chosen language', async () => {
    const client = await fixture.as(await aPerson(fixture.database, { role: 'educator' }));
    await client.users.setLanguage({ language: 'es' });
    expect((await client.users.getSession()).user?.language).toBe('es');
  });

  it('is deleted with its user', async () => {
    const person = await aPerson(fixture.database, { role: 'educator' });
    const cookie = await fixture.cookieOf(person);
    await fixture.database.db.delete(users).where(eq(users.id, person.id));
    expect((await fixture.clientWith(cookie).users.getSession()).user).toBeNull();
    expect(await fixture.database.db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual(
      [],
    );
  });
});
