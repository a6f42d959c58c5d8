import { screen, waitFor, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import {
  overridesMerge,
  type TasksSettings,
  tasksSettingsOf,
  workCalendarMerge,
} from '@schooldog/domain/workOrders';
import { beforeEach, expect, it } from 'vitest';
import { preloadProblemTexts } from '../../../../platform/problems/index.ts';
import { callsOf, fakeApi } from '../../../../testing/fakeApi.ts';
import { fill } from '../../../../testing/fill.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { useTasksSettings } from '../queries.ts';
import { CalendarCard } from './CalendarCard.tsx';

const winterBreak = {
  id: 'winterBreak000000000',
  name: 'Winter recess',
  startDate: '2026-12-21',
  endDate: '2027-01-01',
  type: 'break',
} as const;

let kept: TasksSettings;

/** A server that keeps what is saved. */
beforeEach(async () => {
  kept = tasksSettingsOf({});
  await preloadProblemTexts();
  fakeApi({
    'settings.getOrganization': () => organizationOf({}),
    'workOrders.getTasksSettings': () => kept,
    'workOrders.getTasksSettingsHistory': () => ({ changes: [], next: null }),
    'workOrders.saveWorkCalendar': ({ edit }) => {
      const { workCalendar, isWorkCalendarEnabled } = kept;
      const { value } = workCalendarMerge.apply({ isWorkCalendarEnabled, ...workCalendar }, edit);
      const { startTime, endTime, days } = value;
      kept = tasksSettingsOf({
        isWorkCalendarEnabled: value.isWorkCalendarEnabled,
        workCalendar: { ...workCalendar, startTime, endTime, days: [...days] },
      });
      return kept;
    },
    'workOrders.saveWorkCalendarOverrides': ({ edit }) => {
      const { overrides } = overridesMerge.apply({ overrides: kept.workCalendar.overrides }, edit).value;
      kept = tasksSettingsOf({ ...kept, workCalendar: { ...kept.workCalendar, overrides: [...overrides] } });
      return kept;
    },
  });
});

function Card() {
  const { data } = useTasksSettings();
  return data === undefined ? null : <CalendarCard settings={data} />;
}

/** A click on the words of a button does not submit a form here. */
function buttonIn(words: HTMLElement): HTMLElement {
  return words.closest('button') ?? words;
}

const show = () => renderAs(someone('maintenance_supervisor'), <Card />);

it('is turned on once it has times and a day, with the texts of what is missing', async () => {
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Work calendar' }));
  await user.click(await screen.findByLabelText('Use a work calendar'));
  await user.click(buttonIn(screen.getByText('Save')));
  expect(await screen.findByText('Please set both start and end times for the work calendar.')).toBeTruthy();
  await user.type(screen.getByLabelText('Start time'), '15:30');
  await fill(user, screen.getByLabelText('End time'), '07:00');
  await user.click(buttonIn(screen.getByText('Save')));
  expect(await screen.findByText('Start time must be before end time.')).toBeTruthy();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await user.click(screen.getByLabelText(day));
  await user.click(buttonIn(screen.getByText('Save')));
  expect(await screen.findByText('Please select at least one work day.')).toBeTruthy();
  expect(callsOf('workOrders.saveWorkCalendar')).toEqual([]);
  await user.click(screen.getByLabelText('Monday'));
  await fill(user, screen.getByLabelText('Start time'), '06:30');
  await user.click(buttonIn(screen.getByText('Save')));
  expect(await screen.findByText('From 6:30am to 7:00am')).toBeTruthy();
});

it('paints each day of the month by its kind', async () => {
  kept = tasksSettingsOf({
    isWorkCalendarEnabled: true,
    workCalendar: { ...kept.workCalendar, startTime: '07:00', endTime: '15:30', overrides: [winterBreak] },
  });
  await show();
  const legend = await screen.findByRole('list', { name: 'What the colors mean' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Work day', '2Break', '3Extra work day', '4Not a work day']);
  expect(screen.getAllByText(', Work day').length).toBeGreaterThan(30);
});

it('stores overrides only on Save Changes', async () => {
  kept = tasksSettingsOf({ workCalendar: { ...kept.workCalendar, overrides: [winterBreak] } });
  const user = await show();
  await user.click(await screen.findByText('Breaks and extra work days (1)'));
  const dialog = await screen.findByRole('dialog', { name: 'Breaks and extra work days' });
  await user.click(within(dialog).getByText('Add override'));
  await user.click(within(dialog).getByText('Add'));
  for (const text of [
    'Name is required',
    'Start date is required',
    'End date is required',
    'Type is required',
  ])
    expect(await within(dialog).findByText(text)).toBeTruthy();
  const form = within(within(dialog).getByRole('group', { name: 'New override' }));
  await user.click(form.getByText('Cancel'));
  await user.click(within(dialog).getByLabelText('Remove Winter recess'));
  await user.click(within(dialog).getByText('Cancel'));
  await user.click(await screen.findByText('Keep editing'));
  expect(callsOf('workOrders.saveWorkCalendarOverrides')).toEqual([]);
  await user.click(buttonIn(within(dialog).getByText('Save Changes')));
  await waitFor(() => expect(kept.workCalendar.overrides).toEqual([]));
  expect(await screen.findByText('Breaks and extra work days')).toBeTruthy();
});

it('begins with the ticked breaks of a US school year, none of them twice', async () => {
  const user = await show();
  await user.click(await screen.findByText('Breaks and extra work days'));
  await user.click(await screen.findByText('Start with a US school year'));
  expect(screen.getByLabelText('Summer break')).toHaveProperty('checked', false);
  await user.click(screen.getByText('Add 13 breaks'));
  await user.click(await screen.findByText('Start with a US school year'));
  expect(screen.getByLabelText('Labor Day (already added)')).toHaveProperty('disabled', true);
  await user.click(within(screen.getByRole('group', { name: /^School year/ })).getByText('Cancel'));
  await user.click(buttonIn(screen.getByText('Save Changes')));
  await waitFor(() => expect(kept.workCalendar.overrides).toHaveLength(13));
});
