import { expect, it } from 'vitest';
import { oakHill, somebodyElse } from '../../../testing/records.ts';
import { aWorkOrder } from '../../../testing/workOrders.ts';
import { workOrderFilter, type WorkOrderListFilter } from '../workOrderFilter.ts';
import { matchesFilter, sortOrders } from './matches.ts';

const me = 'me000000000000000000';
const board = 'boardOfBuildings0000';
const viewer = {
  userId: me,
  timeZone: 'America/New_York',
  now: new Date('2026-10-10T16:00:00Z'),
  places: [],
};
const order = aWorkOrder({
  publicId: 1042,
  description: 'Broken latch',
  notes: 'Bring a café key',
  location: 'Room 214',
  customFields: { Vendor: 'Acme' },
  status: 'Started',
  priority: 'High',
  boardId: board,
  assignedUserIds: [me],
  dueDate: '2026-10-09',
  isPinned: true,
  // Still October 4 in the district.
  timeCreated: '2026-10-05T02:00:00.000Z',
});
const plain = aWorkOrder({ status: 'Started', priority: null, boardId: null, dueDate: null });

it.each<[string, WorkOrderListFilter, boolean, boolean]>([
  ['nothing', {}, true, true],
  ['its number', { search: '1042' }, true, true],
  ['the beginning of a word, without accents', { search: 'LATCH caf' }, true, false],
  ['an answer to a custom field', { search: 'acme' }, true, false],
  ['a status', { statuses: ['New', 'Started'] }, true, true],
  ['another status', { statuses: ['New'] }, false, false],
  ['a priority', { priorities: ['High'] }, true, false],
  ['no priority', { priorities: ['Unknown'] }, false, true],
  ['a board', { boardIds: [board] }, true, false],
  ['no board', { boardIds: ['none'] }, false, true],
  ['a school', { schoolIds: [oakHill.id] }, true, true],
  ['another school', { schoolIds: ['cedarCreek0000000000'] }, false, false],
  ['a creator', { creatorIds: [somebodyElse.id] }, true, true],
  ['an assignee', { assigneeIds: [me] }, true, false],
  ['days of the district', { from: '2026-10-04', to: '2026-10-04' }, true, false],
  ['mine', { mine: true }, true, false],
  ['unassigned', { unassigned: true }, false, true],
  ['overdue', { overdue: true }, true, false],
  ['pinned', { pinned: true }, true, false],
  ['its age in days', { ages: ['3-7'] }, true, true],
  ['days of completion', { completedFrom: '2026-10-01', completedTo: '2026-10-31' }, false, false],
  ['completed in time', { timeliness: 'onTime' }, false, false],
  ['reopened, which the device does not know', { reopened: true }, false, false],
  ['following', { following: true }, false, false],
])('by %s', (_what, filter, isFull, isPlain) => {
  expect(matchesFilter(order, filter, viewer)).toBe(isFull);
  expect(matchesFilter(plain, filter, viewer)).toBe(isPlain);
});

it('by place, as on the server: merged places are one', () => {
  const room = { dataProfileId: 'rooms', profileName: 'Rooms', label: 'Room 214', aliases: [] };
  const places = [
    { ...room, optionId: 'room213' },
    { ...room, optionId: 'room214', mergedIds: ['rm214', 'artRoom'] },
  ];
  const inRoom = (optionId: string | null) => aWorkOrder({ locationDataProfileOptionId: optionId });
  const isFound = (optionId: string | null, sought: string) =>
    matchesFilter(
      inRoom(optionId),
      { schoolIds: [oakHill.id], location: { profileId: 'rooms', optionId: sought } },
      { ...viewer, places },
    );
  expect(isFound('room214', 'room214')).toBe(true);
  expect(isFound('rm214', 'room214')).toBe(true);
  expect(isFound('room214', 'artRoom')).toBe(true);
  expect(isFound('room213', 'room214')).toBe(false);
  expect(isFound(null, 'room214')).toBe(false);
});

it('by completion and due date, and by age in work days', () => {
  const done = aWorkOrder({ ...order, status: 'Complete', timeCompleted: '2026-10-10T01:00:00.000Z' });
  const matches = (filter: WorkOrderListFilter) => matchesFilter(done, filter, viewer);
  expect(matches({ completedFrom: '2026-10-09', completedTo: '2026-10-09' })).toBe(true);
  expect(matches({ completedFrom: '2026-10-10' })).toBe(false);
  expect(matches({ timeliness: 'onTime' })).toBe(true);
  expect(matches({ timeliness: 'late' })).toBe(false);
  const calendar = { days: ['monday' as const], overrides: [] };
  expect(matchesFilter(done, { ages: ['0-2'] }, { ...viewer, calendar })).toBe(true);
});

it('sorts as the server does', () => {
  const orders = [
    aWorkOrder({ id: 'a', priority: null, dueDate: null, timeCreated: '3', timeUpdated: '2' }),
    aWorkOrder({ id: 'b', priority: 'Low', dueDate: '2026-10-12', timeCreated: '1', timeUpdated: '3' }),
    aWorkOrder({ id: 'c', priority: 'Critical', dueDate: '2026-10-11', timeCreated: '2', timeUpdated: '1' }),
  ];
  const sorted = (sort: Parameters<typeof sortOrders>[1]) =>
    sortOrders(orders, sort)
      .map(({ id }) => id)
      .join('');
  expect(sorted('newest')).toBe('acb');
  expect(sorted('oldest')).toBe('bca');
  expect(sorted('updated')).toBe('bac');
  expect(sorted('due')).toBe('cba');
  expect(sorted('priority')).toBe('cba');
});

it('everything that narrows or shows the list is in the URL', () => {
  const typed = {
    search: 'latch',
    statuses: 'Started,alien',
    boardIds: `${board},none,short`,
    mine: 'true',
    sort: 'due',
    view: 'board',
    groupBy: 'board',
  };
  expect(workOrderFilter.validate(typed)).toEqual({
    search: 'latch',
    statuses: 'Started',
    boardIds: `${board},none`,
    mine: true,
    sort: 'due',
    view: 'board',
    groupBy: 'board',
  });
  expect(workOrderFilter.count(workOrderFilter.read(typed))).toBe(5);
});
