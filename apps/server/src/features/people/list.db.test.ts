import { listedUserSchema } from '@schooldog/contract/people';
import { atSchools, everywhere } from '@schooldog/domain/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { passwords, providerAccounts, secondFactors, users } from '../../platform/identity/schema.ts';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { aPerson, aSchool, someStaff, type TestSchool } from '../../testing/people.ts';

let fixture: TestApp;
let oakHill: TestSchool;
let pineRidge: TestSchool;
let coordinator: TestClient;

beforeAll(async () => {
  fixture = await testApp();
  const { database, as } = fixture;
  oakHill = await aSchool(database, 'Oak Hill Elementary');
  pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  const add = (firstName: string, lastName: string, facts: Partial<Parameters<typeof aPerson>[1]> = {}) =>
    aPerson(database, { role: 'educator', firstName, lastName, ...facts });
  const dana = await add('Dana', 'Admin', {
    role: 'district_safety_coordinator',
    timeLastSignedIn: new Date('2026-09-01T12:00:00.000Z'),
  });
  const jose = await add('José', 'Núñez', { at: [oakHill], title: 'Biology' });
  const paul = await add('Paul', 'Reed', { role: 'principal', at: [oakHill, pineRidge], title: 'Principal' });
  await add('Gone', 'Reed', { at: [pineRidge], isDisabled: true });
  await add('Nina', 'New', { at: [pineRidge], email: 'nina_new@people.test' });
  await add('Quiet', 'Ticked', {
    permissions: { 'manage rubrics': { ...everywhere, always: false }, 'record drills': atSchools([]) },
  });
  await someStaff(database);
  await database.db.insert(passwords).values({ userId: jose.id, hash: 'a hash' });
  await database.db.insert(providerAccounts).values({ provider: 'google', subject: 'paul', userId: paul.id });
  await database.db
    .insert(secondFactors)
    .values({ id: fixture.app.services.makeId(), userId: paul.id, kind: 'sms', phoneNumber: '4045550100' });
  coordinator = await as(dana);
});

const namesFor = async (filter: Parameters<TestClient['users']['listUsers']>[0]) => {
  const { users: found, count } = await coordinator.users.listUsers(filter);
  expect(count).toBe(found.length);
  return found.map(({ firstName }) => firstName);
};

describe('the order of the list', () => {
  const inOrder = async (filter: Parameters<TestClient['users']['listUsers']>[0]) =>
    (await coordinator.users.listUsers(filter)).users.map(({ firstName }) => firstName);

  it('goes by name, role or last activity, in both directions', async () => {
    expect(await inOrder({ sortDesc: true })).toEqual((await inOrder({})).toReversed());
    expect(await inOrder({ sort: 'role' })).toEqual([
      'staff',
      'Dana',
      'Paul',
      'Nina',
      'José',
      'Gone',
      'Quiet',
    ]);
    expect(await inOrder({ sort: 'role', sortDesc: true })).toEqual([
      'Nina',
      'José',
      'Gone',
      'Quiet',
      'Paul',
      'Dana',
      'staff',
    ]);
    // Dana signed in long ago, and a session of hers is open now.
    expect((await inOrder({ sort: 'lastActive', sortDesc: true }))[0]).toBe('Dana');
    expect((await inOrder({ sort: 'lastActive' })).at(-1)).toBe('Dana');
    const { users: found } = await coordinator.users.listUsers({ search: 'dana' });
    const [dana] = found;
    expect(Date.parse(dana?.timeLastActive ?? '')).toBeGreaterThan(Date.parse(dana?.timeLastSignedIn ?? ''));
  });
});

describe('the list of users', () => {
  it('shows all users by last and first name, with what a manager needs to know', async () => {
    const { users: found, count, next } = await coordinator.users.listUsers({});
    expect(found.map(({ lastName, firstName }) => `${lastName} ${firstName}`)).toEqual([
      'Admin Dana',
      'New Nina',
      'Núñez José',
      'Reed Gone',
      'Reed Paul',
      'Tester staff',
      'Ticked Quiet',
    ]);
    expect({ count, next }).toEqual({ count: 7, next: null });
    const paul = found.find(({ firstName }) => firstName === 'Paul');
    expect(paul).toMatchObject({
      role: 'principal',
      title: 'Principal',
      roleSchoolIds: [oakHill.id, pineRidge.id],
      isDistrictUser: false,
      status: 'active',
      hasSecondFactor: true,
      timeLastSignedIn: null,
    });
    expect(found[0]).toMatchObject({
      isDistrictUser: true,
      hasSecondFactor: false,
      timeLastSignedIn: '2026-09-01T12:00:00.000Z',
    });
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(Object.keys(listedUserSchema.shape).toSorted());
  });

  it.each([
    ['reed', ['Gone', 'Paul']],
    ['REED pa', ['Paul']],
    ['jose nunez', ['José']],
    ['JOSÉ', ['José']],
    ['biology', ['José']],
    ['nina_new@people', ['Nina']],
    ['n%w', []],
    ['paul biology', []],
    ['  ', ['Dana', 'Nina', 'José', 'Gone', 'Paul', 'staff', 'Quiet']],
  ])('finds %j by name, address or title, all words, ignoring case and accents', async (search, names) => {
    expect(await namesFor({ search })).toEqual(names);
  });

  it('can be filtered by role, school, status and permission, all at once', async () => {
    expect(await namesFor({ roles: ['principal'] })).toEqual(['Paul']);
    expect(await namesFor({ schoolIds: [pineRidge.id] })).toEqual(['Nina', 'Gone', 'Paul']);
    expect(await namesFor({ schoolIds: [oakHill.id, pineRidge.id], roles: ['educator'] })).toEqual([
      'Nina',
      'José',
      'Gone',
    ]);
    expect(await namesFor({ statuses: ['disabled'] })).toEqual(['Gone']);
    expect(await namesFor({ statuses: ['invited'] })).toEqual(['Nina', 'staff', 'Quiet']);
    expect(await namesFor({ statuses: ['active'] })).toEqual(['Dana', 'José', 'Paul']);
    expect(await namesFor({ statuses: ['active', 'disabled'], search: 'reed' })).toEqual(['Gone', 'Paul']);
    expect(await namesFor({ permission: 'manage entries' })).toEqual(['Dana', 'Paul', 'staff']);
    expect(await namesFor({ permission: 'receive safety alerts' })).toEqual(['Dana', 'Paul']);
    expect(await namesFor({ permission: 'manage rubrics' })).toEqual(['Dana', 'staff']);
    expect(await namesFor({ permission: 'record drills', roles: [], schoolIds: [] })).toEqual([
      'Dana',
      'Paul',
      'staff',
    ]);
  });

  it('has pages that miss and repeat no one, while people are added before them', async () => {
    const crowd = Array.from({ length: 120 }, (_, at) => ({
      id: fixture.app.services.makeId(),
      firstName: at % 3 === 0 ? 'Álvaro' : 'Zoë',
      lastName: `Crowd${'é'.repeat(70)}${at % 2}`,
      email: `crowd${at}@people.test`,
      role: 'educator' as const,
      communicationPreferences: {},
    }));
    await fixture.database.db.insert(users).values(crowd);
    const seen: string[] = [];
    for (let before: string | undefined; ;) {
      const page = await coordinator.users.listUsers({
        search: 'crowd',
        ...(before === undefined ? {} : { before }),
      });
      seen.push(...page.users.map(({ id }) => id));
      expect(page.count).toBe(120);
      if (page.next === null) break;
      expect(page.users).toHaveLength(50);
      before = page.next;
      await aPerson(fixture.database, { role: 'educator', firstName: 'Aa', lastName: 'Aa', title: '' });
    }
    expect(seen.toSorted()).toEqual(crowd.map(({ id }) => id).toSorted());
  });

  it('rejects an invalid cursor', async () => {
    for (const before of ['nonsense', Buffer.from('a\u0000b\u0000c').toString('base64url')]) {
      await expect(coordinator.users.listUsers({ before })).rejects.toMatchObject({
        code: 'cursor.invalid',
        status: 400,
      });
    }
  });

  it.each([{ sortDesc: true }, { sort: 'role' as const }, { sort: 'lastActive' as const, sortDesc: true }])(
    'comes in whole pages in every order: %j',
    async (order) => {
      const seen: string[] = [];
      for (let before: string | undefined; ;) {
        const more = before === undefined ? {} : { before };
        const page = await coordinator.users.listUsers({ search: 'crowd', ...order, ...more });
        seen.push(...page.users.map(({ id }) => id));
        if (page.next === null) break;
        before = page.next;
      }
      expect(seen).toHaveLength(120);
      expect(new Set(seen).size).toBe(120);
    },
  );
});
