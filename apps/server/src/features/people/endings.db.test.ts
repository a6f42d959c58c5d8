// Disabling, signing out and other actions on another user's account.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { passwords, recoveryCodes, secondFactors, sessions, users } from '../../platform/identity/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { someStaff } from '../../testing/people.ts';
import { peopleFixture } from './testing/fixture.ts';

const fixture = await peopleFixture();
const { dana, coordinator, staff, newId, aPrincipal, kindsOf, isSignedIn } = fixture;

beforeAll(async () => {
  await addFactor(dana.id, '4785550198');
});

const subjectsTo = async (userId: string) => (await fixture.mailsTo(userId)).map(({ subject }) => subject);
const addFactor = (userId: string, phoneNumber: string) =>
  fixture.database.db.insert(secondFactors).values({ id: newId(), userId, kind: 'sms', phoneNumber });

describe('disabling', () => {
  it('ends every session, records who did it and when, and can be undone', async () => {
    const paul = await aPrincipal();
    const cookies = [await fixture.cookieOf(paul), await fixture.cookieOf(paul)];
    const disabled = await coordinator.users.toggleDisabledUser({ userId: paul.id, disabled: true });
    expect(disabled).toMatchObject({
      isDisabled: true,
      status: 'disabled',
      disabledMetadata: { action: 'disable', userId: dana.id, userName: 'Dana Tester' },
    });
    for (const cookie of cookies) expect(await isSignedIn(cookie)).toBe(false);
    expect(await fixture.database.db.select().from(sessions).where(eq(sessions.userId, paul.id))).toEqual([]);
    await expect(
      coordinator.users.toggleDisabledUser({ userId: paul.id, disabled: true }),
    ).rejects.toMatchObject({ code: 'user.alreadyDisabled', status: 409 });

    const enabled = await coordinator.users.toggleDisabledUser({ userId: paul.id, disabled: false });
    expect(enabled).toMatchObject({ isDisabled: false, disabledMetadata: { action: 'enable' } });
    for (const cookie of cookies) expect(await isSignedIn(cookie)).toBe(false);
    await expect(
      coordinator.users.toggleDisabledUser({ userId: paul.id, disabled: false }),
    ).rejects.toMatchObject({ code: 'user.notDisabled', status: 409 });

    expect(await kindsOf(paul.id)).toEqual([
      { kind: 'userDisabled', byUserId: dana.id },
      { kind: 'userEnabled', byUserId: dana.id },
    ]);
    const { changes } = await coordinator.users.getUserHistory({ userId: paul.id });
    expect(changes.map(({ field, from, to }) => ({ field, from, to }))).toEqual([
      { field: 'isDisabled', from: true, to: false },
      { field: 'isDisabled', from: false, to: true },
    ]);
  });

  it('happens once when two ask at once', async () => {
    const paul = await aPrincipal();
    const toggle = () => coordinator.users.toggleDisabledUser({ userId: paul.id, disabled: true });
    const outcomes = await Promise.allSettled([toggle(), toggle()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('cannot be done to oneself, to provider staff, or without the permission', () => {
  const acts: readonly (readonly [string, (who: TestClient, userId: string) => Promise<unknown>])[] = [
    ['disable', (who, userId) => who.users.toggleDisabledUser({ userId, disabled: true })],
    ['delete', (who, uid) => who.users.archiveUser({ uid })],
    ['reset the second factor', (who, userId) => who.users.resetSecondFactor({ userId })],
  ];

  it.each(acts)('%s', async (_name, act) => {
    const colleague = await someStaff(fixture.database);
    await addFactor(colleague.id, newId());
    const principal = await fixture.as(await aPrincipal());
    await expect(act(coordinator, dana.id)).rejects.toMatchObject({ status: 403 });
    await expect(act(coordinator, colleague.id)).rejects.toMatchObject({ code: 'user.editNotAllowed' });
    await expect(act(principal, dana.id)).rejects.toMatchObject({ code: 'user.manageNotAllowed' });
    await expect(act(principal, newId())).rejects.toMatchObject({ code: 'user.manageNotAllowed' });
    await expect(act(coordinator, newId())).rejects.toMatchObject({ code: 'user.notFound', status: 404 });
    await act(staff, colleague.id);
  });
});

describe('other actions of an administrator', () => {
  it('signs them out everywhere', async () => {
    const paul = await aPrincipal();
    const cookie = await fixture.cookieOf(paul);
    await coordinator.users.signOutUser({ userId: paul.id });
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await kindsOf(paul.id)).toEqual([{ kind: 'sessionsEnded', byUserId: dana.id }]);
    const principal = await fixture.as(paul);
    await expect(principal.users.signOutUser({ userId: dana.id })).rejects.toMatchObject({ status: 403 });
  });

  it('removes the second factor and its recovery codes, ends their sessions and notifies them', async () => {
    const { db } = fixture.database;
    const paul = await aPrincipal();
    await expect(coordinator.users.resetSecondFactor({ userId: paul.id })).rejects.toMatchObject({
      code: 'user.noSecondFactor',
      status: 409,
    });
    await addFactor(paul.id, '4785550177');
    await db.insert(recoveryCodes).values({ id: newId(), userId: paul.id, codeHash: 'a hash' });
    const cookie = await fixture.cookieOf(paul);
    expect((await coordinator.users.getUser({ userId: paul.id })).hasSecondFactor).toBe(true);
    await coordinator.users.resetSecondFactor({ userId: paul.id });
    expect((await coordinator.users.getUser({ userId: paul.id })).hasSecondFactor).toBe(false);
    expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, paul.id))).toEqual([]);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await kindsOf(paul.id)).toEqual([{ kind: 'factorRemoved', byUserId: dana.id }]);
    expect(await subjectsTo(paul.id)).toEqual([
      'Multi-factor authentication (MFA) was removed from your account',
    ]);
  });

  it('sends the set-up mail again, until it is used', async () => {
    const nina = await aPrincipal({ firstName: 'Nina' });
    await coordinator.users.resendSetup({ userId: nina.id });
    expect(await subjectsTo(nina.id)).toEqual(['Your SchoolDog account is waiting']);
    await fixture.database.db.insert(passwords).values({ userId: nina.id, hash: 'a hash' });
    await expect(coordinator.users.resendSetup({ userId: nina.id })).rejects.toMatchObject({
      code: 'user.alreadySetUp',
      status: 409,
    });
    const gone = await aPrincipal({ isDisabled: true });
    await expect(coordinator.users.resendSetup({ userId: gone.id })).rejects.toMatchObject({
      code: 'user.isDisabled',
    });
    const principal = await fixture.as(await aPrincipal());
    await expect(principal.users.resendSetup({ userId: nina.id })).rejects.toMatchObject({ status: 403 });
  });

  it('sends at most five mails to one person in an hour', async () => {
    const sam = await aPrincipal({ firstName: 'Sam' });
    for (let sent = 0; sent < 5; sent += 1) await coordinator.users.resendSetup({ userId: sam.id });
    const tooMany = { code: 'mail.tooMany', status: 429 };
    await expect(coordinator.users.resendSetup({ userId: sam.id })).rejects.toMatchObject(tooMany);
    expect(await subjectsTo(sam.id)).toHaveLength(5);
    const verify = () => coordinator.users.sendEmailVerification({ email: sam.email });
    for (let sent = 0; sent < 5; sent += 1) await verify();
    await expect(verify()).rejects.toMatchObject(tooMany);
  });

  it('asks for an address to be confirmed: one’s own, or any for a manager', async () => {
    const paul = await aPrincipal();
    const principal = await fixture.as(paul);
    const verify = (who: TestClient, address: string) => who.users.sendEmailVerification({ email: address });
    await verify(principal, paul.email.toUpperCase());
    await verify(coordinator, paul.email);
    expect(await subjectsTo(paul.id)).toEqual([
      'Please verify your email address',
      'Please verify your email address',
    ]);
    for (const address of [dana.email, 'nobody@people.test']) {
      await expect(verify(principal, address)).rejects.toMatchObject({
        code: 'user.manageNotAllowed',
        status: 403,
      });
    }
    await expect(verify(coordinator, 'nobody@people.test')).rejects.toMatchObject({ status: 404 });
    await fixture.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, paul.id));
    for (const who of [principal, coordinator]) {
      await expect(verify(who, paul.email)).rejects.toMatchObject({
        code: 'user.alreadyVerified',
        status: 409,
      });
    }
  });
});
