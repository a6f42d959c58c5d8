import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn, momentAt } from '../dates/index.ts';
import { atSchools, everywhere } from '../permissions/index.ts';
import { anActor, cedarCreek, mapleGrove, oakHill, providerStaff } from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import { dueCycleNotice, isNotifiedOfNewCycle, schoolsBelow, schoolsToNudge } from './cycle.ts';

const newYork = 'America/New_York';
const at = (day: string, time: string, timeZone = newYork) =>
  dueCycleNotice(momentAt(day, time, timeZone), timeZone);

describe('the time of a cycle notification', () => {
  it.each([
    ['2026-11-01', 'newCycleBeginning', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'newCycleBeginning', '2026-11-01T04:00:00.000Z'],
    ['2026-11-03', 'newCycleBeginning', '2026-11-01T04:00:00.000Z'],
    ['2026-11-20', 'nudge', '2026-11-20T05:00:00.000Z'],
    ['2026-11-22', 'nudge', '2026-11-20T05:00:00.000Z'],
  ])('on %s it is %s', (day, kind, since) => {
    expect(at(day, '09:00')).toEqual({ kind, month: '2026-11', since });
  });

  it.each(['2026-10-31', '2026-11-04', '2026-11-19', '2026-11-23', '2026-11-30'])(
    'on %s it is none',
    (day) => {
      expect(at(day, '09:00')).toBeNull();
    },
  );

  it.each([
    ['06:59', false],
    ['07:00', true],
    ['19:59', true],
    ['20:00', false],
    ['23:59', false],
  ])('at %s the notification is due: %s', (time, isShown) => {
    // In the night before this day the clock is set back.
    expect(at('2026-11-01', time) !== null).toBe(isShown);
  });

  it('follows the calendar of the district, not that of the server', () => {
    const moment = '2026-12-01T02:00:00.000Z';
    expect(dueCycleNotice(moment, newYork)).toBeNull();
    expect(dueCycleNotice(moment, 'Pacific/Guam')).toMatchObject({ month: '2026-12' });
    expect(dueCycleNotice('2026-12-01T06:00:00.000Z', 'Pacific/Honolulu')).toBeNull();
  });

  it('falls due in every month and time zone when checked hourly, and only within three days', () => {
    const zones = [newYork, 'America/Los_Angeles', 'America/Phoenix', 'Pacific/Honolulu', 'America/St_Johns'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 2000, max: 2100 }),
        fc.integer({ min: 0, max: 11 }),
        (timeZone, minute, year, month) => {
          const looks = Array.from({ length: 24 * 27 }, (_, hour) =>
            new Date(Date.UTC(year, month, 1, hour, minute)).toISOString(),
          );
          const found = looks.flatMap((now) => {
            const due = dueCycleNotice(now, timeZone);
            return due === null ? [] : [`${due.kind} ${due.month} ${dateIn(now, timeZone).slice(8)}`];
          });
          const name = `${year}-${String(month + 1).padStart(2, '0')}`;
          const days = (kind: string, ...dates: string[]) => dates.map((day) => `${kind} ${name} ${day}`);
          expect([...new Set(found)]).toEqual([
            ...days('newCycleBeginning', '01', '02', '03'),
            ...days('nudge', '20', '21', '22'),
          ]);
        },
      ),
      runs(8),
    );
  });
});

describe('who is notified', () => {
  const educator = anActor({
    roleSchoolIds: [oakHill, mapleGrove, oakHill],
    permissions: { 'log entries': atSchools([oakHill, cedarCreek]) },
  });
  const coordinator = anActor({
    role: 'district_safety_coordinator',
    roleSchoolIds: [oakHill],
    permissions: { 'log entries': everywhere },
  });
  const technician = anActor({ role: 'maintenance_staff', roleSchoolIds: [oakHill] });
  const disabled = { ...educator, isDisabled: true };

  it('of a new cycle: users who may log somewhere', () => {
    expect([educator, coordinator, technician, disabled, providerStaff].map(isNotifiedOfNewCycle)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('by a nudge: users whose entries there count as school-led, once a school', () => {
    const all = new Set([oakHill, mapleGrove, cedarCreek]);
    expect(schoolsToNudge(educator, all)).toEqual([oakHill]);
    expect(schoolsToNudge(educator, new Set([mapleGrove, cedarCreek]))).toEqual([]);
    for (const person of [coordinator, technician, disabled, providerStaff])
      expect(schoolsToNudge(person, all)).toEqual([]);
  });

  it('a school is behind as long as it has fewer than required', () => {
    const led = new Map([
      [oakHill, 4],
      [mapleGrove, 3],
    ]);
    const ids = [oakHill, mapleGrove, cedarCreek];
    expect(schoolsBelow(ids, led, 4)).toEqual([mapleGrove, cedarCreek]);
    expect(schoolsBelow(ids, led, 0)).toEqual([]);
  });
});
