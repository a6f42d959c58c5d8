import { workOrdersContract } from '@schooldog/contract/workOrders';
import { addDays, dateIn } from '@schooldog/domain/dates';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix } from '../../authorization/matrix.ts';
import { analyticsRows, analyticsTable } from './analytics/analytics.authorization.ts';
import { workOrders } from './schema.ts';
import { tasksSettingsRows, tasksSettingsTable } from './settings/tasksSettings.authorization.ts';
import { aForm } from './testing/aWorkOrderOf.ts';
import {
  anOrder,
  hidden,
  hiddenBoard,
  openBoard,
  unable,
  setSettingsOf,
} from './testing/matrixWorkOrders.ts';
import { severalWorkOrderRows } from './severalWorkOrders.authorization.ts';
import { workOrderUserRows, workOrderUsersTable } from './users/workOrderUsers.authorization.ts';
import { workOrderPartRows } from './workOrderParts.authorization.ts';

// The caller created the order in the lines "created" and "acted", where others worked on it, and in those with
// restrictions and approval; otherwise a district user did. In "hidden" it is on a board that nobody is assigned to.
// "restricted": only managers, and the staff only sees what is assigned to them. "forStaff": only work order staff.
// "awaiting": managers at the school approve. "forManagers": holders of "manage tasks settings" approve.
const table = `
                                       MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listWorkOrders            own        ok ok -- -- -- ok | ok ok -- -- -- -- -- ok | ok
                            foreign    ok ok -- -- -- ok | -- -- -- -- -- -- -- -- | ok
                            created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            hidden     ok ok -- -- -- ok | ok ok -- -- -- -- -- -- | ok
                            off        no no no no no no | no no no no no no no no | no
  countWorkOrders           own        ok ok -- -- -- ok | ok ok -- -- -- -- -- ok | ok
                            hidden     ok ok -- -- -- ok | ok ok -- -- -- -- -- -- | ok
                            off        no no no no no no | no no no no no no no no | no
  getWorkOrderBadges        assigned   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            own        -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
                            off        no no no no no no | no no no no no no no no | no
  getWorkOrder              own        ok ok nf nf nf ok | ok ok nf nf nf nf nf ok | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            assigned   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            followed   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            hidden     ok ok nf nf nf ok | ok ok nf nf nf nf nf nf | ok
                            staffView  ok ok nf nf nf ok | ok ok nf nf nf nf nf nf | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  getWorkOrderHistory       own        ok ok nf nf nf ok | ok ok nf nf nf nf nf ok | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  listLinkedWorkOrders      own        ok ok -- -- -- ok | ok ok -- -- -- -- -- ok | ok
                            foreign    ok ok -- -- -- ok | -- -- -- -- -- -- -- -- | ok
                            hidden     ok ok -- -- -- ok | ok ok -- -- -- -- -- -- | ok
                            off        no no no no no no | no no no no no no no no | no
  getTasksSettings          own        ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            hidden     ok ok -- -- -- ok | ok ok -- -- -- -- -- -- | ok
                            off        no no no no no no | no no no no no no no no | no
  createWorkOrder           own        ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            foreign    ok ok ok ok ok ok | no no no no no no no no | ok
                            restricted ok ok nb nb nb ok | nb nb nb nb nb nb nb nb | ok
                            forStaff   ok ok nb nb nb ok | nb nb nb nb nb nb nb ok | ok
                            off        no no no no no no | no no no no no no no no | no
  editWorkOrder             own        ok ok nf nf nf ok | ok ok nf nf nf nf nf no | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            assigned   ok ok no no no ok | ok ok no no no no no no | ok
                            restricted ok ok nb nb nb ok | nb nb nb nb nb nb nb nb | ok
                            forStaff   ok ok na na na ok | na na na na na na na ok | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  setWorkOrderStatus        own        ok ok nf nf nf ok | ok ok nf nf nf nf nf no | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            assigned   ok ok no no ok ok | ok ok no ok no no no ok | ok
                            followed   ok ok no no no ok | ok ok no no no no no no | ok
                            restricted ok ok no no no ok | no no no no no no no ok | ok
                            awaiting   ok ok no no no ok | ok ok no no no no no no | ok
                            forManagers ok ok no no no ok | no no no no no no no no | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  assignSelf                own        no ok nf nf nf ok | ok ok nf nf nf nf nf ok | no
                            foreign    no ok nf nf nf ok | nf nf nf nf nf nf nf nf | no
                            created    no ok no no ok ok | ok ok no ok no no no ok | no
                            restricted no ok no no ok ok | ok ok no ok no no no ok | no
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  setWorkOrderPinned        own        ok ok nf nf nf ok | ok ok nf nf nf nf nf ok | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  setWorkOrderFollowed      own        ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            foreign    ok ok ok ok ok ok | nf nf nf nf nf nf nf nf | ok
                            hidden     ok ok nf nf nf ok | ok ok nf nf nf nf nf nf | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  scheduleWorkOrderForLater own        ok ok nf nf nf ok | ok ok nf nf nf nf nf ok | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            restricted ok ok no no no ok | no no no no no no no no | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  deleteWorkOrder           own        ok ok nf nf nf ok | ok ok nf nf nf nf nf no | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            acted      ok ok no no no ok | ok ok no no no no no no | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  addWorkOrderComment       own        ok ok nf nf nf ok | ok ok nf nf nf nf nf ok | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            assigned   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  editWorkOrderComment      created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            own        no no nf nf nf no | no no nf nf nf nf nf no | no
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  deleteWorkOrderComment    created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            own        no no nf nf nf no | no no nf nf nf nf nf no | no
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  addWorkOrderAttachment    own        ok ok nf nf nf ok | ok ok nf nf nf nf nf ok | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            assigned   ok ok no no no ok | ok ok no no no no no ok | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  removeWorkOrderAttachment own        ok ok nf nf nf ok | ok ok nf nf nf nf nf ok | ok
                            foreign    ok ok nf nf nf ok | nf nf nf nf nf nf nf nf | ok
                            assigned   ok ok no no no ok | ok ok no no no no no ok | ok
                            off        nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  listWorkOrdersToApprove   own        ok ok no no no ok | ok ok no no no no no no | ok
                            foreign    ok ok no no no ok | -- -- no no no no no no | ok
                            off        no no no no no no | no no no no no no no no | no
  decideWorkOrders          own        ok ok -- -- -- ok | ok ok -- -- -- -- -- -- | ok
                            foreign    ok ok -- -- -- ok | -- -- -- -- -- -- -- -- | ok
                            forManagers ok ok -- -- -- ok | -- -- -- -- -- -- -- -- | ok
                            off        -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  changeWorkOrders          own        ok ok -- -- -- ok | ok ok -- -- -- -- -- -- | ok
                            foreign    ok ok -- -- -- ok | -- -- -- -- -- -- -- -- | ok
                            created    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            off        -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  listSimilarWorkOrders     own        ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            foreign    ok ok ok ok ok ok | no no no no no no no no | ok
                            hidden     ok ok -- -- -- ok | ok ok -- -- -- -- -- -- | ok
                            off        no no no no no no | no no no no no no no no | no
  listWorkOrderViews        own        ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            foreign    -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
                            off        no no no no no no | no no no no no no no no | no
  saveWorkOrderView         own        ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            foreign    tk tk tk tk tk tk | tk tk tk tk tk tk tk tk | tk
                            off        no no no no no no | no no no no no no no no | no
  deleteWorkOrderView       own        ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                            foreign    nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                            off        no no no no no no | no no no no no no no no | no
  generateCsvForWorkOrders  own        ok ok ok no no ok | ok no no no no no no no | ok
                            foreign    ok ok ok no no ok | no no no no no no no no | ok
                            off        no no no no no no | no no no no no no no no | no
`;

const orderIs = (id: string) => eq(workOrders.id, id);
const names = (column: typeof workOrders.assignedUserIds, userId: string) => sql`${userId} = any(${column})`;
const dayAfterTomorrow = () => addDays(dateIn(new Date().toISOString(), 'America/New_York'), 2);

const noBoard = { nb: '403 workOrder.boardNotAllowed' };

export const workOrdersMatrix = matrix(
  'workOrders',
  workOrdersContract,
  table + analyticsTable + tasksSettingsTable + workOrderUsersTable,
  {
    ...tasksSettingsRows,
    ...analyticsRows,
    ...workOrderUserRows,
    listWorkOrders: {
      refusals: unable('list'),
      attempt: async (situation) => {
        const orderId = await anOrder(situation);
        return attempt((client) => client.workOrders.listWorkOrders({ schoolIds: [situation.school.id] }), {
          shows: (page) => page.workOrders.some(({ id }) => id === orderId),
        });
      },
    },
    countWorkOrders: {
      refusals: unable('list'),
      attempt: async (situation) => {
        const search = newId();
        await anOrder(situation, { description: search });
        return attempt((client) => client.workOrders.countWorkOrders({ search }), {
          shows: ({ count }) => count === 1,
        });
      },
    },
    getWorkOrderBadges: {
      refusals: unable('list'),
      attempt: async (situation) => {
        await anOrder(situation);
        return attempt((client) => client.workOrders.getWorkOrderBadges(), {
          shows: ({ assigned }) => assigned === 1,
        });
      },
    },
    listLinkedWorkOrders: {
      refusals: unable('list'),
      attempt: async (situation) => {
        const ids = [await anOrder(situation)];
        return attempt((client) => client.workOrders.listLinkedWorkOrders({ ids }), {
          shows: ({ openable }) => openable.length === 1,
        });
      },
    },
    getWorkOrder: {
      refusals: hidden,
      attempt: async (situation) => {
        const workOrderId = await anOrder(situation);
        return attempt((client) => client.workOrders.getWorkOrder({ workOrderId }), {
          shows: ({ id }) => id === workOrderId,
        });
      },
    },
    getWorkOrderHistory: {
      refusals: hidden,
      attempt: async (situation) => {
        const workOrderId = await anOrder(situation);
        const { value } = await situation.district.addHistory('workOrder', workOrderId);
        return attempt((client) => client.workOrders.getWorkOrderHistory({ workOrderId }), {
          shows: ({ changes }) => changes.some(({ to }) => to === value),
        });
      },
    },
    getTasksSettings: {
      refusals: unable('list'),
      attempt: async (situation) => {
        await setSettingsOf(situation);
        const board = situation.line === 'hidden' ? hiddenBoard : openBoard;
        return attempt((client) => client.workOrders.getTasksSettings(), {
          shows: ({ boards }) => boards.some(({ id }) => id === board.id),
        });
      },
    },
    createWorkOrder: {
      refusals: { ...unable('create'), ...noBoard },
      attempt: async (situation) => {
        const { district, school, line } = situation;
        await setSettingsOf(situation);
        const workOrderId = newId();
        const isOnBoard = line === 'restricted' || line === 'forStaff';
        const order = {
          workOrderId,
          schoolId: school.id,
          timestamp: new Date().toISOString(),
          workOrder: aForm({ boardId: isOnBoard ? openBoard.id : null }),
          attachments: [],
          entryId: null,
        };
        return attempt((client) => client.workOrders.createWorkOrder(order), {
          changed: () => district.exists(workOrders, orderIs(workOrderId)),
        });
      },
    },
    // Notes; a board in the line "restricted", staff in "forStaff".
    editWorkOrder: {
      refusals: { ...unable('edit'), ...noBoard, na: '403 workOrder.assignNotAllowed' },
      attempt: async (situation) => {
        const { district, line } = situation;
        const workOrderId = await anOrder(situation);
        const edits = {
          restricted: {
            edit: { boardId: { from: null, to: openBoard.id } },
            isDone: eq(workOrders.boardId, openBoard.id),
          },
          forStaff: {
            edit: { assignedUserIds: { added: [district.owner.id], removed: [] } },
            isDone: names(workOrders.assignedUserIds, district.owner.id),
          },
          other: { edit: { notes: { from: '', to: 'Dry.' } }, isDone: eq(workOrders.notes, 'Dry.') },
        };
        const { edit, isDone } = line === 'restricted' || line === 'forStaff' ? edits[line] : edits.other;
        return attempt((client) => client.workOrders.editWorkOrder({ workOrderId, edit }), {
          changed: () => district.exists(workOrders, and(orderIs(workOrderId), isDone)),
        });
      },
    },
    setWorkOrderStatus: {
      refusals: unable('status'),
      attempt: async (situation) => {
        const { district, line } = situation;
        const workOrderId = await anOrder(situation);
        const isAwaiting = line === 'awaiting' || line === 'forManagers';
        const change = isAwaiting
          ? ({ fromStatus: 'AwaitingApproval', status: 'New' } as const)
          : ({ fromStatus: 'New', status: 'Complete' } as const);
        return attempt(
          (client) => client.workOrders.setWorkOrderStatus({ workOrderId, ...change, comment: '' }),
          {
            changed: () =>
              district.exists(workOrders, and(orderIs(workOrderId), eq(workOrders.status, change.status))),
          },
        );
      },
    },
    assignSelf: {
      refusals: unable('assign'),
      attempt: async (situation) => {
        const { district, caller } = situation;
        const workOrderId = await anOrder(situation);
        const isAssigned = and(orderIs(workOrderId), names(workOrders.assignedUserIds, caller.id));
        return attempt((client) => client.workOrders.assignSelf({ workOrderId, isAssigned: true }), {
          changed: () => district.exists(workOrders, isAssigned),
        });
      },
    },
    setWorkOrderPinned: {
      refusals: hidden,
      attempt: async (situation) => {
        const { district, caller } = situation;
        const workOrderId = await anOrder(situation);
        const isPinned = and(orderIs(workOrderId), names(workOrders.pinnedByUserIds, caller.id));
        return attempt((client) => client.workOrders.setWorkOrderPinned({ workOrderId, isPinned: true }), {
          changed: () => district.exists(workOrders, isPinned),
        });
      },
    },
    setWorkOrderFollowed: {
      refusals: hidden,
      attempt: async (situation) => {
        const { district, caller } = situation;
        const workOrderId = await anOrder(situation);
        const isFollowing = and(orderIs(workOrderId), names(workOrders.followingUserIds, caller.id));
        return attempt(
          (client) => client.workOrders.setWorkOrderFollowed({ workOrderId, isFollowing: true }),
          {
            changed: () => district.exists(workOrders, isFollowing),
          },
        );
      },
    },
    scheduleWorkOrderForLater: {
      refusals: unable('schedule'),
      attempt: async (situation) => {
        const workOrderId = await anOrder(situation);
        const input = { workOrderId, scheduledStartDate: dayAfterTomorrow() };
        const isScheduled = and(orderIs(workOrderId), eq(workOrders.status, 'Scheduled'));
        return attempt((client) => client.workOrders.scheduleWorkOrderForLater(input), {
          changed: () => situation.district.exists(workOrders, isScheduled),
        });
      },
    },
    deleteWorkOrder: {
      refusals: unable('delete'),
      attempt: async (situation) => {
        const workOrderId = await anOrder(situation);
        return attempt((client) => client.workOrders.deleteWorkOrder({ workOrderId }), {
          changed: async () => !(await situation.district.exists(workOrders, orderIs(workOrderId))),
        });
      },
    },
    ...workOrderPartRows,
    ...severalWorkOrderRows,
  },
);
