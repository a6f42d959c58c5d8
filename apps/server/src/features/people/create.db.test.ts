import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { atSchools, defaultPermissions, everywhere } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { formerPeople, passwords } from '../../platform/identity/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { peopleFixture } from './testing/fixture.ts';

const fixture = await peopleFixture();
const { oakHill, dana, coordinator, staff, newId, eventsOf, notificationsOf, mailsTo } = fixture;

function aNewUser(
  facts: Partial<Parameters<TestClient['users']['generateNewUserAccount']>[0]['userData']> = {},
) {
  const scope = { isDistrictLevel: false, roleSchoolIds: [oakHill.id] };
  return {
    email: `${newId()}@people.test`.toLowerCase(),
    firstName: 'Paula',
    lastName: 'Reyes',
    title: 'Principal',
    phoneNumber: '4785550101',
    alwaysShowTakePicture: false,
    autoSignOut: true,
    communicationPreferences: defaultCommunicationPreferences(),
    role: 'principal' as const,
    ...scope,
    permissions: defaultPermissions('principal', scope),
    isPrimarilyTaskUser: false,
    isSchoolDogStaff: false,
    ...facts,
  };
}

describe('creating an account', () => {
  it('creates an invited user, notifies them by mail, and is audited', async () => {
    const userId = newId();
    const userData = aNewUser({ email: ' Paula@District.Test ' });
    const created = await coordinator.users.generateNewUserAccount({ userId, userData });
    expect(created).toMatchObject({
      ...userData,
      id: userId,
      email: 'paula@district.test',
      emailVerified: false,
      isDisabled: false,
      disabledMetadata: null,
      status: 'invited',
      hasSecondFactor: false,
      dashboardOrder: [],
      timeLastSignedIn: null,
    });
    expect(await coordinator.users.getUser({ userId })).toEqual(created);
    expect(await eventsOf(userId)).toMatchObject([{ kind: 'userCreated', byUserId: dana.id }]);
    expect(await notificationsOf(userId)).toMatchObject([{ kind: 'welcome' }]);
    const mails = await mailsTo(userId);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.recipient).toBe('paula@district.test');
    expect(mails[0]?.text).toContain('/auth/setup');

    const { changes } = await coordinator.users.getUserHistory({ userId });
    expect(changes.map(({ field }) => field)).toContain('permissions');
    expect(changes.find(({ field }) => field === 'email')).toMatchObject({
      from: null,
      to: 'paula@district.test',
      userName: 'Dana Tester',
    });
    expect(await fixture.database.db.select().from(passwords).where(eq(passwords.userId, userId))).toEqual(
      [],
    );
  });

  it('wants every message where nothing is said about messages', async () => {
    const { communicationPreferences: _unsaid, ...userData } = aNewUser();
    const created = await coordinator.users.generateNewUserAccount({ userId: newId(), userData });
    expect(created.communicationPreferences).toEqual(defaultCommunicationPreferences());
  });

  it('happens once, however often the same request arrives', async () => {
    const input = { userId: newId(), userData: aNewUser() };
    const context = { operationId: newId() };
    const [first, second] = await Promise.all([
      coordinator.users.generateNewUserAccount(input, { context }),
      coordinator.users.generateNewUserAccount(input, { context }),
    ]);
    expect(second).toEqual(first);
    expect(await mailsTo(input.userId)).toHaveLength(1);
  });

  it('rejects a taken id or address, also when both come at once', async () => {
    const userData = aNewUser();
    const userId = newId();
    const outcomes = await Promise.allSettled([
      coordinator.users.generateNewUserAccount({ userId, userData }),
      coordinator.users.generateNewUserAccount({ userId: newId(), userData }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const taken = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(taken?.reason).toMatchObject({ code: 'user.emailTaken', status: 409 });
    const dataOfOther = aNewUser();
    await expect(
      coordinator.users.generateNewUserAccount({ userId: dana.id, userData: dataOfOther }),
    ).rejects.toMatchObject({ code: 'user.idTaken', status: 409 });
    await fixture.database.db.insert(formerPeople).values({ id: 'former00000000000000', name: 'Was Here' });
    await expect(
      coordinator.users.generateNewUserAccount({ userId: 'former00000000000000', userData: dataOfOther }),
    ).rejects.toMatchObject({ code: 'user.idTaken' });
  });

  it('rejects schools that do not exist, in the role or in a permission', async () => {
    const nowhere = newId();
    for (const facts of [
      { roleSchoolIds: [oakHill.id, nowhere] },
      { permissions: { 'log entries': atSchools([nowhere]) } },
    ]) {
      await expect(
        coordinator.users.generateNewUserAccount({ userId: newId(), userData: aNewUser(facts) }),
      ).rejects.toMatchObject({ code: 'user.unknownSchool', data: { schoolId: nowhere } });
    }
  });

  it('rejects permissions that are too complex, and stores only what is held', async () => {
    const many = Array.from({ length: 45 }, () => newId());
    await expect(
      coordinator.users.generateNewUserAccount({
        userId: newId(),
        userData: aNewUser({ permissions: { 'log entries': atSchools(many) } }),
      }),
    ).rejects.toMatchObject({ code: 'user.permissionsTooComplex', status: 400 });
    const created = await coordinator.users.generateNewUserAccount({
      userId: newId(),
      userData: aNewUser({
        roleSchoolIds: [oakHill.id, oakHill.id],
        permissions: {
          'manage entries': everywhere,
          'log entries': { ...atSchools([oakHill.id]), internalKey: 7 },
        },
      }),
    });
    expect(created.permissions).toEqual({ 'log entries': atSchools([oakHill.id]) });
    expect(created.roleSchoolIds).toEqual([oakHill.id]);
  });

  it('creates provider staff only for provider staff', async () => {
    const userData = aNewUser({ isSchoolDogStaff: true });
    await expect(
      coordinator.users.generateNewUserAccount({ userId: newId(), userData }),
    ).rejects.toMatchObject({ code: 'user.changeNotAllowed', data: { field: 'isSchoolDogStaff' } });
    const created = await staff.users.generateNewUserAccount({ userId: newId(), userData });
    expect(created.isSchoolDogStaff).toBe(true);
  });
});
