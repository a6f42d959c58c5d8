import { screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '@schooldog/contract/account';
import { openWorkOrderRules } from '@schooldog/domain/permissions';
import { organizationOf } from '@schooldog/domain/settings';
import { type TasksSettings, tasksSettingsOf } from '@schooldog/domain/workOrders';
import { beforeEach, expect, it, vi } from 'vitest';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrder } from '../../../testing/workOrders.ts';
import type { Opening } from './open.ts';
import { WorkOrderDialog } from './WorkOrderDialog.tsx';

const grounds = {
  id: 'grounds0000000000000',
  name: 'Grounds',
  color: '#0a7e31' as const,
  assignedUserIds: [],
  preventNonAssignedUsers: false,
};
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockClear();
  setManualOffline(false);
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'dataProfiles.listPlaces': () => [],
    'users.findPeople': () => ({ people: [], more: false }),
    'workOrders.listSimilarWorkOrders': () => ({ workOrders: [] }),
  });
});

type Shown = Readonly<{ opening?: Opening; settings?: Partial<TasksSettings>; user?: SessionUser }>;

async function show({ opening, settings = {}, user }: Shown = {}) {
  fakeApi({ 'workOrders.getTasksSettings': () => tasksSettingsOf(settings) });
  const hands = await renderAs(
    user ?? someone('educator'),
    <WorkOrderDialog opening={opening ?? { mode: 'create', given: null }} onClose={onClose} />,
  );
  await screen.findByRole('textbox', { name: 'Description' });
  return hands;
}

const pendingWork = () => withDatabase(({ outbox }) => outbox.toArray());
const field = (role: string, name: string) => screen.queryByRole(role, { name });
const create = () => screen.getByRole('button', { name: 'Create Work Order' });

it('asks for a school and a description, and stores nothing without them', async () => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, { id: 'mapleGrove0000000000', name: 'Maple Grove' }],
  });
  const user = await show({ user: someone('district_safety_coordinator') });
  await user.click(create());
  expect(await screen.findByText('School is required')).toBeTruthy();
  expect(screen.getByText('Description is required')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(await pendingWork()).toEqual([]);
});

it('is on the device before anything is sent, with the default board', async () => {
  const user = await show({ settings: { boards: [grounds], defaultTaskBoard: grounds.id } });
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Latch');
  await fill(user, screen.getByRole('textbox', { name: 'Location' }), 'Gym');
  await user.click(create());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await pendingWork()).toMatchObject([
    {
      procedure: 'workOrders.createWorkOrder',
      label: 'Create work order: Latch',
      input: {
        schoolId: oakHill.id,
        entryId: null,
        workOrder: { description: 'Latch', location: 'Gym', boardId: grounds.id, priority: null },
      },
    },
  ]);
});

it('shows and sends the default board also where the school is chosen in the form', async () => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, { id: 'mapleGrove0000000000', name: 'Maple Grove' }],
  });
  const user = await show({
    user: someone('district_safety_coordinator'),
    settings: { boards: [grounds], defaultTaskBoard: grounds.id },
  });
  await user.click(screen.getByRole('combobox', { name: 'School' }));
  await user.click(await screen.findByRole('option', { name: 'Maple Grove' }));
  const board = await screen.findByRole('combobox', { name: 'Task board' });
  expect(board).toHaveProperty('value', 'Grounds');
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Latch');
  await user.click(create());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await pendingWork()).toMatchObject([{ input: { workOrder: { boardId: grounds.id } } }]);
});

it('says that there is no board where none is the default', async () => {
  await show({ settings: { boards: [grounds] } });
  const board = await screen.findByRole('combobox', { name: 'Task board' });
  expect([board.getAttribute('value'), board.getAttribute('placeholder')]).toEqual(['', 'No board']);
});

it('hides what the settings hide, and requires what they require', async () => {
  const user = await show({
    settings: {
      hiddenFields: ['notes', 'assignedStaff'],
      customFields: ['Asset tag', 'Floor'],
      requiredFields: ['priority', 'dueDate', 'notes'],
      requiredCustomFields: ['Asset tag'],
    },
  });
  expect(field('textbox', 'Notes')).toBeNull();
  expect(field('combobox', 'Assigned staff')).toBeNull();
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Latch');
  await user.click(create());
  expect(await screen.findByText('Priority is required')).toBeTruthy();
  expect(screen.getByText('Requested Completion Date is required')).toBeTruthy();
  expect(screen.getByText('Asset tag is required')).toBeTruthy();
  expect(screen.queryByText('Notes is required')).toBeNull();
  expect(screen.queryByText('Floor is required')).toBeNull();
  expect(await pendingWork()).toEqual([]);
});

it('neither shows nor requires what the person may not set', async () => {
  const rules = {
    ...openWorkOrderRules,
    restrictAssignment: 'workOrderManagers' as const,
    restrictBoards: 'workOrderStaff' as const,
    restrictSchedule: 'workOrderStaff' as const,
  };
  const user = await show({
    user: someone('educator', { workOrderRules: rules }),
    settings: { boards: [grounds], requiredFields: ['assignedStaff', 'taskBoard', 'scheduledStartDate'] },
  });
  expect(field('combobox', 'Assigned staff')).toBeNull();
  expect(field('combobox', 'Task board')).toBeNull();
  expect(field('switch', 'Schedule for later')).toBeNull();
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Latch');
  await user.click(create());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('says in place what needs a connection', async () => {
  const user = await show();
  await user.click(screen.getByRole('switch', { name: 'Schedule for later' }));
  setManualOffline(true);
  expect(await screen.findByText('You must be online to schedule a work order.')).toBeTruthy();
  expect(screen.getByText('You must be online to add attachments.')).toBeTruthy();
  expect(field('button', 'Add Attachment')).toBeNull();
});

it('an attachment takes the name of its file, and one that fails says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Add Attachment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Attachment' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('File is required')).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="pdf"]');
  if (input === null) throw new Error('no input');
  await user.upload(input, new File(['plan'], 'Floor plan.pdf', { type: 'application/pdf' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Floor plan'),
  );
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Failed to add attachment: Floor plan')).toBeTruthy();
  vi.unstubAllGlobals();
});

it('an edit sends only what changed, and offers no attachments', async () => {
  const principal = someone('principal');
  const order = aWorkOrder({ createdByUserId: principal.id });
  fakeApi({ 'workOrders.getWorkOrder': () => order });
  const user = await show({ opening: { mode: 'edit', order }, user: principal });
  expect(field('button', 'Add Attachment')).toBeNull();
  expect(field('switch', 'Schedule for later')).toBeNull();
  await fill(user, screen.getByRole('textbox', { name: 'Notes' }), 'Key');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [work] = await pendingWork();
  expect(work).toMatchObject({ procedure: 'workOrders.editWorkOrder' });
  expect(work?.input).toEqual({
    workOrderId: order.id,
    edit: { notes: { from: '', to: 'Key' } },
  });
});

it('what an entry says is in the form and in the order, and its school stays', async () => {
  const place = { location: 'Gym', locationDataProfileId: null, locationDataProfileOptionId: null };
  const user = await show({
    opening: {
      mode: 'create',
      given: {
        schoolId: oakHill.id,
        place,
        description: 'Latch\nLoose',
        source: { entryId: 'entry000000000000000', recordKey: 'entry:entry000000000000000' },
      },
    },
  });
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Latch\nLoose');
  expect(screen.getByRole('textbox', { name: 'Location' })).toHaveProperty('value', 'Gym');
  expect(field('button', 'Add Attachment')).toBeNull();
  await user.click(create());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await pendingWork()).toMatchObject([
    {
      input: { entryId: 'entry000000000000000', workOrder: { description: 'Latch\nLoose', location: 'Gym' } },
    },
  ]);
});

it('shows open orders that may be about the same, and one tap follows one of them instead', async () => {
  const { id, publicId, status, location, timeCreated } = aWorkOrder();
  const like = { id, publicId, status, location, timeCreated, firstLine: 'The latch is loose' };
  fakeApi({
    'workOrders.listSimilarWorkOrders': () => ({ workOrders: [like] }),
    'workOrders.setWorkOrderFollowed': () => ({ done: true as const }),
  });
  const user = await show();
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Loose');
  const follow = { name: 'Follow work order 1042 instead' };
  await user.click(await screen.findByRole('button', follow, { timeout: 10_000 }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(callsOf('workOrders.setWorkOrderFollowed')).toEqual([{ workOrderId: id, isFollowing: true }]);
  expect(await pendingWork()).toEqual([]);
});
