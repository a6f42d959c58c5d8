// Deleting a user permanently: what is kept, and what must not be.
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditHistory } from '../../platform/audit/schema.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import {
  formerPeople,
  passwords,
  recoveryCodes,
  secondFactors,
  sessions,
} from '../../platform/identity/schema.ts';
import { messages, pushSubscriptions } from '../../platform/messages/schema.ts';
import { peopleFixture } from './testing/fixture.ts';

const fixture = await peopleFixture();
const { oakHill, dana, coordinator, newId, aPrincipal, kindsOf, isSignedIn } = fixture;

describe('deleting', () => {
  const email = 'paul.goodbye@people.test';
  const phone = '4785550142';
  const factorPhone = '4785550143';

  async function everyTrace(): Promise<string[]> {
    const { db } = fixture.database;
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      for (const sign of [email, phone, factorPhone]) {
        const { rows } = await db.execute<{ hits: number }>(
          sql`select count(*)::int as hits from ${sql.raw(name)} as t where strpos(lower(t::text), ${sign}) > 0`,
        );
        if (rows[0]?.hits !== 0) found.push(`${name} ${sign}`);
      }
    }
    return found.toSorted();
  }

  it('keeps the name, and nothing else that identifies the person', async () => {
    const { db } = fixture.database;
    const { services, http } = fixture.app;
    const userId = newId();
    const context = { operationId: newId() };
    await coordinator.users.generateNewUserAccount(
      {
        userId,
        userData: {
          email,
          firstName: 'Paul',
          lastName: 'Goodbye',
          title: 'Principal',
          phoneNumber: phone,
          alwaysShowTakePicture: false,
          autoSignOut: false,
          communicationPreferences: defaultCommunicationPreferences(),
          role: 'principal',
          isDistrictLevel: false,
          roleSchoolIds: [oakHill.id],
          permissions: {},
          isPrimarilyTaskUser: false,
          isSchoolDogStaff: false,
        },
      },
      { context },
    );
    await db.insert(secondFactors).values({ id: newId(), userId, kind: 'sms', phoneNumber: factorPhone });
    await db.insert(recoveryCodes).values({ id: newId(), userId, codeHash: 'a hash' });
    await db.insert(passwords).values({ userId, hash: 'a hash' });
    const cookie = await fixture.cookieOf({ id: userId });
    const paul = fixture.clientWith(cookie);
    await paul.users.editUser(
      { userId, edit: { title: { from: 'Principal', to: 'Retired' } } },
      { context: { operationId: newId() } },
    );
    await paul.users.sendEmailVerification({ email });
    await http.inject({
      method: 'POST',
      url: '/api/users/signIn',
      payload: { email, password: 'a wrong guess' },
    });
    await services.limits.sendCode(userId, factorPhone);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
    await db.insert(pushSubscriptions).values({
      id: newId(),
      userId,
      sessionId: session?.id ?? '',
      endpoint: `https://push.test/${email}`,
      keys: { p256dh: '', auth: '' },
    });
    await services.work({ userId: null }, (work) =>
      services.messages.send(work, {
        channel: 'sms',
        recipient: `+1${factorPhone}`,
        userId: null,
        text: 'A code',
      }),
    );
    expect((await everyTrace()).length).toBeGreaterThan(10);

    const deletion = { context: { operationId: newId() } };
    expect(await coordinator.users.archiveUser({ uid: userId }, deletion)).toEqual({ done: true });
    expect(await coordinator.users.archiveUser({ uid: userId }, deletion)).toEqual({ done: true });
    await expect(coordinator.users.archiveUser({ uid: userId })).rejects.toMatchObject({
      code: 'user.notFound',
      status: 404,
    });

    expect(await everyTrace()).toEqual([]);
    expect(await db.select().from(formerPeople).where(eq(formerPeople.id, userId))).toMatchObject([
      { name: 'Paul Goodbye', deletedByUserId: dana.id },
    ]);
    expect((await namesOf(db, [userId])).get(userId)).toBe('Paul Goodbye');
    expect(await isSignedIn(cookie)).toBe(false);
    const [last] = await db
      .select()
      .from(auditHistory)
      .where(eq(auditHistory.recordId, userId))
      .orderBy(sql`sequence desc`)
      .limit(1);
    expect(last).toMatchObject({ userId: dana.id, to: null });
    const { changes } = await coordinator.users.getUserHistory({ userId });
    // Who changed them and when is kept; the values are not, and the deletion does not repeat them.
    for (const field of ['email', 'phoneNumber']) {
      const [change, ...others] = changes.filter((made) => made.field === field);
      expect(change).toMatchObject({ from: null, to: null, userName: 'Dana Tester' });
      expect(others).toEqual([]);
    }
    expect(changes.find(({ field }) => field === 'lastName')).toMatchObject({ from: 'Goodbye', to: null });
    expect((await kindsOf(userId)).at(-1)).toEqual({ kind: 'userDeleted', byUserId: dana.id });
  });

  it('lets the address be used again by a new user, and never the id', async () => {
    const paul = await aPrincipal();
    await coordinator.users.archiveUser({ uid: paul.id });
    const again = await aPrincipal({ email: paul.email });
    expect((await coordinator.users.getUser({ userId: again.id })).email).toBe(paul.email);
  });

  it('leaves the messages and counters of others alone', async () => {
    const ann = await aPrincipal({ email: 'ann@people.test', phoneNumber: '4785550150' });
    const joann = await aPrincipal({ email: 'jo.ann@people.test', phoneNumber: '4785550150' });
    const { services } = fixture.app;
    await services.limits.requestMail('jo.ann@people.test', '10.1.1.1');
    await services.limits.requestMail('ann@people.test', '10.1.1.1');
    await services.work({ userId: null }, (work) =>
      services.messages.send(work, {
        channel: 'sms',
        recipient: '4785550150',
        userId: joann.id,
        text: 'A code',
      }),
    );
    await coordinator.users.archiveUser({ uid: ann.id });
    const { rows } = await fixture.database.db.execute<{ key: string }>(
      sql`select key from rate_limits where key like '%ann@people.test%' order by key`,
    );
    expect(rows.map(({ key }) => key)).toEqual([
      'mail-account:jo.ann@people.test',
      'mail:jo.ann@people.test 10.1.1.1',
    ]);
    expect(
      await fixture.database.db.select().from(messages).where(eq(messages.userId, joann.id)),
    ).toHaveLength(1);
  });
});
