import { reportsContract } from '@schooldog/contract/reports';
import { eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { exports } from '../../platform/exports/schema.ts';
import { aDrillOf } from '../drills/testing/aDrillOf.ts';

// Shown with the log of drills, which needs nothing but the right to download; what each report needs besides is in
// the tests of the domain. In the line "everyone" the run is someone else's.
const table = `
                               MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  previewReport       own      ok ok ok no no ok | ok no no no no no no no | ok
                      foreign  ok ok ok no no ok | no no no no no no no no | ok
  generateReportCsv   own      ok ok ok no no ok | ok no no no no no no no | ok
                      foreign  ok ok ok no no ok | no no no no no no no no | ok
  generateReportPdf   own      ok ok ok no no ok | ok no no no no no no no | ok
                      foreign  ok ok ok no no ok | no no no no no no no no | ok
  listRuns            mine     ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      everyone ok ok no no no no | no no no no no no no no | ok
`;

const refusals = { no: '403 report.notAllowed' };

async function drillLogOf({ district, school }: Situation) {
  const drillDate = '2026-09-03';
  await aDrillOf(district.app.database, {
    schoolId: school.id,
    recordedByUserId: district.owner.id,
    drillDate,
  });
  return { report: 'drillLog' as const, schoolIds: [school.id] };
}

const starts = (name: 'generateReportCsv' | 'generateReportPdf') => ({
  refusals,
  attempt: async (situation: Situation) => {
    const query = await drillLogOf(situation);
    const exportId = newId();
    return attempt((client) => client.reports[name]({ exportId, query, title: '' }), {
      changed: () => situation.district.exists(exports, eq(exports.id, exportId)),
    });
  },
});

export const reportsMatrix = matrix('reports', reportsContract, table, {
  previewReport: {
    refusals,
    attempt: async (situation) => {
      const query = await drillLogOf(situation);
      return attempt((client) => client.reports.previewReport({ query }), {
        shows: ({ total, rows }) => total > 0 && rows[0]?.[0] === situation.school.name,
      });
    },
  },
  generateReportCsv: starts('generateReportCsv'),
  generateReportPdf: starts('generateReportPdf'),
  listRuns: {
    refusals: { no: '403 report.runsNotAllowed' },
    attempt: async ({ district, caller, line }) => {
      const id = newId();
      const everyone = line === 'everyone';
      await district.app.database.db.insert(exports).values({
        id,
        name: 'reports',
        format: 'csv',
        requestedByUserId: everyone ? district.owner.id : caller.id,
        query: { report: 'drillLog' },
        title: '',
        language: 'en',
        fileName: 'Drill log.csv',
        status: 'generating',
        total: 1,
      });
      return attempt((client) => client.reports.listRuns({ everyone }), {
        shows: ({ runs }) => runs.some((run) => run.id === id),
      });
    },
  },
});
