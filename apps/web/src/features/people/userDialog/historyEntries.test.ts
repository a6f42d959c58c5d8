import { atSchools, defaultPermissions, everywhere } from '@schooldog/domain/permissions';
import { expect, it } from 'vitest';
import { historyEntries, namedPermission } from './historyEntries.ts';

const oakHill = 'OakHill0000000000001';
const change = {
  sequence: 7,
  time: '2026-09-03T12:00:00.000Z',
  userId: 'Manager0000000000001',
  userName: 'Maria Reyes',
};

it('tells a change of permissions permission by permission, each under its own key', () => {
  const from = { 'log entries': everywhere, 'view entries': everywhere };
  const to = { 'log entries': everywhere, 'record drills': atSchools([oakHill]) };
  const told = historyEntries([{ ...change, field: 'permissions', from, to }]);
  expect(told.map((entry) => [entry.field, entry.from, entry.to])).toEqual([
    ['permissions.view entries', everywhere, null],
    ['permissions.record drills', null, atSchools([oakHill])],
  ]);
  expect(new Set(told.map(({ sequence }) => sequence)).size).toBe(2);
  expect(told.map(({ field }) => namedPermission(field))).toEqual(['view entries', 'record drills']);
});

it('only counts many at once, and leaves other fields as they are', () => {
  const to = defaultPermissions('principal', { isDistrictLevel: false, roleSchoolIds: [oakHill] });
  const many = { ...change, field: 'permissions', from: {}, to };
  const name = { ...change, field: 'firstName', from: 'Ana', to: 'Anna' };
  expect(historyEntries([many, name])).toEqual([many, name]);
  expect(namedPermission('permissions')).toBeUndefined();
});

it('tells the creation as one event', () => {
  const later = {
    ...change,
    sequence: 9,
    time: '2026-09-04T08:00:00.000Z',
    field: 'title',
    from: '',
    to: 'Coach',
  };
  const made = ['email', 'firstName', 'isDisabled', 'permissions'].map((field, at) => ({
    ...change,
    sequence: at,
    field,
    from: null,
    to: field === 'isDisabled' ? false : 'elena@example.org',
  }));
  expect(historyEntries([later, ...made])).toEqual([later, { ...made[0], field: 'account' }]);
});
