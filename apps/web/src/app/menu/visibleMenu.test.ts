import { everywhere, type Actor } from '@schooldog/domain/permissions';
import * as people from '@schooldog/domain/permissions/testing';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../platform/navigation/page.ts';
import { loadShell } from '../layouts/frame.tsx';
import { pages } from '../pages.ts';
import { menuOrder, visitorOrder } from './order.ts';
import type { MenuFacts } from './types.ts';
import { visibleMenu } from './visibleMenu.ts';

const { cedarCreek, mapleGrove, oakHill } = people;
const { menu: entries } = await loadShell();
const anyPage: Page = { layout: 'default', titleKey: 'dashboard' };

function factsOf(actor: Actor | null, changes: Partial<MenuFacts> = {}): MenuFacts {
  return {
    actor,
    pages,
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

/** The menu by group. */
function menuOf(actor: Actor | null, changes: Partial<MenuFacts> = {}): Record<string, string[]> {
  const groups = visibleMenu(entries, factsOf(actor, changes));
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
const district = { system: ['schools'] };
const atOakHill = { system: ['Oak Hill'] };
const safety = ['entries', 'walks', 'safetyAlerts', 'insights'];
const assessed = { assessments: ['assessments'] };
const drills = { drills: ['drills'] };
const plans = { eop: ['eop', 'contacts', 'eopRoles', 'goKits'] };
const plansOfStaff = { eop: ['eop', 'contacts', 'eopRoles'] };
const orders = { workOrders: ['tasks'] };
const managedOrders = { workOrders: ['tasks', 'taskAnalytics'] };
const orderSettings = {
  workOrders: ['tasks', 'recurringWorkOrders', 'taskAnalytics', 'workOrderUsers', 'tasksSettings'],
};
const reports = { admin: ['reports'] };
const rubrics = { assessments: ['assessments', 'rubrics'] };

describe('the menu, person by person', () => {
  const everything = {
    ...home,
    ...plans,
    safety: [...safety, 'dataProfiles'],
    ...orderSettings,
    ...rubrics,
    drills: ['drills', 'drillRules'],
    ...district,
    admin: ['manageUsers', 'walkSettings', 'reports', 'ownData'],
    ...forEverybody,
  };
  const supervises = {
    ...home,
    safety: [...safety, 'dataProfiles'],
    ...orders,
    ...assessed,
    ...district,
    ...reports,
    ...forEverybody,
  };
  const leadsSchool = {
    ...home,
    ...plans,
    safety: [...safety, 'dataProfiles'],
    ...managedOrders,
    ...assessed,
    ...drills,
    ...atOakHill,
    ...reports,
    ...forEverybody,
  };
  const logs = { ...home, safety: ['entries', 'walks'], ...orders, ...atOakHill, ...forEverybody };

  it.each([
    ['masterAdmin', { ...everything, admin: [...everything.admin, 'providerAccess'] }],
    ['safetyCoordinator', everything],
    ['nonsafetyCoordinator', { ...supervises, ...rubrics }],
    ['principalOfOakHill', leadsSchool],
    ['assistantPrincipalOfOakHill', leadsSchool],
    [
      'officerOfDistrict',
      {
        ...home,
        ...plans,
        safety,
        ...orders,
        ...assessed,
        ...drills,
        ...district,
        ...reports,
        ...forEverybody,
      },
    ],
    [
      'officerOfOakHill',
      {
        ...home,
        ...plans,
        safety,
        ...orders,
        ...assessed,
        ...drills,
        ...atOakHill,
        ...reports,
        ...forEverybody,
      },
    ],
    ['custodialSupervisor', supervises],
    ['custodianOfOakHill', { ...logs, safety: ['entries', 'walks', 'safetyAlerts'] }],
    ['educatorOfOakHill', logs],
    ['clerkOfOakHill', logs],
    ['submitterOfOakHill', { ...home, ...orders, ...atOakHill, ...forEverybody }],
    [
      'maintenanceSupervisor',
      {
        ...home,
        safety: ['safetyAlerts', 'dataProfiles'],
        ...orderSettings,
        ...district,
        ...reports,
        ...forEverybody,
      },
    ],
    ['technicianOfOakHill', { ...home, safety: ['safetyAlerts'], ...orders, ...atOakHill, ...forEverybody }],
    [
      'providerStaff',
      {
        ...everything,
        ...plansOfStaff,
        admin: [...everything.admin, 'providerAccess'],
        provider: ['provider'],
      },
    ],
  ] as const)('%s', (name, menu) => {
    expect(menuOf(people[name])).toEqual(menu);
  });

  it('in the order of the specification', () => {
    const groups = visibleMenu(entries, factsOf(people.providerStaff, { hasStateBranding: true }));
    expect(groups.map(({ key, items }) => [key, ...items.map(({ id }) => id)])).toEqual([
      ['dashboard', 'dashboard'],
      ['eop', 'eop', 'contacts', 'eopRoles'],
      ['safety', 'entries', 'walks', 'safetyAlerts', 'insights', 'dataProfiles'],
      ['workOrders', 'tasks', 'recurringWorkOrders', 'taskAnalytics', 'workOrderUsers', 'tasksSettings'],
      ['assessments', 'assessments', 'rubrics'],
      ['drills', 'drills', 'drillRules'],
      ['system', 'schools'],
      ['admin', 'manageUsers', 'walkSettings', 'reports', 'ownData', 'providerAccess'],
      ['resources', 'resourceLinks', 'trainingLibrary', 'stateToolkit', 'faq', 'install'],
      ['provider', 'provider'],
      ['legal', 'terms', 'privacy'],
    ]);
  });

  it('a visitor', () => {
    expect(menuOf(null)).toEqual({ visitor: ['signIn', 'terms', 'privacy', 'install'] });
  });
});

describe('every entry of a feature', () => {
  it('leads to a page of the product', () => {
    const lost = entries.filter((entry) => 'to' in entry && !pages.has(entry.to));
    expect(lost).toEqual([]);
  });

  it('has its place in the menu', () => {
    const placed = new Set([...menuOrder, ...visitorOrder].flatMap(({ keys }) => keys));
    expect(entries.filter(({ key }) => !placed.has(key))).toEqual([]);
  });
});

describe('an item is shown only', () => {
  it('when its page exists, and a group only with an item', () => {
    const some = new Map([
      ['/faq', anyPage],
      ['/entries', anyPage],
    ]);
    expect(menuOf(people.principalOfOakHill, { pages: some })).toEqual({
      safety: ['entries'],
      resources: ['trainingLibrary', 'faq'],
    });
  });

  it('when the page lets the person in', () => {
    const closed = new Map(pages).set('/faq', { ...anyPage, allows: () => false });
    expect(menuOf(people.principalOfOakHill, { pages: closed })['resources']).not.toContain('faq');
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
      subpages: [],
    });
  });

  it('the list instead, for people who manage the district', () => {
    const manager = { ...people.educatorOfOakHill, permissions: { 'manage district': everywhere } };
    expect(menuOf(manager)['system']).toEqual(['schools']);
  });

  it('none before its name is known', () => {
    expect(menuOf(people.principalOfOakHill, { schoolNames: new Map() })).not.toHaveProperty('system');
  });
});

it('a page knows the pages under it that are in the menu themselves, so that only one of them is marked', () => {
  const items = visibleMenu(entries, factsOf(people.safetyCoordinator)).flatMap((group) => group.items);
  const targetOf = (id: string) => items.find((item) => item.id === id)?.target;
  expect(targetOf('drills')).toMatchObject({ path: '/drills', subpages: ['/drills/rules'] });
  expect(targetOf('drillRules')).toMatchObject({ path: '/drills/rules', subpages: [] });
});

describe('without a network', () => {
  const items = visibleMenu(entries, factsOf(people.safetyCoordinator, { isOffline: true })).flatMap(
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
  const items = visibleMenu(entries, factsOf(people.safetyCoordinator)).flatMap((group) => group.items);
  expect(items.filter(({ isBlockedOffline }) => isBlockedOffline)).toEqual([]);
});

it('a beta item says so', () => {
  const items = entries.map((entry) => ({ ...entry, beta: entry.key === 'faq' }));
  const shown = visibleMenu(items, factsOf(people.principalOfOakHill)).flatMap((group) => group.items);
  expect(shown.filter(({ isBeta }) => isBeta).map(({ id }) => id)).toEqual(['faq']);
});
