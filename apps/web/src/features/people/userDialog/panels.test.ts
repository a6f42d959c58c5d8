import { expect, it } from 'vitest';
import { openAtFirst, panelOf, visiblePanels } from './panels.ts';

const nobody = { isNew: false, isSelf: false, canManageUsers: false, mayEdit: true, isOfStaff: false };

it.each([
  [
    'a new user',
    { ...nobody, isNew: true, canManageUsers: true },
    ['info', 'permissions', 'communication', 'advanced'],
  ],
  [
    'another user',
    { ...nobody, canManageUsers: true },
    ['info', 'permissions', 'communication', 'advanced', 'danger', 'history'],
  ],
  [
    'a colleague among provider staff',
    { ...nobody, canManageUsers: true, isOfStaff: true },
    ['info', 'communication', 'advanced', 'danger', 'history'],
  ],
  [
    'provider staff, for an administrator of the district',
    { ...nobody, canManageUsers: true, mayEdit: false, isOfStaff: true },
    ['history'],
  ],
  [
    'the own profile',
    { ...nobody, isSelf: true },
    ['info', 'authentication', 'communication', 'calendar', 'advanced'],
  ],
  [
    'the own profile of provider staff',
    { ...nobody, isSelf: true, isOfStaff: true },
    ['info', 'authentication', 'communication', 'advanced'],
  ],
  [
    'the own profile of somebody who manages users',
    { ...nobody, isSelf: true, canManageUsers: true },
    ['info', 'permissions', 'authentication', 'communication', 'calendar', 'advanced', 'history'],
  ],
])('%s has its panels', (_, facts, shown) => {
  expect(visiblePanels(facts)).toEqual(shown);
});

it('opens the first three visible panels for a new user and the first one otherwise', () => {
  const forNew = visiblePanels({ ...nobody, isNew: true, canManageUsers: true });
  expect(openAtFirst(forNew, true)).toEqual(['info', 'permissions', 'communication']);
  expect(openAtFirst(visiblePanels({ ...nobody, isSelf: true }), false)).toEqual(['info']);
});

it('knows in which panel a problem is', () => {
  expect(panelOf('firstName')).toBe('info');
  expect(panelOf('permissions.log entries')).toBe('permissions');
});
