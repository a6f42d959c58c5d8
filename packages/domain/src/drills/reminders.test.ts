import { expect, it } from 'vitest';
import { reminderDay } from '../dates/index.ts';
import { isToRemindOf } from './index.ts';

const dueBy = '2026-10-31';
const remindedOn = (today: string, lastSent: string | null, state: 'due' | 'toConfirm' | 'planned' = 'due') =>
  isToRemindOf({ state, dueBy }, { today, lastSent });

it('reminders go out a week and a day before', () => {
  const days = Array.from({ length: 31 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`);
  const sent = days.filter((day, at) => remindedOn(day, days[at - 1] ?? '2026-09-30'));
  expect(sent).toEqual(['2026-10-24', '2026-10-30']);
  expect(remindedOn('2026-10-24', '2026-10-23', 'toConfirm')).toBe(true);
  expect(remindedOn('2026-10-24', '2026-10-23', 'planned')).toBe(false);
});

it('a server that was down for two days catches up, and never after the last day', () => {
  expect(remindedOn('2026-10-26', '2026-10-23')).toBe(true);
  expect(remindedOn('2026-10-26', '2026-10-24')).toBe(false);
  expect(remindedOn('2026-10-27', '2026-10-23')).toBe(false);
  expect(remindedOn('2026-10-25', null)).toBe(false);
  expect(remindedOn('2026-10-24', null)).toBe(true);
  expect(remindedOn('2026-11-01', '2026-10-29')).toBe(false);
});

it('the day begins at seven in the district', () => {
  const zone = 'America/New_York';
  expect(reminderDay('2026-10-24T10:59:59.000Z', zone)).toBe(null);
  expect(reminderDay('2026-10-24T11:00:00.000Z', zone)).toBe('2026-10-24');
  expect(reminderDay('2026-10-25T00:00:00.000Z', zone)).toBe(null);
});
