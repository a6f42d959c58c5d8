// What the calendars of the app show: US weeks, no red day, and the district's today.
import { screen, within } from '@testing-library/react';
import type { DateRange } from '@schooldog/domain/dates';
import { organizationOf } from '@schooldog/domain/settings';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fakeApi.ts';
import { renderAs } from '../testing/renderAs.tsx';
import { someone } from '../testing/someone.ts';
import { DateRangeInput } from './DateRangeInput.tsx';
import { DayInput } from './DayInput.tsx';

const principal = someone('principal');
const nothing = () => undefined;
const chosen = vi.fn<(range: DateRange) => void>();

const range = () => <DateRangeInput value={{ from: null, to: null }} onChange={chosen} />;
const day = () => (
  <DayInput
    label="Due day"
    placeholder="Any day"
    clearLabel="Clear"
    value={null}
    onChange={nothing}
    isFromToday
  />
);

beforeEach(() => {
  chosen.mockClear();
  // October 31 in Honolulu, already November in New York and Kiritimati.
  vi.useFakeTimers({ now: new Date('2026-11-01T09:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(input: ReactNode, label: string, timeZone: string) {
  fakeApi({ 'settings.getOrganization': () => organizationOf({ timeZone }) });
  const user = await renderAs(principal, input);
  await user.click(await screen.findByLabelText(label));
  return { user, calendar: await screen.findByRole('table') };
}

describe.each([
  ['a range of days', range, 'Dates'],
  ['one day', day, 'Due day'],
])('the calendar of %s', (_what, input, label) => {
  it('begins on Sunday, and shows no day in the color of errors', async () => {
    const { calendar } = await open(input(), label, 'America/New_York');
    const [first] = within(calendar).getAllByRole('columnheader');
    expect(first?.textContent).toBe('Su');
    expect(calendar.querySelectorAll('td button').length).toBeGreaterThan(27);
    expect(calendar.querySelectorAll('[data-weekend]')).toHaveLength(0);
  });
});

it.each([
  ['Pacific/Honolulu', { from: '2026-10-01', to: '2026-10-31' }],
  ['America/New_York', { from: '2026-11-01', to: '2026-11-30' }],
])('this month is the one in %s', async (timeZone, month) => {
  const { user } = await open(range(), 'Dates', timeZone);
  await user.click(screen.getByRole('button', { name: 'This month' }));
  expect(chosen).toHaveBeenLastCalledWith(month);
});

it.each([
  ['Pacific/Honolulu', '31 October 2026', '30 October 2026'],
  ['America/New_York', '1 November 2026', '31 October 2026'],
])('the days from today on are those in %s', async (timeZone, today, yesterday) => {
  const { calendar } = await open(day(), 'Due day', timeZone);
  const shown = within(calendar);
  expect(shown.getByRole('button', { name: today }).hasAttribute('disabled')).toBe(false);
  const over = shown.queryByRole('button', { name: yesterday });
  expect(over?.hasAttribute('disabled') ?? true).toBe(true);
});
