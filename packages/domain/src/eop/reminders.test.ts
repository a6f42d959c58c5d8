import { expect, it } from 'vitest';
import { addDays } from '../dates/index.ts';
import { anActor, oakHill, principalOfOakHill } from '../permissions/testing/index.ts';
import { atSchools } from '../permissions/index.ts';
import { type RemindedComponent, remindedPeople, remindersOf } from './index.ts';

const timeZone = 'America/New_York';
const component: RemindedComponent = {
  schoolId: oakHill,
  pointOfContactUserId: null,
  nextCertificationDueTimestamp: '2026-11-26T15:00:00.000Z',
  timeCreated: '2026-01-05T15:00:00.000Z',
  rosterGaps: 0,
};
const on = (
  today: string,
  facts: Partial<RemindedComponent> = {},
  lastSent: string | null = addDays(today, -1),
) => remindersOf({ ...component, ...facts }, { today, lastSent, now: `${today}T12:00:00.000Z`, timeZone });
const days = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(from, at));

it('reminders come ten days and one day before, and on the Mondays after', () => {
  const sent = days('2026-11-10', 35).filter((day) => on(day).length > 0);
  expect(sent).toEqual(['2026-11-16', '2026-11-25', '2026-11-30', '2026-12-07', '2026-12-14']);
  expect(on('2026-11-16')).toEqual(['due']);
  expect(on('2026-11-30')).toEqual(['overdue']);
});

it('one that was never certified is left alone for 30 days', () => {
  const facts = { nextCertificationDueTimestamp: null, timeCreated: '2026-11-02T15:00:00.000Z' };
  const sent = days('2026-11-03', 40).filter((day) => on(day, facts).length > 0);
  expect(sent).toEqual(['2026-12-07']);
});

it('gaps among roles come on Mondays', () => {
  const facts = { nextCertificationDueTimestamp: '2027-09-01T15:00:00.000Z', rosterGaps: 2 };
  expect(days('2026-11-10', 10).filter((day) => on(day, facts).length > 0)).toEqual(['2026-11-16']);
  expect(on('2026-11-16', facts)).toEqual(['gaps']);
});

it('a server that was down for two days catches up, and not for longer', () => {
  expect(on('2026-11-18', {}, '2026-11-15')).toEqual(['due']);
  expect(on('2026-11-19', {}, '2026-11-15')).toEqual([]);
  expect(on('2026-11-18', {}, '2026-11-16')).toEqual([]);
  expect(on('2026-11-17', {}, null)).toEqual([]);
  expect(on('2026-11-16', {}, null)).toEqual(['due']);
});

it('the point of contact is reminded, and without a usable one the principals of the school', () => {
  const contact = anActor({
    userId: 'contact',
    permissions: { 'todo eops': atSchools([oakHill]), 'manage schools': atSchools([oakHill]) },
  });
  const named = { ...component, pointOfContactUserId: 'contact' };
  const { userId } = principalOfOakHill;
  expect(remindedPeople(named, [contact, principalOfOakHill])).toEqual(['contact']);
  expect(remindedPeople(named, [{ ...contact, isDisabled: true }, principalOfOakHill])).toEqual([userId]);
  expect(remindedPeople(named, [{ ...contact, permissions: {} }, principalOfOakHill])).toEqual([userId]);
  expect(remindedPeople(component, [contact, principalOfOakHill])).toEqual([userId]);
  expect(remindedPeople({ ...component, schoolId: 'elsewhere' }, [principalOfOakHill])).toEqual([]);
});
