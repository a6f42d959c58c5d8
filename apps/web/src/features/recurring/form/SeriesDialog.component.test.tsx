import { screen, waitFor, within } from '@testing-library/react';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { addDays, dateIn, defaultTimeZone } from '@schooldog/domain/dates';
import { mergedSeriesOf } from '@schooldog/domain/recurring';
import { organizationOf } from '@schooldog/domain/settings';
import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { type TasksSettings, tasksSettingsOf } from '@schooldog/domain/workOrders';
import { beforeEach, expect, it, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { preloadProblemTexts } from '../../../platform/problems/index.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { aSeries } from '../../../testing/recurring.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { SeriesDialog } from './SeriesDialog.tsx';

takesPlaceOnTuesday();

const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove' };
const today = dateIn(tuesdayMorning.toISOString(), defaultTimeZone);
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  onClose.mockClear();
  setManualOffline(false);
  await preloadProblemTexts();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'settings.getOrganization': () => organizationOf({}),
    'dataProfiles.listPlaces': () => [],
    'users.findPeople': () => ({ people: [], more: false }),
    'recurring.createSeries': () => aSeries(),
    'recurring.editSeries': () => aSeries(),
  });
});

async function show(series: ShownSeries | null, settings: Partial<TasksSettings> = {}) {
  fakeApi({
    'workOrders.getTasksSettings': () => tasksSettingsOf(settings),
    ...(series === null ? {} : { 'recurring.getSeries': () => series }),
  });
  const user = await renderAs(
    someone('maintenance_supervisor'),
    <SeriesDialog series={series} onClose={onClose} />,
  );
  await screen.findByLabelText(/^Title/);
  return user;
}

/** Quicker to find than by its role, in a form of this size. */
const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( \\*)?$`), {
    selector: 'input:not([type=hidden]), textarea',
  });
const submit = () => screen.getByRole('button', { name: 'Create Recurring Work Order' });

it('asks for what is missing in the texts of the specification, and sends nothing', async () => {
  const user = await show(null, { requiredFields: ['priority', 'dueDate'] });
  await user.clear(field('Repeat every'));
  await user.click(submit());
  for (const text of [
    'School(s) is required',
    'Title is required',
    'Description is required',
    'Start date is required',
    'Required',
    'Priority is required',
    'Requested Completion Date is required',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  await fill(user, field('Repeat every'), '1000');
  expect(await screen.findByText('Invalid')).toBeTruthy();
  expect(callsOf('recurring.createSeries')).toEqual([]);
});

it('previews the next dates with breaks, and where the closed-day rule moves them', async () => {
  const start = addDays(today, 30);
  const holiday = {
    id: 'holiday0000000000000',
    name: 'Founders Day',
    startDate: start,
    endDate: start,
    type: 'break',
  } as const;
  const user = await show(
    aSeries({
      recurrenceStartDate: start,
      recurrenceEndDate: addDays(start, 14),
      recurrenceUnit: 'Weeks',
      recurrenceInterval: 1,
    }),
    {
      isWorkCalendarEnabled: true,
      workCalendar: {
        startTime: '07:00',
        endTime: '15:30',
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        overrides: [holiday],
      },
    },
  );
  const preview = within(await screen.findByRole('region', { name: 'Next 3 dates' }));
  expect(preview.getByText('Break (Founders Day): created anyway')).toBeTruthy();
  expect(preview.getByText('It ends after these dates.')).toBeTruthy();
  await user.click(field('If a date is not a work day'));
  await user.click(await screen.findByRole('option', { name: 'Skip that date' }));
  expect(preview.getByText('Break (Founders Day): skipped')).toBeTruthy();
  await user.click(field('If a date is not a work day'));
  await user.click(await screen.findByRole('option', { name: 'Move to the next work day' }));
  expect(preview.getByText(/Break \(Founders Day\): moved to/)).toBeTruthy();
});

it('has no choice of closed days without a work calendar, and says why', async () => {
  await show(aSeries());
  expect(field('If a date is not a work day')).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Turn on the work calendar/)).toBeTruthy();
});

it('offers only people who can be assigned at every chosen school, and a place from a list at one', async () => {
  const user = await show(
    aSeries({
      schoolIds: [oakHill.id],
      workOrderData: {
        ...aSeries().workOrderData,
        locationDataProfileId: 'profile0000000000000',
        locationDataProfileOptionId: 'option00000000000000',
      },
    }),
  );
  await user.click(field('Schools'));
  await user.click(await screen.findByRole('option', { name: 'Maple Grove' }));
  await waitFor(() =>
    expect(callsOf('users.findPeople')).toContainEqual(
      expect.objectContaining({
        permission: 'be proposed tasks',
        atSchoolIds: [oakHill.id, mapleGrove.id],
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(callsOf('recurring.editSeries')).toMatchObject([
    {
      seriesId: aSeries().id,
      edit: {
        schoolIds: { added: [mapleGrove.id] },
        place: { to: { location: 'Roof', locationDataProfileOptionId: null } },
      },
    },
  ]);
});

it('shows what another person changed meanwhile, and asks', async () => {
  const changed = aSeries({ title: 'Air filters, all units' });
  fakeApi({
    'recurring.getSeriesHistory': () => ({ changes: [], next: null }),
    'recurring.editSeries': () => {
      throw refusal(409, 'record.conflict', {
        present: mergedSeriesOf(changed),
        conflicts: [],
      });
    },
  });
  const user = await show(aSeries());
  await user.type(field('Title'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Air filters, all units')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('asks before it forgets what was typed', async () => {
  const user = await show(null);
  await fill(user, field('Title'), 'Filters');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
