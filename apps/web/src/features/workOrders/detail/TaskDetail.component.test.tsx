import { Notifications } from '@mantine/notifications';
import { screen } from '@testing-library/react';
import type { SessionUser } from '@schooldog/contract/account';
import type { DetailedWorkOrder } from '@schooldog/contract/workOrders';
import { tasksSettingsOf } from '@schooldog/domain/workOrders';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrder, someChange } from '../../../testing/workOrders.ts';
import { TaskDetail } from './TaskDetail.tsx';

const principal = someone('principal');
const technician = someone('maintenance_staff', { isPrimarilyTaskUser: true });
const educator = someone('educator');

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'workOrders.getTasksSettings': () => tasksSettingsOf({}),
  }),
);

const page = (order: DetailedWorkOrder) => (
  <TaskDetail order={order} detail={order} pending={null} toSend={{ comments: [] }} />
);

/** The buttons of the page, and what is behind More actions. */
async function offeredTo(person: SessionUser, facts: Partial<DetailedWorkOrder> = {}): Promise<string[]> {
  const user = await renderAs(person, page(aWorkOrder(facts)));
  const more = await screen.findByRole('button', { name: 'More actions' });
  const buttons = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  await user.click(more);
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  return [...buttons, ...items].filter((name) => !always.has(name));
}

const always = new Set([
  'Follow',
  'Pin',
  'More actions',
  'Add comment',
  'Copy link',
  'Print',
  'Audit history',
]);

describe('what can be done', () => {
  it.each<[string, SessionUser, Partial<DetailedWorkOrder>, string[]]>([
    [
      'a principal, who manages',
      principal,
      {},
      [
        'NEWChange status',
        'Edit',
        'Assign to me',
        'Add Attachment',
        'Assign staff',
        'Schedule for later',
        'Delete',
      ],
    ],
    [
      'a technician who is not assigned',
      technician,
      {},
      ['Assign to me', 'Add Attachment', 'Assign staff', 'Schedule for later'],
    ],
    [
      'a technician who is assigned',
      technician,
      { assignedUserIds: [technician.id], assignedNames: [{ userId: technician.id, name: 'Pat Lee' }] },
      ['NEWChange status', 'Unassign me', 'Add Attachment', 'Assign staff', 'Schedule for later'],
    ],
    ['a follower', educator, { isFollowing: true }, ['Stop following']],
    [
      'its creator, while nobody else acted',
      educator,
      { createdByUserId: educator.id },
      ['NEWChange status', 'Edit', 'Add Attachment', 'Assign staff', 'Schedule for later', 'Delete'],
    ],
    [
      'its creator, afterward',
      educator,
      { createdByUserId: educator.id, hasActivityOfOthers: true },
      ['NEWChange status', 'Edit', 'Add Attachment', 'Assign staff', 'Schedule for later'],
    ],
    [
      'a principal, once it is scheduled',
      principal,
      { status: 'Scheduled', scheduledStartDate: '2027-01-04' },
      ['SCHEDULEDChange status', 'Edit', 'Assign to me', 'Add Attachment', 'Assign staff', 'Delete'],
    ],
  ])('%s', async (_who, person, facts, expected) => {
    expect(await offeredTo(person, facts)).toEqual(expected);
  });
});

it('shows the photos of an order that still waits, from the device', async () => {
  setManualOffline(true);
  onTestFinished(() => setManualOffline(false));
  const order = {
    ...aWorkOrder({ publicId: 0, imageIds: ['photo1', 'photo2'] }),
    imageUrls: ['blob:photo1', 'blob:photo2'],
  };
  await renderAs(
    educator,
    <TaskDetail order={order} detail={undefined} pending={null} toSend={{ comments: [] }} />,
  );
  expect(await screen.findByText('Number follows when sent')).toBeTruthy();
  expect(await screen.findAllByRole('button', { name: /^Open photo \d of 2/ })).toHaveLength(2);
});

it('says that a photo of its entry is still on the way, and shows none in its place', async () => {
  const order = aWorkOrder({
    imageIds: ['photo1', 'photo2'],
    imageUrls: ['/api/workOrders/workOrder00000000000/images/photo1', ''],
    imagesToFollow: { onTheWay: 1, missing: 0, imageIds: ['photo2'] },
  });
  await renderAs(educator, page(order));
  expect(await screen.findByText('1 photo still uploading')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Open photo/ })).toHaveLength(1);
});

it('a technician takes the task', async () => {
  fakeApi({ 'workOrders.assignSelf': () => someChange });
  const user = await renderAs(technician, page(aWorkOrder()));
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
  expect(callsOf('workOrders.assignSelf')).toEqual([{ workOrderId: someChange.id, isAssigned: true }]);
});

it.each([
  ['removed', [educator.id], 'Work order was updated successfully'],
  ['added', [], 'User assigned to work order'],
])('says what became of the assigned staff: %s', async (_what, assignedUserIds, said) => {
  const person = {
    id: educator.id,
    firstName: 'Pat',
    lastName: 'Lee',
    title: '',
    role: 'educator' as const,
    isDistrictUser: false,
    isDisabled: false,
    isSchoolDogStaff: false,
    roleSchoolIds: [oakHill.id],
  };
  fakeApi({
    'workOrders.editWorkOrder': () => someChange,
    'users.findPeople': () => ({ people: [person], more: false }),
  });
  const assignedNames = assignedUserIds.map((userId) => ({ userId, name: 'Pat Lee' }));
  const order = aWorkOrder({ assignedUserIds, assignedNames });
  const user = await renderAs(
    principal,
    <>
      {page(order)}
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Assign staff' }));
  await user.click(await screen.findByRole('combobox', { name: /assigned/i }));
  if (assignedUserIds.length > 0) await user.keyboard('{Backspace}');
  else await user.click(await screen.findByRole('option', { name: /Pat Lee/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

it('pins and follows wait on the device', async () => {
  const user = await renderAs(educator, page(aWorkOrder({ isFollowing: true })));
  await user.click(await screen.findByRole('button', { name: 'Pin' }));
  await user.click(screen.getByRole('button', { name: 'Stop following' }));
  const queued = () => withDatabase(({ outbox }) => outbox.toArray());
  await expect.poll(queued).toHaveLength(2);
  expect((await queued()).map(({ input }) => input)).toEqual([
    { workOrderId: someChange.id, isPinned: true },
    { workOrderId: someChange.id, isFollowing: false },
  ]);
});

describe('offline', () => {
  it('says what needs a connection', async () => {
    setManualOffline(true);
    onTestFinished(() => setManualOffline(false));
    const attachment = {
      id: 'f1',
      name: 'Plan',
      fileName: 'plan.pdf',
      size: 1,
      byUserId: educator.id,
      byName: 'Pat Lee',
      timeCreated: someChange.timeCreated,
      url: '/file',
      removed: null,
    };
    const user = await renderAs(principal, page(aWorkOrder({ attachments: [attachment] })));
    expect(
      await screen.findByText('You are offline. Please connect to the internet to view attachments.'),
    ).toBeTruthy();
    expect(
      screen.getByText('You are offline. Please connect to the internet to add an attachment.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Plan' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByText('You must be online to schedule a work order.')).toBeTruthy();
  });
});

it('a removed attachment stays readable as removed', async () => {
  const attachment = {
    id: 'f1',
    name: 'Plan',
    fileName: 'plan.pdf',
    size: 1,
    byUserId: educator.id,
    byName: 'Pat Lee',
    timeCreated: someChange.timeCreated,
    url: null,
    removed: { byName: 'Sam Ortiz', time: someChange.timeCreated },
  };
  await renderAs(principal, page(aWorkOrder({ attachments: [attachment] })));
  expect(await screen.findByText(/Removed by Sam Ortiz/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Plan' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Plan' })).toBeNull();
});
