import {
  type Actor,
  atSchools,
  everywhere,
  openWorkOrderRules,
  permissions,
} from '@schooldog/domain/permissions';
import { expect, it } from 'vitest';
import { accessGroups } from './accessLines.ts';

const oakHill = 'OakHill0000000000001';
const principal: Actor = {
  userId: 'Principal00000000001',
  role: 'principal',
  isDistrictLevel: false,
  roleSchoolIds: [oakHill],
  isSchoolDogStaff: false,
  isDisabled: false,
  isPrimarilyTaskUser: false,
  permissions: {
    'log entries': atSchools([oakHill]),
    'view data insights': everywhere,
    'manage entries': atSchools([oakHill]),
    'propose tasks': atSchools([oakHill]),
    'manage users': atSchools([oakHill]),
  },
  features: { enableWorkOrders: false, enableEops: true },
  workOrderRules: openWorkOrderRules,
};

function lineOf(person: Actor, permission: string) {
  return accessGroups(person)
    .flatMap(({ lines }) => lines)
    .find((line) => line.permissions.some((one) => one === permission));
}

it.each([
  ['log entries', [oakHill], 'givenAtSchools'],
  ['view data insights', 'all', 'givenEverywhere'],
  ['record drills', null, 'notGiven'],
  ['propose tasks', null, 'enableWorkOrders'],
  ['manage entries', null, 'needsAnotherPermission'],
  ['manage users', null, 'onlyEverywhere'],
])('a principal and "%s"', (permission, schools, why) => {
  expect(lineOf(principal, permission)).toMatchObject({ schools, why });
});

it('says of a disabled person that they can do nothing, and of provider staff why they can do all', () => {
  expect(lineOf({ ...principal, isDisabled: true }, 'log entries')).toMatchObject({ why: 'disabled' });
  const staff = { ...principal, isSchoolDogStaff: true };
  expect(lineOf(staff, 'manage users')).toMatchObject({ schools: 'all', why: 'providerStaff' });
  expect(lineOf(staff, 'receive safety alerts')).toMatchObject({ schools: null, why: 'neverForStaff' });
});

it('says in one breath what holds alike, and every permission once', () => {
  const entries = accessGroups({
    ...principal,
    permissions: { ...principal.permissions, 'view entries': atSchools([oakHill]) },
  }).find(({ name }) => name === 'entries');
  expect(entries?.lines).toEqual([
    {
      permissions: ['log entries', 'view entries', 'manage entries'],
      schools: [oakHill],
      why: 'givenAtSchools',
    },
    {
      permissions: ['send neighborhood watch', 'manage other entries', 'download entry reports'],
      schools: null,
      why: 'notGiven',
    },
  ]);
  const said = accessGroups(principal).flatMap(({ lines }) => lines.flatMap((line) => line.permissions));
  expect(said.toSorted()).toEqual([...permissions].toSorted());
});
