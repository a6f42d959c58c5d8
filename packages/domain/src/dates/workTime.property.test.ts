import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { workClock, type WorkHours } from './index.ts';

const calendar: WorkHours = {
  startTime: '07:15',
  endTime: '15:45',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  overrides: [
    { startDate: '2024-12-23', endDate: '2025-01-03', type: 'break' },
    { startDate: '2028-02-21', endDate: '2028-03-03', type: 'break' },
    { startDate: '2028-02-29', endDate: '2028-02-29', type: 'work_day' },
    { startDate: '2026-11-01', endDate: '2026-11-01', type: 'work_day' },
    { startDate: '2027-03-14', endDate: '2027-03-14', type: 'work_day' },
  ],
};
const quarter = 15 * 60_000;

/** An oracle that shares nothing with the product: it asks the wall clock at every quarter of an hour. */
function countedQuarters(hours: WorkHours, from: number, to: number, timeZone: string): number {
  const wall = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'long',
  });
  let counted = 0;
  for (let at = from; at < to; at += quarter) {
    const parts = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));
    const date = `${parts['year']}-${parts['month']}-${parts['day']}`;
    const time = `${parts['hour']}:${parts['minute']}`;
    const covering = hours.overrides.filter((one) => one.startDate <= date && one.endDate >= date);
    const isExtra = covering.some(({ type }) => type === 'work_day');
    const isWeekday = hours.days.some((day) => day === parts['weekday']?.toLowerCase());
    const isWorked = isExtra || (isWeekday && covering.length === 0);
    if (isWorked && time >= hours.startTime && time < hours.endTime) counted += quarter;
  }
  return counted;
}

const firstQuarter = Date.parse('2024-01-01T00:00:00Z') / quarter;
const lastQuarter = Date.parse('2034-01-01T00:00:00Z') / quarter;
const anySpan = fc.tuple(
  fc.integer({ min: firstQuarter, max: lastQuarter }),
  fc.integer({ min: 0, max: 9 * 96 }),
);
const clockChanges = ['2026-03-07', '2026-10-31', '2027-03-13', '2028-11-04', '2024-12-22', '2028-02-27'];
const spanAroundChange = fc.tuple(
  fc.constantFrom(...clockChanges).map((day) => Date.parse(`${day}T00:00:00Z`) / quarter),
  fc.integer({ min: 0, max: 4 * 96 }),
);

it.each(['America/New_York', 'America/Los_Angeles'])(
  'hours of work equal those of a wall clock over ten years, in %s',
  (timeZone) => {
    const clock = workClock(calendar, timeZone);
    fc.assert(
      fc.property(fc.oneof(anySpan, spanAroundChange), ([first, length]) => {
        const [from, to] = [first * quarter, (first + length) * quarter];
        expect(clock.between(new Date(from).toISOString(), new Date(to).toISOString())).toBe(
          countedQuarters(calendar, from, to, timeZone),
        );
      }),
      runs(150),
    );
  },
);

it('counts what really passes at night when the clock changes', () => {
  const night: WorkHours = {
    ...calendar,
    startTime: '00:00',
    endTime: '06:00',
    days: ['sunday'],
    overrides: [],
  };
  const clock = workClock(night, 'America/New_York');
  const hours = (day: string) => clock.between(`${day}T04:00:00.000Z`, `${day}T16:00:00.000Z`) / 3_600_000;
  expect(hours('2026-03-08')).toBe(5);
  expect(hours('2026-11-01')).toBe(7);
  expect(hours('2026-11-08')).toBe(6);
});

it('adds up: the parts of a span are the whole, and nothing is negative', () => {
  const clock = workClock(calendar, 'America/New_York');
  fc.assert(
    fc.property(anySpan, fc.integer({ min: 0, max: 900 }), ([first, length], more) => {
      const at = (steps: number) => new Date(steps * quarter + 61_000).toISOString();
      const [a, b, c] = [at(first), at(first + length), at(first + length + more)];
      expect(clock.between(a, b) + clock.between(b, c)).toBe(clock.between(a, c));
      expect(clock.between(c, a)).toBe(0);
    }),
    runs(100),
  );
});

it('without a calendar all time counts', () => {
  const clock = workClock(null, 'America/New_York');
  expect(clock.between('2026-11-20T12:00:00.000Z', '2026-11-23T12:00:00.000Z')).toBe(72 * 3_600_000);
});
