import { everywhere, type Actor } from '@schooldog/domain/permissions';
import * as people from '@schooldog/domain/permissions/testing';
import { describe, expect, it } from 'vitest';
import type { Page } from '../routes/page.ts';
import { pages as realPages } from '../routes/table.ts';
import { menuItems, visitorItems } from './items.ts';
import type { MenuFacts } from './types.ts';
import { visibleMenu } from './visibleMenu.ts';

const { cedarCreek, mapleGrove, oakHill } = people;

/** As if every page that the menu knows existed, so that the permissions of later features are tested today. */
const later: Page = { layout: 'default', titleKey: 'dashboard' };
const allPages = new Map([
  ...menuItems.flatMap((item) => ('path' in item ? [[item.path, later] as const] : [])),
  ...realPages,
]);

function factsOf(actor: Actor | null, changes: Partial<MenuFacts> = {}): MenuFacts {
  return {
    actor,
    pages: allPages,
    isOffline: false,
    isInstalled: false,
    hasStateBranding: false,
    schoolNames: new Map([
      [oakHill, 'Oak Hill'],
      [mapleGrove, 'Maple Grove'],
      [cedarCreek, 'Cedar Creek'],
    ]),
    ...changes,
  };
}

/** The menu as lines: the group and what stands in it. */
function menuOf(actor: Actor | null, changes: Partial<MenuFacts> = {}): Record<string, string[]> {
  const groups = visibleMenu(actor === null ? visitorItems : menuItems, factsOf(actor, changes));
  return Object.fromEntries(
    groups.map(({ key, items }) => [
      key,
      items.map(({ label }) => (label.kind === 'name' ? label.name : label.key)),
    ]),
  );
}

const forEverybody = {
  resources: ['resourceLinks', 'trainingLibrary', 'faq', 'install'],
  legal: ['terms', 'privacy'],
};
const home = { dashboard: ['dashboard'] };
const plans = { eop: ['eop', 'contacts', 'eopRoles'] };
const safety = ['entries', 'walks', 'safetyAlerts', 'insights'];
const district = { system: ['schools'] };
const atOakHill = { system: ['Oak Hill'] };
const orders = { workOrders: ['tasks'] };

describe('the menu, person by person, when every page exists', () => {
  const everything = {
    ...home,
    ...plans,
    safety: [...safety, 'dataProfiles'],
    workOrders: ['tasks', 'recurringWorkOrders', 'taskAnalytics', 'workOrderUsers', 'tasksSettings'],
    assessments: ['assessments', 'rubrics'],
    drills: ['drills'],
    ...district,
    admin: ['manageUsers', 'walkSettings', 'reports'],
    ...forEverybody,
  };
  const leadsSchool = {
    ...home,
    ...plans,
    safety: [...safety, 'dataProfiles'],
    workOrders: ['tasks', 'recurringWorkOrders', 'taskAnalytics'],
    assessments: ['assessments'],
    drills: ['drills'],
    ...atOakHill,
    admin: ['reports'],
    ...forEverybody,
  };
  const officer = {
    ...home,
    ...plans,
    safety,
    ...orders,
    assessments: ['assessments'],
    drills: ['drills'],
    admin: ['reports'],
    ...forEverybody,
  };
  const logs = { ...home, safety: ['entries', 'walks'], ...orders, ...atOakHill, ...forEverybody };

  it.each([
    ['masterAdmin', everything],
    ['safetyCoordinator', everything],
    [
      'nonsafetyCoordinator',
      {
        ...home,
        safety: [...safety, 'dataProfiles'],
        ...orders,
        assessments: ['assessments', 'rubrics'],
        ...district,
        admin: ['reports'],
        ...forEverybody,
      },
    ],
    ['principalOfOakHill', leadsSchool],
    ['assistantPrincipalOfOakHill', leadsSchool],
    ['officerOfDistrict', { ...officer, ...district }],
    ['officerOfOakHill', { ...officer, ...atOakHill }],
    [
      'custodialSupervisor',
      {
        ...home,
        safety: [...safety, 'dataProfiles'],
        ...orders,
        assessments: ['assessments'],
        ...district,
        admin: ['reports'],
        ...forEverybody,
      },
    ],
    ['custodianOfOakHill', { ...logs, safety: ['entries', 'walks', 'safetyAlerts'] }],
    ['educatorOfOakHill', logs],
    ['clerkOfOakHill', logs],
    ['submitterOfOakHill', { ...home, ...orders, ...atOakHill, ...forEverybody }],
    [
      'maintenanceSupervisor',
      {
        ...home,
        safety: ['safetyAlerts', 'dataProfiles'],
        workOrders: everything.workOrders,
        ...district,
        admin: ['reports'],
        ...forEverybody,
      },
    ],
    ['technicianOfOakHill', { ...home, safety: ['safetyAlerts'], ...orders, ...atOakHill, ...forEverybody }],
    ['providerStaff', { ...everything, provider: ['provider'] }],
  ] as const)('%s', (name, menu) => {
    expect(menuOf(people[name])).toEqual(menu);
  });

  it('a visitor', () => {
    expect(menuOf(null)).toEqual({ visitor: ['signIn', 'terms', 'privacy', 'install'] });
  });
});

describe('an item is shown only', () => {
  it('when its page exists, and a group only with an item', () => {
    const pages = new Map([
      ['/faq', later],
      ['/entries', later],
    ]);
    expect(menuOf(people.principalOfOakHill, { pages })).toEqual({
      safety: ['entries'],
      resources: ['trainingLibrary', 'faq'],
    });
  });

  it('when the page lets the person in', () => {
    const pages = new Map(realPages).set('/faq', { ...later, allows: () => false });
    expect(menuOf(people.principalOfOakHill, { pages })['resources']).not.toContain('faq');
  });

  it('with the switch of its feature on', () => {
    const features = { enableWorkOrders: false, enableEops: false };
    const menu = menuOf({ ...people.safetyCoordinator, features });
    expect(menu).not.toHaveProperty('workOrders');
    expect(menu).not.toHaveProperty('eop');
  });

  it('outside the installed app, where it is about installing', () => {
    expect(menuOf(people.principalOfOakHill, { isInstalled: true })['resources']).not.toContain('install');
    expect(menuOf(null, { isInstalled: true })['visitor']).toEqual(['signIn', 'terms', 'privacy']);
  });

  it('with state branding, where it is the state’s', () => {
    expect(menuOf(people.principalOfOakHill, { hasStateBranding: true })['resources']).toContain(
      'stateToolkit',
    );
  });
});

describe('schools in the menu', () => {
  it('one item for each school of a school role, by name', () => {
    const principal = { ...people.principalOfOakHill, roleSchoolIds: [oakHill, cedarCreek] };
    expect(menuOf(principal)['system']).toEqual(['Cedar Creek', 'Oak Hill']);
    const [school] = visibleMenu([], factsOf(principal)).flatMap(({ items }) => items);
    expect(school?.target).toEqual({
      kind: 'page',
      path: '/schools/$schoolId',
      params: { schoolId: cedarCreek },
    });
  });

  it('the list instead, for whoever may manage the district', () => {
    const manager = { ...people.educatorOfOakHill, permissions: { 'manage district': everywhere } };
    expect(menuOf(manager)['system']).toEqual(['schools']);
  });

  it('none before its name is known', () => {
    expect(menuOf(people.principalOfOakHill, { schoolNames: new Map() })).not.toHaveProperty('system');
  });
});

describe('without a network', () => {
  const items = visibleMenu(menuItems, factsOf(people.safetyCoordinator, { isOffline: true })).flatMap(
    (group) => group.items,
  );
  const isBlocked = (id: string) => items.find((item) => item.id === id)?.isBlockedOffline;

  it('pages that work offline stay open, others are blocked but still shown', () => {
    expect(isBlocked('dashboard')).toBe(false);
    expect(isBlocked('manageUsers')).toBe(true);
  });

  it('other people’s sites are blocked', () => {
    expect(isBlocked('trainingLibrary')).toBe(true);
  });
});

it('with a network nothing is blocked', () => {
  const items = visibleMenu(menuItems, factsOf(people.safetyCoordinator)).flatMap((group) => group.items);
  expect(items.filter(({ isBlockedOffline }) => isBlockedOffline)).toEqual([]);
});

it('a beta item says so', () => {
  const items = menuItems.map((item) => ({ ...item, beta: item.key === 'faq' }));
  const shown = visibleMenu(items, factsOf(people.principalOfOakHill)).flatMap((group) => group.items);
  expect(shown.filter(({ isBeta }) => isBeta).map(({ id }) => id)).toEqual(['faq']);
});
