import { contract } from '@schooldog/contract';
import { personSchema } from '@schooldog/contract/picker';
import {
  type Actor,
  everywhere,
  holdsAt,
  holdsSomewhere,
  isDistrictUser,
  oldRoles,
  permissions,
  roles,
  openWorkOrderRules,
} from '@schooldog/domain/permissions';
import { belongsToSchool } from '@schooldog/domain/picker';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { aPerson, aSchool, someStaff, type TestPerson, type TestSchool } from '../../testing/people.ts';
import { findPeople } from './findPeople.ts';

let fixture: TestApp;
let oakHill: TestSchool;
let pineRidge: TestSchool;
let gone: TestPerson;
let teacher: TestClient;

beforeAll(async () => {
  fixture = await testApp();
  const { database, as } = fixture;
  oakHill = await aSchool(database, 'Oak Hill Elementary');
  pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  const add = (firstName: string, lastName: string, facts: Partial<Parameters<typeof aPerson>[1]> = {}) =>
    aPerson(database, { role: 'educator', firstName, lastName, ...facts });
  await add('Dana', 'Admin', { role: 'district_safety_coordinator' });
  await add('José', 'Núñez', { at: [oakHill], title: 'Biology' });
  await add('Paul', 'Reed', { role: 'principal', at: [oakHill, pineRidge] });
  gone = await add('Gone', 'Reed', { role: 'principal', at: [oakHill], isDisabled: true });
  teacher = await as(await add('Nina', 'New', { at: [pineRidge], email: 'hidden.addréss@people.test' }));
  await someStaff(database);
});

type Question = Parameters<TestClient['users']['findPeople']>[0];
const namesFor = async (question: Question) =>
  (await teacher.users.findPeople(question)).people.map(({ firstName }) => firstName);

describe('the people for a picker', () => {
  it('come group by group and by name, without private data and disabled users', async () => {
    const odd = { firstName: 'Ann "The\\Rock"', lastName: 'Öz\n\tTab\u0001', title: '</script>' };
    const { id } = await aPerson(fixture.database, { role: 'sro', at: [oakHill], ...odd });
    const { people, more } = await teacher.users.findPeople({});
    expect(people.map(({ lastName }) => lastName)).toEqual([
      'Admin',
      'Reed',
      'Núñez',
      odd.lastName,
      'New',
      'Tester',
    ]);
    expect(more).toBe(false);
    expect(people.find((person) => person.id === id)).toEqual({
      ...odd,
      id,
      role: 'sro',
      isDistrictUser: false,
      roleSchoolIds: [oakHill.id],
      isSchoolDogStaff: false,
      isDisabled: false,
    });
    expect(Object.keys(people[0] ?? {}).toSorted()).toEqual(Object.keys(personSchema.shape).toSorted());
    await fixture.database.db.delete(users).where(eq(users.id, id));
  });

  it.each([
    ['reed', ['Paul']],
    ['REED pa', ['Paul']],
    ['jose nunez', ['José']],
    ['biology', ['José']],
    ['n%w', []],
    ['hidden', []],
    ['addréss', []],
    ['people.test', []],
    ['nina hidden', []],
    ['  ', ['Dana', 'Paul', 'José', 'Nina', 'staff']],
  ])('are found for %j by name or title, never by an address', async (search, names) => {
    expect(await namesFor({ search })).toEqual(names);
  });

  it('are the named ones when they are requested by id, disabled or not', async () => {
    const { people } = await teacher.users.findPeople({ search: 'reed' });
    const ids = [gone.id, ...people.map(({ id }) => id), fixture.app.services.makeId()];
    expect(await namesFor({ ids })).toEqual(['Gone', 'Paul']);
    expect(await namesFor({ ids, search: 'paul' })).toEqual(['Paul']);
    expect(await namesFor({ ids, permission: 'view entries' })).toEqual(['Paul']);
  });

  it('are limited to the requested number, and report that there are more', async () => {
    const two = await teacher.users.findPeople({ limit: 2 });
    expect([two.people.map(({ firstName }) => firstName), two.more]).toEqual([['Dana', 'Paul'], true]);
    expect((await teacher.users.findPeople({ limit: 5 })).more).toBe(false);
    const { inputSchema } = contract.users.findPeople['~orpc'];
    expect(inputSchema?.parse({})).toEqual({ limit: 50 });
    await expect(teacher.users.findPeople({ limit: 101 })).rejects.toMatchObject({ status: 400 });
    await expect(teacher.users.findPeople({ atSchoolId: oakHill.id })).rejects.toMatchObject({ status: 400 });
    await expect(teacher.users.findPeople({ alsoPermission: 'view entries' })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('are always current', async () => {
    const { id } = await aPerson(fixture.database, { role: 'educator', at: [oakHill], lastName: 'Swift' });
    expect(await namesFor({ search: 'swift', permission: 'manage users' })).toEqual([]);
    const change = (changed: Partial<typeof users.$inferInsert>) =>
      fixture.database.db.update(users).set(changed).where(eq(users.id, id));
    await change({ permissions: { 'manage users': everywhere } });
    expect(await namesFor({ search: 'swift', permission: 'manage users' })).toEqual(['educator']);
    await change({ isDisabled: true });
    expect(await namesFor({ search: 'swift' })).toEqual([]);
  });

  it('are for signed-in users', async () => {
    await expect(fixture.nobody.users.findPeople({})).rejects.toMatchObject({
      code: 'session.needed',
      status: 401,
    });
  });
});

describe('among random people', () => {
  const on = { enableWorkOrders: true, enableEops: true };
  const places = () => [oakHill.id, pineRidge.id];
  let crowd: Actor[] = [];

  beforeAll(async () => {
    const somePlaces = fc.subarray(places());
    const anyValue = fc.record({
      hasPermission: fc.boolean(),
      always: fc.boolean(),
      forSchools: somePlaces,
      internalKey: fc.nat(),
    });
    const anyValues = fc
      .array(fc.tuple(fc.constantFrom(...permissions), anyValue), { maxLength: 30 })
      .map((entries) => Object.fromEntries(entries));
    const anyPerson = fc.record({
      role: fc.constantFrom(...roles, ...oldRoles),
      isDistrictLevel: fc.boolean(),
      roleSchoolIds: somePlaces,
      isSchoolDogStaff: fc.boolean(),
      isDisabled: fc.boolean(),
      isPrimarilyTaskUser: fc.boolean(),
      permissions: anyValues,
    });
    const newId = fixture.app.services.makeId;
    const atAllSchools = { hasPermission: true, always: true, forSchools: [], internalKey: 1 };
    const somebodyToOffer = {
      role: 'principal' as const,
      isDistrictLevel: false,
      roleSchoolIds: [],
      isSchoolDogStaff: false,
      isDisabled: false,
      isPrimarilyTaskUser: false,
      permissions: { 'receive safety alerts': atAllSchools, 'be proposed tasks': atAllSchools },
    };
    const atOneSchool = { ...atAllSchools, always: false, forSchools: places().slice(1) };
    const offeredAtOne = { ...somebodyToOffer, permissions: { 'be proposed tasks': atOneSchool } };
    crowd = [somebodyToOffer, offeredAtOne, ...fc.sample(anyPerson, 400)].map((facts) => ({
      userId: newId(),
      ...facts,
      features: on,
      workOrderRules: openWorkOrderRules,
    }));
    await fixture.database.db.insert(users).values(
      crowd.map(({ userId, roleSchoolIds, ...facts }) => ({
        ...facts,
        id: userId,
        roleSchoolIds: [...roleSchoolIds],
        firstName: 'Random',
        lastName: 'Crowd',
        email: `${userId.toLowerCase()}@people.test`,
        communicationPreferences: {},
      })),
    );
  });

  const found = async (features: typeof on, question: Question) => {
    const asked = { search: 'random crowd', ...question, limit: 1000 };
    const { people } = await findPeople(fixture.database.db, features, asked);
    return people.map(({ id }) => id);
  };
  const those = (isIt: (person: Actor) => boolean) =>
    crowd
      .filter(isIt)
      .map(({ userId }) => userId)
      .toSorted();

  it.each(permissions)('those who hold "%s" are the same here and in the domain', async (permission) => {
    for (const features of [on, { enableWorkOrders: false, enableEops: false }]) {
      const holdsIt = (person: Actor) => holdsSomewhere({ ...person, features }, permission);
      expect((await found(features, { permission })).toSorted()).toEqual(those(holdsIt));
      for (const atSchoolId of [...places(), fixture.app.services.makeId()]) {
        const holdsItThere = (person: Actor) => holdsAt({ ...person, features }, permission, atSchoolId);
        const holders = await found(features, { permission, atSchoolId });
        expect(holders.toSorted()).toEqual(those(holdsItThere));
      }
    }
  });

  it.each(['manage entries', 'manage other entries'] as const)(
    'those who hold "%s" and can view entries too are the same here and in the domain',
    async (permission) => {
      const both = { permission, alsoPermission: 'view entries' } as const;
      for (const atSchoolId of places()) {
        const holdsBoth = (person: Actor) =>
          holdsAt(person, permission, atSchoolId) && holdsAt(person, 'view entries', atSchoolId);
        const holders = await found(on, { ...both, atSchoolId });
        expect(holders.toSorted()).toEqual(those(holdsBoth));
        expect(holders.length).toBeLessThan((await found(on, { permission, atSchoolId })).length);
      }
    },
  );

  it('those who hold it at all given schools are the same here and in the domain', async () => {
    const permission = 'be proposed tasks';
    const holdsThere = (person: Actor) => places().every((id) => holdsAt(person, permission, id));
    const holders = await found(on, { permission, atSchoolIds: places() });
    expect(holders.toSorted()).toEqual(those(holdsThere));
    expect(holders.length).toBeLessThan(
      (await found(on, { permission, atSchoolIds: places().slice(1) })).length,
    );
  });

  it.each(['receive safety alerts', 'be proposed tasks'] as const)(
    'provider staff are never offered to "%s"',
    async (permission) => {
      const offered = await found(on, { permission });
      const rows = await fixture.database.db
        .select({ isStaff: users.isSchoolDogStaff })
        .from(users)
        .where(inArray(users.id, offered));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ isStaff }) => isStaff)).toEqual([]);
    },
  );

  it('those of a school are the same here and in the domain', async () => {
    for (const schoolId of [...places(), fixture.app.services.makeId()]) {
      const belongs = (person: Actor) =>
        !person.isDisabled &&
        belongsToSchool({ ...person, isDistrictUser: isDistrictUser(person) }, schoolId);
      expect((await found(on, { schoolId })).toSorted()).toEqual(those(belongs));
    }
  });
});
