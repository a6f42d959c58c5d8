import { useRouter } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '@schooldog/contract/account';
import { addDays, dateIn, defaultTimeZone } from '@schooldog/domain/dates';
import { organizationOf } from '@schooldog/domain/settings';
import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { IconTool } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import * as files from '../../../platform/lazyParts/loadFiles.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { joinShells, ShellContext, type StartGiven } from '../../../platform/navigation/featureShell.ts';
import { aDrill, aPoint } from '../../../testing/drills.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import type { RecordSearch } from '../recordSearch.ts';
import { RecordForm } from './RecordPage.tsx';
import { UpdateForm } from './UpdatePage.tsx';

takesPlaceOnTuesday();

const today = dateIn(tuesdayMorning.toISOString(), defaultTimeZone);
const maple = { id: 'mapleGrove0000000000', name: 'Maple Grove' };
const start = vi.fn<(given?: StartGiven) => void>();
const shell = joinShells([
  { menu: [{ key: 'tasks', to: '/tasks', icon: IconTool }], actions: [{ action: 'createWorkOrder', start }] },
]);

beforeEach(() => {
  start.mockClear();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, maple],
    'settings.getOrganization': () => organizationOf({}),
    'drills.listOpenPoints': () => ({ drills: [] }),
  });
});

/** Where the person is. */
function Where() {
  const { history } = useRouter();
  const path = useSyncExternalStore(
    (changed) => history.subscribe(changed),
    () => history.location.pathname,
  );
  return <output aria-label="Path">{path}</output>;
}

async function show(search: RecordSearch = {}, user: SessionUser = someone('principal')) {
  const hands = await renderAs(
    user,
    <ShellContext value={shell}>
      <RecordForm search={search} />
      <Where />
    </ShellContext>,
  );
  await screen.findByRole('textbox', { name: 'Time' });
  return hands;
}

const pendingWork = () => withDatabase(({ outbox }) => outbox.toArray());
const record = () => screen.getByRole('button', { name: 'Record Drill' });
const box = (name: string) => screen.getByRole('textbox', { name });

async function choose(user: Awaited<ReturnType<typeof show>>, field: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

it('asks for school, type and event, and stores nothing without them', async () => {
  const user = await show({}, someone('district_safety_coordinator'));
  await user.click(record());
  expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
  expect(await pendingWork()).toEqual([]);
  await choose(user, 'Drill type', 'Other');
  await choose(user, 'Event type', 'Other');
  expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
  await user.click(box('Other drill type'));
  await user.paste('x'.repeat(41));
  expect(screen.getByText('Max 40 characters.')).toBeTruthy();
});

it('formats times as they are typed, and says what is wrong with them', async () => {
  const user = await show();
  await user.clear(box('Time'));
  await user.type(box('Time'), '1360');
  await user.type(box('Response time'), '99');
  await user.click(record());
  expect(box('Time')).toHaveProperty('value', '13:60');
  expect(await screen.findByText('Please enter a valid time in the format hh:mm.')).toBeTruthy();
  expect(screen.getByText('Please enter a valid response time in the format mm:ss.')).toBeTruthy();
  await user.clear(box('Time'));
  await user.type(box('Time'), '930');
  expect(box('Time')).toHaveProperty('value', '9:30');
  await user.type(box('Response time'), '59');
  expect(box('Response time')).toHaveProperty('value', '99:59');
  expect(screen.queryByText(/Please enter a valid/)).toBeNull();
});

it('a number of participants with a point is wrong, not another number', async () => {
  const user = await show();
  await user.type(box('Number of participants'), '1.5');
  await user.click(record());
  expect(box('Number of participants')).toHaveProperty('value', '1.5');
  expect(await screen.findByText(/Please enter a whole number up to/)).toBeTruthy();
});

it('is on the device before anything is sent, with the line that was not added yet', async () => {
  const user = await show();
  await choose(user, 'Drill type', 'Fire');
  await choose(user, 'Event type', 'Planned drill');
  await fill(user, box('Time'), '205');
  await user.click(screen.getByRole('radio', { name: 'PM' }));
  await user.type(box('Number of participants'), '4a12');
  await user.type(box('Add a line'), 'Door 4 was locked{Enter}');
  await fill(user, box('Add a line'), 'Horn too quiet');
  await user.click(record());
  await waitFor(async () => expect(await pendingWork()).toHaveLength(1));
  expect(await pendingWork()).toMatchObject([
    {
      procedure: 'drills.recordDrill',
      label: 'Record drill: Fire drill',
      input: {
        withResults: true,
        drill: {
          schoolId: oakHill.id,
          kind: { type: 'fire', otherType: '' },
          event: { eventType: 'planned', otherEventType: '' },
          drillDate: today,
          clock: { drillTime: '02:05', drillTimeOfDay: 'pm' },
          numberOfParticipants: 412,
          toImprove: [{ text: 'Door 4 was locked', isSettled: false }, { text: 'Horn too quiet' }],
        },
      },
    },
  ]);
});

it('a drill that is planned ahead asks for no results and sends none', async () => {
  const drillDate = addDays(today, 1);
  const user = await show({ schoolId: oakHill.id, type: 'intruder', drillDate });
  expect(screen.queryByRole('heading', { name: 'Results' })).toBeNull();
  expect(screen.getByText(/You can enter results starting on its date/)).toBeTruthy();
  await choose(user, 'Event type', 'Planned drill');
  await fill(user, box('Time'), '1000');
  await user.click(screen.getByRole('button', { name: 'Plan drill' }));
  await waitFor(async () => expect(await pendingWork()).toHaveLength(1));
  expect(await pendingWork()).toMatchObject([
    { input: { withResults: false, drill: { drillDate, kind: { type: 'intruder' }, toImprove: [] } } },
  ]);
});

it('shows what earlier drills of that kind left open, and settles it there at once', async () => {
  const open = { drillId: 'earlier0000000000000', drillDate: '2026-09-03', points: [aPoint()] };
  fakeApi({ 'drills.listOpenPoints': () => ({ drills: [open] }) });
  const user = await show({ schoolId: oakHill.id, type: 'fire' });
  expect(await screen.findByRole('link', { name: 'Drill on 09/03/2026' })).toBeTruthy();
  expect(callsOf('drills.listOpenPoints')).toMatchObject([{ schoolId: oakHill.id, type: 'fire' }]);
  await user.click(screen.getByRole('checkbox', { name: 'Door 4 was locked' }));
  await waitFor(async () =>
    expect(await pendingWork()).toMatchObject([
      { procedure: 'drills.updateDrill', input: { drillId: open.drillId, withResults: false } },
    ]),
  );
  const point = () => screen.getByRole('checkbox', { name: 'Door 4 was locked' });
  await waitFor(() => expect(point()).toHaveProperty('checked', true));
});

it('a line becomes a work order, which it carries from then on', async () => {
  const user = await show();
  await user.type(box('Add a line'), 'Fix door 4{Enter}');
  await user.click(screen.getByRole('button', { name: 'Create Work Order: Fix door 4' }));
  expect(start).toHaveBeenCalledOnce();
  const [given] = start.mock.calls[0] ?? [];
  expect(given).toMatchObject({ schoolId: oakHill.id, description: 'Fix door 4' });
  given?.origin?.onCreated('workOrder00000000000');
  const link = await screen.findByRole('link', { name: 'Work order: Fix door 4' });
  expect(link.getAttribute('href')).toBe('/tasks/task/workOrder00000000000');
});

it('an update sends only what changed, and follows what others change in the meantime', async () => {
  const drill = aDrill();
  let current = drill;
  fakeApi({ 'drills.getDrill': () => current });
  const user = await renderAs(
    someone('principal'),
    <ShellContext value={shell}>
      <UpdateForm drill={drill} fix={undefined} />
    </ShellContext>,
  );
  current = aDrill({ numberOfParticipants: 400, timeUpdated: '2026-10-05T15:00:00.000Z' });
  await waitFor(() => expect(box('Number of participants')).toHaveProperty('value', '400'));
  expect(screen.getByText(/Their changes are in this form/)).toBeTruthy();
  await fill(user, box('What went well'), 'Quick');
  const points = within(screen.getByRole('group', { name: 'What to improve' }));
  await user.click(points.getByRole('checkbox', { name: 'Resolved: Door 4 was locked' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(async () => expect(await pendingWork()).toHaveLength(1));
  expect((await pendingWork()).map(({ procedure, input }) => ({ procedure, input }))).toEqual([
    {
      procedure: 'drills.updateDrill',
      input: {
        drillId: drill.id,
        withResults: true,
        edit: { toImprove: expect.anything(), wentWell: expect.anything() },
      },
    },
  ]);
});

it.each([
  [true, '/drills'],
  [false, '/dashboard'],
])('leads where the device can show something when the list on it is %s', async (isHere, path) => {
  const loading = vi.spyOn(files, 'fetchFilesOf').mockResolvedValue(isHere);
  onTestFinished(() => loading.mockRestore());
  setManualOffline(true);
  const user = await show({ schoolId: oakHill.id, type: 'fire' });
  await choose(user, 'Event type', 'Planned drill');
  await fill(user, box('Time'), '1000');
  await user.click(record());
  await waitFor(() => expect(screen.getByLabelText('Path').textContent).toBe(path));
  expect(await pendingWork()).toHaveLength(1);
});
