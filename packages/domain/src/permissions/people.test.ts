// One test per person, with everything the person holds: a new permission cannot be forgotten here.
import { describe, expect, it } from 'vitest';
import {
  abilities,
  type Actor,
  canViewDistrict,
  holdsPermissionAtSchool,
  permissions,
  sourceTypeFor,
} from './index.ts';
import * as people from './testing/index.ts';

const { oakHill, cedarCreek } = people;
const rules = Object.fromEntries(
  permissions.map((permission) => [permission, holdsPermissionAtSchool(permission)]),
);

function heldAt(person: Actor, schoolId: string): string[] {
  const answers = Object.entries(abilities(rules, person, { schoolId }));
  return answers.filter(([, isHeld]) => isHeld).map(([permission]) => permission);
}

function without(...missing: (typeof permissions)[number][]): string[] {
  return permissions.filter((permission) => !missing.includes(permission));
}

const officer = [
  'log entries',
  'send neighborhood watch',
  'view entries',
  'download entry reports',
  'send safety alerts',
  'receive safety alerts',
  'propose tasks',
  'record drills',
  'view assessments',
  'submit assessments',
  'view entry leaderboards',
  'view data insights',
  'todo eops',
];

const ofDistrict: [keyof typeof people, Actor, string[]][] = [
  ['masterAdmin', people.masterAdmin, without('receive safety alerts', 'be proposed tasks')],
  ['safetyCoordinator', people.safetyCoordinator, without()],
  [
    'nonsafetyCoordinator',
    people.nonsafetyCoordinator,
    [
      'log entries',
      'view entries',
      'download entry reports',
      'send safety alerts',
      'receive safety alerts',
      'propose tasks',
      'view assessments',
      'submit assessments',
      'create rubrics',
      'view entry leaderboards',
      'view data insights',
      'manage data profiles',
      'download administrative reports',
      'manage schools',
    ],
  ],
  ['officerOfDistrict', people.officerOfDistrict, officer],
  [
    'custodialSupervisor',
    people.custodialSupervisor,
    [
      'log entries',
      'view entries',
      'download entry reports',
      'send safety alerts',
      'receive safety alerts',
      'propose tasks',
      'be proposed tasks',
      'view assessments',
      'submit assessments',
      'view entry leaderboards',
      'view data insights',
      'manage data profiles',
    ],
  ],
  [
    'maintenanceSupervisor',
    people.maintenanceSupervisor,
    [
      'receive safety alerts',
      'propose tasks',
      'be proposed tasks',
      'manage tasks',
      'manage tasks settings',
      'manage task users',
      'manage data profiles',
      'download administrative reports',
    ],
  ],
  ['providerStaff', people.providerStaff, without('receive safety alerts', 'be proposed tasks')],
];

const districtMatters = [
  'manage other entries',
  'manage tasks settings',
  'manage task users',
  'manage assessments',
  'create rubrics',
  'manage rubrics',
  'manage users',
  'manage district',
] as const;

const ofOakHill: [keyof typeof people, Actor, string[]][] = [
  ['principalOfOakHill', people.principalOfOakHill, without(...districtMatters)],
  [
    'assistantPrincipalOfOakHill',
    people.assistantPrincipalOfOakHill,
    without(...districtMatters, 'manage safety alerts', 'download administrative reports'),
  ],
  ['officerOfOakHill', people.officerOfOakHill, officer],
  [
    'custodianOfOakHill',
    people.custodianOfOakHill,
    [
      'log entries',
      'send safety alerts',
      'receive safety alerts',
      'propose tasks',
      'be proposed tasks',
      'view entry leaderboards',
    ],
  ],
  ['educatorOfOakHill', people.educatorOfOakHill, ['log entries', 'propose tasks']],
  ['clerkOfOakHill', people.clerkOfOakHill, ['log entries', 'propose tasks', 'manage schools']],
  ['submitterOfOakHill', people.submitterOfOakHill, ['propose tasks']],
  [
    'technicianOfOakHill',
    people.technicianOfOakHill,
    ['receive safety alerts', 'propose tasks', 'be proposed tasks'],
  ],
];

describe('people of the district', () => {
  it.each(ofDistrict)('%s holds the same at every school', (_name, person, held) => {
    expect(heldAt(person, oakHill)).toEqual(held);
    expect(heldAt(person, cedarCreek)).toEqual(held);
    expect(canViewDistrict(person)).toBe(true);
    expect(sourceTypeFor(person, cedarCreek)).toBe('district');
  });
});

describe('people of Oak Hill', () => {
  it.each(ofOakHill)('%s holds it there and nothing at Cedar Creek', (_name, person, held) => {
    expect(heldAt(person, oakHill)).toEqual(held);
    expect(heldAt(person, cedarCreek)).toEqual([]);
    expect(canViewDistrict(person)).toBe(false);
    expect(sourceTypeFor(person, oakHill)).toBe('school');
    expect(sourceTypeFor(person, cedarCreek)).toBe('partner');
  });
});
