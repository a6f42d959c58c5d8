// The rows of the authorization matrix that concern the files of a walk. Except in the line "review" it is complete.
import { newId } from '../../../authorization/district.ts';
import { hasBegunExport } from '../../../authorization/hasBegunExport.ts';
import { attempt, type Row, type Situation } from '../../../authorization/matrix.ts';
import { aWalk, unable } from '../testing/matrixWalks.ts';

export const walkExportRows = {
  generateReport: {
    refusals: unable('download'),
    attempt: async (situation) => {
      const { exportId, walkId } = await anExport(situation);
      const input = { exportId, query: { walkId, reportType: 'summative' as const }, title: '' };
      return attempt((client) => client.walks.generateReport(input), {
        changed: () => hasBegunExport(situation.district, exportId),
      });
    },
  },
  generateCsvForWalk: {
    refusals: unable('download'),
    attempt: async (situation) => {
      const { exportId, walkId } = await anExport(situation);
      const input = { exportId, query: { walkId }, title: '' };
      return attempt((client) => client.walks.generateCsvForWalk(input), {
        changed: () => hasBegunExport(situation.district, exportId),
      });
    },
  },
} as const satisfies Record<string, Row>;

async function anExport(situation: Situation) {
  const complete = { status: 'complete' as const, timeCompleted: new Date() };
  const walkId = await aWalk(situation, situation.line === 'review' ? {} : complete);
  return { exportId: newId(), walkId };
}
