import { type UserFields, userFieldsOf, userMerge } from '@schooldog/domain/people';
import { atSchools, everywhere } from '@schooldog/domain/permissions';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditHistory } from '../../platform/audit/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { aPerson, someStaff } from '../../testing/people.ts';
import { peopleFixture } from './testing/fixture.ts';

const fixture = await peopleFixture();
const { oakHill, pineRidge, dana, coordinator, staff, newId, aPrincipal, rowOf, eventsOf, notificationsOf } =
  fixture;

/** As the form sends it: the changes relative to the present state. */
async function edited(client: TestClient, userId: string, changes: Partial<UserFields>) {
  const seen = userFieldsOf(await staff.users.getUser({ userId }));
  return client.users.editUser({ userId, edit: userMerge.compare(seen, { ...seen, ...changes }) });
}

describe('editing an account', () => {
  it('changes only what was sent, and notifies the user whose access changed', async () => {
    const paul = await aPrincipal();
    const before = await rowOf(paul.id);
    const permissions = { 'log entries': everywhere, 'view entries': atSchools([pineRidge.id]) };
    const changes = { title: 'Head of School', permissions, autoSignOut: true };
    expect(await edited(coordinator, paul.id, changes)).toMatchObject({
      title: 'Head of School',
      permissions,
      autoSignOut: true,
    });
    expect(await rowOf(paul.id)).toEqual({
      ...before,
      title: 'Head of School',
      permissions,
      autoSignOutData: { enabled: true, signedOutAfter: null },
      searchText: expect.stringContaining('head of school'),
      timeUpdated: expect.any(Date),
    });
    expect(await eventsOf(paul.id)).toMatchObject([
      { kind: 'permissionsChanged', byUserId: dana.id, detail: { fields: 'permissions' } },
    ]);
    expect(await notificationsOf(paul.id)).toMatchObject([
      { kind: 'permissionsChanged', values: { byName: 'Dana Tester' } },
    ]);
    const history = await coordinator.users.getUserHistory({ userId: paul.id });
    expect(history.changes.map(({ field }) => field).toSorted()).toEqual([
      'autoSignOut',
      'permissions',
      'title',
    ]);
  });

  it('keeps schools and permissions that two administrators grant at once', async () => {
    const paul = await aPrincipal();
    const seen = userFieldsOf(await coordinator.users.getUser({ userId: paul.id }));
    const save = (client: TestClient, wanted: Partial<UserFields>) =>
      client.users.editUser({
        userId: paul.id,
        edit: userMerge.compare(seen, { ...seen, ...wanted }),
      });
    const giving = (permission: string, value = everywhere) => ({
      permissions: { ...seen.permissions, [permission]: value },
    });
    await save(coordinator, {
      ...giving('log entries'),
      roleSchoolIds: [...seen.roleSchoolIds, pineRidge.id],
    });
    const merged = await save(staff, giving('view entries'));
    expect(merged).toMatchObject({
      roleSchoolIds: [...seen.roleSchoolIds, pineRidge.id],
      permissions: { 'log entries': everywhere, 'view entries': everywhere },
    });
    await expect(save(staff, giving('log entries', atSchools([pineRidge.id])))).rejects.toMatchObject({
      code: 'record.conflict',
      data: { conflicts: [{ path: ['permissions', 'log entries'], present: everywhere }] },
    });
  });

  it('keeps different fields of two administrators, and asks about the same field', async () => {
    const paul = await aPrincipal();
    const seen = userFieldsOf(await coordinator.users.getUser({ userId: paul.id }));
    const save = (client: TestClient, wanted: Partial<UserFields>) =>
      client.users.editUser({ userId: paul.id, edit: userMerge.compare(seen, { ...seen, ...wanted }) });
    const preferring = (kind: string) => ({
      communicationPreferences: { ...seen.communicationPreferences, [kind]: false },
    });
    await save(coordinator, { title: 'Head', phoneNumber: '4785550101', ...preferring('nudge') });
    expect(
      await save(staff, { lastName: 'Reed', autoSignOut: true, ...preferring('taskComments') }),
    ).toMatchObject({
      title: 'Head',
      phoneNumber: '4785550101',
      lastName: 'Reed',
      autoSignOut: true,
      communicationPreferences: { nudge: false, taskComments: false, taskAssigned: true },
    });
    const before = await rowOf(paul.id);
    await expect(
      save(staff, { title: 'Leader', phoneNumber: '4785550102', role: 'educator' }),
    ).rejects.toMatchObject({
      code: 'record.conflict',
      data: {
        conflicts: [
          { path: ['title'], present: 'Head', yours: 'Leader', byName: 'Dana Tester' },
          { path: ['phoneNumber'], present: '4785550101', yours: '4785550102', byName: 'Dana Tester' },
        ],
      },
    });
    expect(await rowOf(paul.id)).toEqual(before);
  });

  it('a new role alone changes no permission and no scope', async () => {
    const paul = await aPrincipal();
    const before = await coordinator.users.getUser({ userId: paul.id });
    const after = await edited(coordinator, paul.id, { role: 'maintenance_supervisor' });
    expect(after).toEqual({
      ...before,
      role: 'maintenance_supervisor',
      timeUpdated: expect.any(String),
    });
  });

  it('keeps all concurrent edits, and asks about the second of the same field', async () => {
    const paul = await aPrincipal();
    const edits: Partial<UserFields>[] = [
      { title: 'One' },
      { phoneNumber: '4785550199' },
      { isPrimarilyTaskUser: true },
      { title: 'Two' },
      { lastName: 'Reed' },
    ];
    const seen = userFieldsOf(await coordinator.users.getUser({ userId: paul.id }));
    const outcomes = await Promise.allSettled(
      edits.map((changes) =>
        coordinator.users.editUser({
          userId: paul.id,
          edit: userMerge.compare(seen, { ...seen, ...changes }),
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'record.conflict', data: { conflicts: [{ path: ['title'] }] } } },
    ]);
    expect(await rowOf(paul.id)).toMatchObject({
      phoneNumber: '4785550199',
      isPrimarilyTaskUser: true,
      lastName: 'Reed',
    });
    const titles = await fixture.database.db
      .select()
      .from(auditHistory)
      .where(and(eq(auditHistory.recordId, paul.id), eq(auditHistory.field, 'title')))
      .orderBy(auditHistory.sequence);
    expect(titles).toHaveLength(1);
    expect((await rowOf(paul.id))?.title).toBe(titles[0]?.to);
  });

  it('keeps old schools of the account, and rejects new ones that do not exist', async () => {
    const lost = newId();
    const paul = await aPerson(fixture.database, { role: 'principal', at: [{ id: lost, name: 'Lost' }] });
    const edit = (roleSchoolIds: string[]) => edited(coordinator, paul.id, { roleSchoolIds });
    expect((await edit([lost, oakHill.id])).roleSchoolIds).toEqual([lost, oakHill.id]);
    await expect(edit([newId()])).rejects.toMatchObject({ code: 'user.unknownSchool' });
    const many = Array.from({ length: 45 }, () => oakHill.id.slice(0, 18)).map((id, at) => `${id}${at + 10}`);
    await expect(
      edited(coordinator, paul.id, { permissions: { 'record drills': atSchools(many) } }),
    ).rejects.toMatchObject({ code: 'user.permissionsTooComplex' });
  });

  it('is for the user’s own account or for those who manage users, and provider staff only for their own', async () => {
    const paul = await aPrincipal();
    const eve = await aPerson(fixture.database, { role: 'educator', at: [oakHill] });
    const principal = await fixture.as(paul);
    const edit = (who: TestClient, userId: string) =>
      who.users.editUser({ userId, edit: { title: { from: '', to: 'Changed' } } });
    await expect(edit(principal, eve.id)).rejects.toMatchObject({
      code: 'user.manageNotAllowed',
      status: 403,
    });
    await expect(edit(principal, newId())).rejects.toMatchObject({ status: 403 });
    await expect(edit(coordinator, newId())).rejects.toMatchObject({ code: 'user.notFound', status: 404 });
    expect((await edit(principal, paul.id)).title).toBe('Changed');
    const colleague = await someStaff(fixture.database);
    await expect(edit(coordinator, colleague.id)).rejects.toMatchObject({ code: 'user.editNotAllowed' });
    expect((await edit(staff, colleague.id)).title).toBe('Changed');
    await expect(principal.users.getUser({ userId: eve.id })).rejects.toMatchObject({ status: 403 });
    await expect(principal.users.getUserHistory({ userId: paul.id })).rejects.toMatchObject({ status: 403 });
    expect((await principal.users.getUser({ userId: paul.id })).id).toBe(paul.id);
  });

  it('manage users at one school only opens nothing, as accounts belong to no school', async () => {
    const clerk = await fixture.as(
      await aPerson(fixture.database, {
        role: 'clerical',
        at: [oakHill],
        permissions: { 'manage users': atSchools([oakHill.id]) },
      }),
    );
    await expect(clerk.users.listUsers({})).rejects.toMatchObject({ code: 'user.manageNotAllowed' });
    await expect(clerk.users.getUser({ userId: dana.id })).rejects.toMatchObject({ status: 403 });
  });
});

describe('what users may not change about themselves', () => {
  const injections: readonly (readonly [string, Partial<UserFields>])[] = [
    ['role', { role: 'schooldog_master_admin' }],
    ['isDistrictLevel', { isDistrictLevel: true }],
    ['roleSchoolIds', { roleSchoolIds: [] }],
    ['isSchoolDogStaff', { isSchoolDogStaff: true }],
    ['isPrimarilyTaskUser', { isPrimarilyTaskUser: true }],
    ['permissions', { permissions: { 'manage users': everywhere } }],
    ['autoSignOut', { autoSignOut: false }],
  ];

  it.each(injections)('%s is rejected, with everything else in the request', async (field, change) => {
    const paul = await aPerson(fixture.database, {
      role: 'principal',
      at: [oakHill],
      autoSignOutData: { enabled: true, signedOutAfter: null },
    });
    const before = await rowOf(paul.id);
    const principal = await fixture.as(paul);
    await expect(edited(principal, paul.id, { title: 'King', ...change })).rejects.toMatchObject({
      code: 'user.changeNotAllowed',
      status: 403,
      data: { field },
    });
    expect(await rowOf(paul.id)).toEqual(before);
    expect((await coordinator.users.getUserHistory({ userId: paul.id })).changes).toEqual([]);
  });

  it('fields that no form has change nothing', async () => {
    const paul = await aPrincipal();
    const before = await rowOf(paul.id);
    const answer = await fixture.app.http.inject({
      method: 'POST',
      url: '/api/users/editUser',
      headers: { cookie: await fixture.cookieOf(paul) },
      payload: {
        userId: paul.id,
        edit: {
          id: dana.id,
          email: 'else@where.test',
          emailVerified: true,
          isDisabled: true,
          disabledMetadata: null,
          createdBy: dana.id,
          schoolId: pineRidge.id,
          name: 'King',
          autoSignOutData: { enabled: false },
          timeCreated: '2020-01-01T00:00:00.000Z',
        },
      },
    });
    expect(answer.statusCode).toBe(200);
    expect(await rowOf(paul.id)).toEqual({ ...before, timeUpdated: expect.any(Date) });
  });

  it('an administrator cannot remove or grant their own administration rights, but may remove other permissions', async () => {
    const ada = await aPerson(fixture.database, { role: 'schooldog_master_admin' });
    const admin = await fixture.as(ada);
    const { permissions } = await admin.users.getUser({ userId: ada.id });
    const edit = (changed: UserFields['permissions']) => edited(admin, ada.id, { permissions: changed });
    const { 'manage users': _kept, ...without } = permissions;
    await expect(edit(without)).rejects.toMatchObject({ data: { field: 'permissions' } });
    const { 'record drills': _dropped, ...fewer } = permissions;
    expect((await edit(fewer)).permissions).toEqual(fewer);
    expect(await notificationsOf(ada.id)).toEqual([]);
    expect(await eventsOf(ada.id)).toMatchObject([{ kind: 'permissionsChanged', byUserId: ada.id }]);
  });

  it('the dashboard is arranged only by its owner', async () => {
    const paul = await aPrincipal();
    const dashboardOrder = [{ value: 'myWalks', label: 'My Walks', isDisabled: false }];
    const input = { userId: paul.id, edit: {}, dashboardOrder };
    await expect(coordinator.users.editUser(input)).rejects.toMatchObject({
      data: { field: 'dashboardOrder' },
    });
    const principal = await fixture.as(paul);
    expect((await principal.users.editUser(input)).dashboardOrder).toEqual(dashboardOrder);
    expect((await principal.users.getSession()).user?.dashboardOrder).toEqual(dashboardOrder);
  });
});
