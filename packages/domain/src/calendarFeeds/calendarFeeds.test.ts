import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { calendarDays, eventUid, isWithin, type WrittenEvent, writeICalendar } from './index.ts';

const event: WrittenEvent = {
  uid: 'drill-AAAAAAAAAAAAAAAAAAAA-scheduled@schooldog',
  date: '2026-12-31',
  summary: 'Scheduled: drill, Oak Hill',
  url: 'https://oak.example/drills/drill/AAAAAAAAAAAAAAAAAAAA',
  timeUpdated: '2026-11-17T15:04:05.678Z',
};
const written = (changes: Partial<WrittenEvent>) => writeICalendar('SchoolDog', [{ ...event, ...changes }]);

const bytesOf = (line: string) => encodeURIComponent(line).replaceAll(/%[\dA-F]{2}/g, '.').length;

describe('the days of a feed', () => {
  it('go from 30 days back to 12 months ahead, both included', () => {
    const days = calendarDays('2028-02-29');
    expect(days).toEqual({ from: '2028-01-30', to: '2029-02-28' });
    const dates = ['2028-01-29', '2028-01-30', '2029-02-28', '2029-03-01'];
    expect(dates.map((date) => isWithin(days, date))).toEqual([false, true, true, false]);
  });

  it('give an event the same id wherever it moves, and another one for its other day', () => {
    const order = { kind: 'workOrder', id: 'AAAAAAAAAAAAAAAAAAAA' } as const;
    const [due, scheduled] = [
      eventUid({ ...order, moment: 'due' }),
      eventUid({ ...order, moment: 'scheduled' }),
    ];
    expect(due).toBe('workOrder-AAAAAAAAAAAAAAAAAAAA-due@schooldog');
    expect(scheduled).not.toBe(due);
  });
});

describe('a written calendar', () => {
  it('has one all-day event with its id, text, link and time of change', () => {
    expect(written({}).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//SchoolDog//Calendar feed//EN',
      'CALSCALE:GREGORIAN',
      'NAME:SchoolDog',
      'X-WR-CALNAME:SchoolDog',
      'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
      'X-PUBLISHED-TTL:PT4H',
      'BEGIN:VEVENT',
      'UID:drill-AAAAAAAAAAAAAAAAAAAA-scheduled@schooldog',
      'DTSTAMP:20261117T150405Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Scheduled: drill\\, Oak Hill',
      'URL:https://oak.example/drills/drill/AAAAAAAAAAAAAAAAAAAA',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what would end a value or a line', () => {
    const text = written({ summary: 'A\\B; C, D\r\nBEGIN:VEVENT\nE\u0007' });
    expect(text).toContain('\r\nSUMMARY:A\\\\B\\; C\\, D\\nBEGIN:VEVENT\\nE \r\n');
  });

  it('has lines of at most 75 bytes, which unfold to what was written', () => {
    const longName = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(longName, (name) => {
        const summary = name.replaceAll(/[\\;,\p{Cc}]/gu, '');
        const text = written({ summary });
        const lines = text.split('\r\n');
        expect(Math.max(...lines.map((line) => bytesOf(line)))).toBeLessThanOrEqual(75);
        expect(text.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${summary}\r\n`);
      }),
      runs(100),
    );
  });
});
