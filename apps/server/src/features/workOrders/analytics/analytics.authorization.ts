// The rows of the authorization matrix about the numbers of work orders. The order is one that nobody else is assigned
// to, so that its number can be told from those of other orders.
import { newId } from '../../../authorization/district.ts';
import { hasBegunExport } from '../../../authorization/hasBegunExport.ts';
import { attempt, type Row } from '../../../authorization/matrix.ts';
import { anOrder, setSettingsOf, unable } from '../testing/matrixWorkOrders.ts';

export const analyticsTable = `
  getTaskAnalytics          own        ok ok no no no ok | ok ok no no no no no no | ok
                            foreign    ok ok no no no ok | -- -- no no no no no no | ok
                            created    ok ok no no no ok | ok ok no no no no no no | ok
                            hidden     ok ok no no no ok | ok ok no no no no no no | ok
                            off        no no no no no no | no no no no no no no no | no
  generateTaskAnalyticsCsv  own        ok ok no no no ok | ok no no no no no no no | ok
                            foreign    ok ok no no no ok | no no no no no no no no | ok
                            off        no no no no no no | no no no no no no no no | no
`;

export const analyticsRows = {
  getTaskAnalytics: {
    refusals: unable('analytics'),
    attempt: async (situation) => {
      const worker = newId();
      await anOrder(situation, { assignedUserIds: [worker] });
      return attempt((client) => client.workOrders.getTaskAnalytics({ assigneeIds: [worker] }), {
        shows: ({ numbers }) => numbers.open === 1,
      });
    },
  },
  generateTaskAnalyticsCsv: {
    refusals: unable('download'),
    attempt: async (situation) => {
      await setSettingsOf(situation);
      const exportId = newId();
      const input = { exportId, query: { schoolIds: [situation.school.id] }, title: '' };
      return attempt((client) => client.workOrders.generateTaskAnalyticsCsv(input), {
        changed: () => hasBegunExport(situation.district, exportId),
      });
    },
  },
} as const satisfies Record<string, Row>;
