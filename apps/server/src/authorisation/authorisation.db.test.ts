// The sweep: every procedure of the contract, tried by every role at its own school and at a foreign one, by provider
// staff, by a disabled person, with an ended session and without one, and once more with all features off.
import { contract } from '@schooldog/contract';
import { roles, type Role } from '@schooldog/domain/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestClient } from '../testing/app.ts';
import { anEntryOf } from '../testing/entries.ts';
import { aPerson, aSchool, someStaff } from '../testing/people.ts';
import { aPlace } from '../testing/places.ts';
import { expectations, type Expectation, type Place } from './expectations.ts';

const procedures = Object.entries(contract).flatMap(([feature, names]) =>
  Object.keys(names).map((name) => `${feature}.${name}`),
);

let house: TestApp;
let ownSchool: Place;
let foreignSchool: Place;
const clients = new Map<Role, TestClient>();
let staff: TestClient;
/** Turns features off and on; stays signed in when the others have tried to sign out. */
let operator: TestClient;
let disabled: TestClient;
let ended: TestClient;
let tried = 0;

beforeAll(async () => {
  house = await testApp();
  await house.app.start();
  const { database, as } = house;
  const own = await aSchool(database, 'Own School');
  const reporter = await aPerson(database, { role: 'district_safety_coordinator' });
  ownSchool = await placeAt(own.id, reporter.id);
  foreignSchool = await placeAt((await aSchool(database, 'Foreign School')).id, reporter.id);
  for (const role of roles) clients.set(role, await as(await aPerson(database, { role, at: [own] })));
  staff = await as(await someStaff(database));
  operator = await as(await someStaff(database));
  const gone = await aPerson(database, { role: 'schooldog_master_admin', isDisabled: true });
  disabled = await as(gone);
  const late = await aPerson(database, { role: 'schooldog_master_admin' });
  ended = house.clientWith(await house.cookieOf(late, new Date(Date.now() - 1000)));
});

afterAll(() => {
  process.stdout.write(`authorisation sweep: ${procedures.length} procedures, ${tried} calls\n`);
});

async function placeAt(schoolId: string, reportedByUserId: string): Promise<Place> {
  const makeEntry = async () => {
    const entry = await anEntryOf(house.database, { schoolId, reportedByUserId });
    return entry.id;
  };
  return { ...(await aPlace(house.database, schoolId)), makeEntry, entryId: await makeEntry() };
}

async function outcome(
  expectation: Expectation,
  client: TestClient,
  place: Place,
): Promise<'through' | number> {
  tried += 1;
  try {
    await expectation.call(client, place);
    return 'through';
  } catch (error) {
    if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
    throw error;
  }
}

it('every procedure of the contract has a row, and every row a procedure', () => {
  expect(Object.keys(expectations).toSorted()).toEqual(procedures.toSorted());
});

it('only these need no sign-in', () => {
  const open = procedures.filter((name) => expectations[name]?.open === true);
  expect(open).toEqual([
    'users.getSession',
    'users.signOut',
    'users.listSignInProviders',
    'users.signIn',
    'users.createFirstAdministrator',
    'users.getHumanCheck',
    'users.requestSignInLink',
    'users.useSignInLink',
    'users.requestPasswordReset',
    'users.setPassword',
    'users.getSetup',
    'users.completeSetup',
    'users.verifyEmail',
    'users.revertSecondFactor',
    'settings.getAppSettings',
    'notifications.unsubscribe',
  ]);
});

describe.each(Object.entries(expectations))('%s', (_name, expectation) => {
  const everyRole = (allowed: Expectation['own'], where: 'own' | 'foreign') =>
    Object.fromEntries(
      roles.map((role) => [
        role,
        allowed === 'everybody' || allowed?.includes(role) === true || expectation.open === true
          ? 'through'
          : expectation.seenBy?.[where].includes(role) === false
            ? 404
            : 403,
      ]),
    );
  const asEveryRole = async (place: Place) => {
    const outcomes: [Role, 'through' | number][] = [];
    for (const [role, client] of clients) outcomes.push([role, await outcome(expectation, client, place)]);
    return Object.fromEntries(outcomes);
  };

  it('lets through at their own school exactly those who may', async () => {
    expect(await asEveryRole(ownSchool)).toEqual(everyRole(expectation.own, 'own'));
  });

  it('lets through at a foreign school exactly those who may', async () => {
    expect(await asEveryRole(foreignSchool)).toEqual(everyRole(expectation.foreign, 'foreign'));
  });

  it('is closed while its feature is off, and the same as ever when it belongs to none', async () => {
    await operator.settings.saveAppSettings({ enableWorkOrders: false, enableEops: false });
    try {
      const ifNoFeature = expectation.feature === undefined ? expectation.own : [];
      const allowed = expectation.withFeaturesOff ?? ifNoFeature;
      expect(await asEveryRole(ownSchool)).toEqual(everyRole(allowed, 'own'));
      const isClosed = expectation.staff === false || expectation.feature !== undefined;
      expect(await outcome(expectation, staff, ownSchool)).toBe(isClosed ? 403 : 'through');
    } finally {
      await operator.settings.saveAppSettings({ enableWorkOrders: true, enableEops: true });
    }
  });

  it('lets provider staff through, and nobody who is disabled, signed out or late', async () => {
    const stranger = expectation.open === true ? 'through' : 401;
    expect(await outcome(expectation, staff, foreignSchool)).toBe(
      expectation.staff === false ? 403 : 'through',
    );
    expect(await outcome(expectation, disabled, ownSchool)).toBe(stranger);
    expect(await outcome(expectation, ended, ownSchool)).toBe(stranger);
    expect(await outcome(expectation, house.nobody, ownSchool)).toBe(stranger);
  });
});
