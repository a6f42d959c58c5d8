// The rows of the authorization matrix about several work orders at once: approvals, bulk changes, the hint at doubles,
// saved views and files. Views belong to another person in the line "foreign".
import { and, eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { hasBegunExport } from '../../authorization/hasBegunExport.ts';
import { attempt, type Row, type Situation } from '../../authorization/matrix.ts';
import { workOrders, workOrderViews } from './schema.ts';
import { anOrder, setSettingsOf, unable } from './testing/matrixWorkOrders.ts';

export const severalWorkOrderRows = {
  listWorkOrdersToApprove: {
    refusals: unable('approve'),
    attempt: async (situation) => {
      const timeCreated = new Date(situation.district.nextNumber());
      const orderId = await anOrder(situation, { ...awaiting, timeCreated });
      return attempt((client) => client.workOrders.listWorkOrdersToApprove({}), {
        shows: (page) => page.workOrders.some(({ id }) => id === orderId) && page.count > 0,
      });
    },
  },
  decideWorkOrders: {
    attempt: async (situation) => {
      const orderId = await anOrder(situation, awaiting);
      const decision = { isApproved: true, workOrderIds: [orderId], comment: '' };
      const isNew = and(eq(workOrders.id, orderId), eq(workOrders.status, 'New'));
      return attempt((client) => client.workOrders.decideWorkOrders(decision), {
        shows: ({ changed }) => changed === 1,
        changed: () => situation.district.exists(workOrders, isNew),
      });
    },
  },
  changeWorkOrders: {
    attempt: async (situation) => {
      const orderId = await anOrder(situation);
      const change = { kind: 'priority', priority: 'High' } as const;
      const isHigh = and(eq(workOrders.id, orderId), eq(workOrders.priority, 'High'));
      return attempt((client) => client.workOrders.changeWorkOrders({ workOrderIds: [orderId], change }), {
        shows: ({ changed }) => changed === 1,
        changed: () => situation.district.exists(workOrders, isHigh),
      });
    },
  },
  listSimilarWorkOrders: {
    refusals: unable('create'),
    attempt: async (situation) => {
      const location = `Room ${newId()}`;
      const orderId = await anOrder(situation, { location });
      const schoolId = situation.school.id;
      return attempt((client) => client.workOrders.listSimilarWorkOrders({ schoolId, location }), {
        shows: (similar) => similar.workOrders.some(({ id }) => id === orderId),
      });
    },
  },
  listWorkOrderViews: {
    refusals: unable('list'),
    attempt: async (situation) => {
      const viewId = await aView(situation);
      return attempt((client) => client.workOrders.listWorkOrderViews(), {
        shows: ({ views }) => views.some(({ id }) => id === viewId),
      });
    },
  },
  saveWorkOrderView: {
    refusals: { ...unable('list'), tk: '409 workOrder.idTaken' },
    attempt: async (situation) => {
      const viewId = await aView(situation);
      const isSaved = and(eq(workOrderViews.id, viewId), eq(workOrderViews.name, 'Late'));
      return attempt((client) => client.workOrders.saveWorkOrderView({ viewId, name: 'Late', query: '' }), {
        changed: () => situation.district.exists(workOrderViews, isSaved),
      });
    },
  },
  deleteWorkOrderView: {
    refusals: { ...unable('list'), nf: '404 workOrder.viewNotFound' },
    attempt: async (situation) => {
      const viewId = await aView(situation);
      return attempt((client) => client.workOrders.deleteWorkOrderView({ viewId }), {
        changed: async () =>
          !(await situation.district.exists(workOrderViews, eq(workOrderViews.id, viewId))),
      });
    },
  },
  generateCsvForWorkOrders: {
    refusals: unable('download'),
    attempt: async (situation) => {
      await setSettingsOf(situation);
      const exportId = newId();
      const input = { exportId, query: { schoolIds: [situation.school.id] }, title: '' };
      return attempt((client) => client.workOrders.generateCsvForWorkOrders(input), {
        changed: () => hasBegunExport(situation.district, exportId),
      });
    },
  },
} as const satisfies Record<string, Row>;

const awaiting = { status: 'AwaitingApproval' as const };

async function aView(situation: Situation): Promise<string> {
  const { district, line } = situation;
  const id = newId();
  const userId = line === 'foreign' ? district.owner.id : situation.caller.id;
  await district.app.database.db.insert(workOrderViews).values({ id, userId, name: 'Mine', query: '' });
  return id;
}
