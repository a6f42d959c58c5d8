import { screen } from '@testing-library/react';
import { addDays } from '@schooldog/domain/dates';
import { organizationOf } from '@schooldog/domain/settings';
import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { defaultWorkCalendar, tasksSettingsOf } from '@schooldog/domain/workOrders';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { DueDay } from './DueDay.tsx';

takesPlaceOnTuesday();

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(tuesdayMorning);

async function show(dueDate: string, status: 'New' | 'Complete', isWorkCalendarEnabled: boolean) {
  // Work days are every day here, so that the test does not depend on the day on which it runs.
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  const workCalendar = { ...defaultWorkCalendar, days: [...days], startTime: '07:00', endTime: '15:00' };
  fakeApi({
    'settings.getOrganization': () => organizationOf({}),
    'workOrders.getTasksSettings': () => tasksSettingsOf({ isWorkCalendarEnabled, workCalendar }),
  });
  await renderAs(someone('principal'), <DueDay order={{ status, dueDate }} />);
}

it.each([
  ['due in 3 work days', 3, true],
  ['due in 1 work day', 1, true],
  ['due today', 0, true],
  ['due in 3 days', 3, false],
] as const)('says %s', async (words, inDays, hasCalendar) => {
  await show(addDays(today, inDays), 'New', hasCalendar);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('says nothing of that once the order is complete, or late', async () => {
  await show(addDays(today, 3), 'Complete', true);
  expect(await screen.findByText(/^Due/)).toBeTruthy();
  expect(screen.queryByText(/due in/)).toBeNull();
  await show(addDays(today, -3), 'New', true);
  expect(await screen.findByText(/^Overdue since/)).toBeTruthy();
  expect(screen.queryByText(/due in/)).toBeNull();
});
