import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../dates/index.ts';
import { analyticsPeriod, dueIn, weeksOf } from './index.ts';

const today = '2026-11-17';

it('is the last twelve months unless days are chosen, and never longer than three years', () => {
  expect(analyticsPeriod({}, today)).toEqual({ from: '2025-11-18', to: today });
  expect(analyticsPeriod({}, '2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29' });
  expect(analyticsPeriod({ from: '2026-09-01' }, today)).toEqual({ from: '2026-09-01', to: today });
  expect(analyticsPeriod({ to: '2026-01-31' }, today)).toEqual({ from: '2025-02-01', to: '2026-01-31' });
  const reversed = { from: '2026-09-30', to: '2026-09-01' };
  expect(analyticsPeriod(reversed, today)).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  expect(analyticsPeriod({ from: '2000-01-01', to: today }, today).from).toBe(addDays(today, -1098));
  expect(analyticsPeriod({ from: '2027-01-01' }, today)).toEqual({ from: '2027-01-01', to: '2027-01-01' });
});

it('has weeks from Sunday to Saturday that cover each of its days once', () => {
  const weeks = weeksOf(analyticsPeriod({}, today));
  expect(weeks[0]).toEqual({ from: '2025-11-18', to: '2025-11-22' });
  expect(weeks.at(-1)).toEqual({ from: '2026-11-15', to: today });
  expect(weeks.slice(1).map(({ from }) => weekdayOf(from))).toEqual(weeks.slice(1).map(() => 'sunday'));
  expect(weeks.slice(0, -1).map(({ to }) => addDays(to, 1))).toEqual(weeks.slice(1).map(({ from }) => from));
});

it('counts the work days until the due date, or all days without a calendar', () => {
  const calendar = {
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const,
    overrides: [{ startDate: '2026-11-26', endDate: '2026-11-27', type: 'break' as const }],
  };
  expect(dueIn(calendar, today, '2026-11-30')).toEqual({ days: 7, unit: 'workDay' });
  expect(dueIn(null, today, '2026-11-30')).toEqual({ days: 13, unit: 'day' });
  expect(dueIn(calendar, today, today)).toEqual({ days: 0, unit: 'workDay' });
  expect(dueIn(calendar, today, '2026-11-16')).toBeNull();
  expect(dueIn(calendar, today, null)).toBeNull();
});
