import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  dateIn,
  formatDateTime,
  formatDateTimeWithZone,
  formatMoment,
  sortableDateTime,
  toTimestamp,
  zoneTitle,
} from './index.ts';
import { clockChanges, losAngeles, newYork, tenYears, type UsZone, wallClock } from './testing/usClock.ts';

const zones = [newYork, losAngeles];

function expectedText(moment: number, zone: UsZone): string {
  const wall = wallClock(moment, zone);
  const hours = wall.getUTCHours();
  const clockHour = hours === 0 ? 12 : hours > 12 ? hours - 12 : hours;
  const minutes = wall.getUTCMinutes();
  const date = `${wall.getUTCMonth() + 1}/${wall.getUTCDate()}/${wall.getUTCFullYear()}`;
  return `${date} ${clockHour}:${minutes < 10 ? '0' : ''}${minutes}${hours < 12 ? 'am' : 'pm'}`;
}

describe('the date and time on a card', () => {
  it.each([
    ['2026-09-03T18:05:00.000Z', 'America/New_York', '9/3/2026 2:05pm'],
    ['2026-09-03T18:05:00.000Z', 'America/Los_Angeles', '9/3/2026 11:05am'],
    ['2026-12-25T05:00:00.000Z', 'America/New_York', '12/25/2026 12:00am'],
    ['2026-12-25T17:00:00.000Z', 'America/New_York', '12/25/2026 12:00pm'],
    ['2024-03-01T04:59:59.999Z', 'America/New_York', '2/29/2024 11:59pm'],
    ['2026-09-03T18:05:00.000Z', 'UTC', '9/3/2026 6:05pm'],
  ])('%s in %s reads %s', (moment, timeZone, text) => {
    expect(formatDateTime(moment, timeZone)).toBe(text);
  });

  it.each([
    ['2026-09-03T18:05:00.000Z', 'America/New_York', '9/3/2026 2:05pm EDT'],
    ['2026-12-03T18:05:00.000Z', 'America/New_York', '12/3/2026 1:05pm EST'],
    ['2026-09-03T18:05:00.000Z', 'America/Phoenix', '9/3/2026 11:05am MST'],
    ['2026-09-03T18:05:00.000Z', 'Pacific/Honolulu', '9/3/2026 8:05am HST'],
    ['2026-09-03T18:05:00.000Z', 'UTC', '9/3/2026 6:05pm UTC'],
  ])('outside the app, %s in %s reads %s', (moment, timeZone, text) => {
    expect(formatDateTimeWithZone(moment, timeZone)).toBe(text);
  });

  it('in a spreadsheet, a moment sorts as text', () => {
    expect(sortableDateTime('2026-09-03T18:05:00.000Z', 'America/New_York')).toBe('2026-09-03 14:05');
    expect(sortableDateTime('2026-01-01T04:05:00.000Z', 'America/New_York')).toBe('2025-12-31 23:05');
  });

  it.each([
    ['America/Los_Angeles', 'America/New_York', '9/3/2026 11:05am PDT'],
    ['America/New_York', 'America/New_York', '9/3/2026 2:05pm'],
    ['America/Detroit', 'America/New_York', '9/3/2026 2:05pm'],
    ['America/Phoenix', 'America/Denver', '9/3/2026 11:05am MST'],
  ])('on a screen in %s, with a district in %s, reads %s', (reader, district, text) => {
    expect(formatMoment('2026-09-03T18:05:00.000Z', reader, district)).toBe(text);
  });

  it('has a name for its zone in both languages', () => {
    expect(zoneTitle('America/New_York', 'en')).toBe('Eastern Time');
    expect(zoneTitle('America/New_York', 'es')).toBe('hora oriental');
    expect(zoneTitle('Pacific/Honolulu', 'en')).toBe('Hawaii-Aleutian Standard Time');
  });

  it('jumps from 1:59 to 3:00 in spring and shows 1:59 twice in autumn', () => {
    expect(formatDateTime('2026-03-08T06:59:00.000Z', newYork.name)).toBe('3/8/2026 1:59am');
    expect(formatDateTime('2026-03-08T07:00:00.000Z', newYork.name)).toBe('3/8/2026 3:00am');
    expect(formatDateTime('2026-11-01T05:59:00.000Z', newYork.name)).toBe('11/1/2026 1:59am');
    expect(formatDateTime('2026-11-01T06:59:00.000Z', newYork.name)).toBe('11/1/2026 1:59am');
  });

  it.each(zones)('follows the US rules around every change of the clock in $name', (zone) => {
    for (let year = 2020; year < 2030; year += 1) {
      const { spring, autumn } = clockChanges(year, zone);
      for (const change of [spring, autumn]) {
        for (let minutes = -90; minutes <= 90; minutes += 15) {
          const moment = change + minutes * 60_000;
          expect(formatDateTime(toTimestamp(moment), zone.name)).toBe(expectedText(moment, zone));
        }
      }
    }
  });

  it.each(zones)('follows the US rules at any moment of ten years in $name', (zone) => {
    const anyMoment = fc.integer({ min: tenYears.first, max: tenYears.last });
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const timestamp = toTimestamp(moment);
        expect(formatDateTime(timestamp, zone.name)).toBe(expectedText(moment, zone));
        expect(dateIn(timestamp, zone.name)).toBe(wallClock(moment, zone).toISOString().slice(0, 10));
      }),
      runs(2000),
    );
  });

  it('assigns the last milliseconds before midnight to the old day', () => {
    expect(dateIn('2026-07-01T03:59:59.999Z', newYork.name)).toBe('2026-06-30');
    expect(dateIn('2026-07-01T04:00:00.000Z', newYork.name)).toBe('2026-07-01');
  });
});
