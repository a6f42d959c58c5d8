import { exportsContract } from '@schooldog/contract/exports';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { exports } from '../../platform/exports/schema.ts';

// Exports belong to the person who requested them. The lines "own" and "foreign" are finished exports of the caller,
// with the entries of the own or a foreign school: their link needs the right to those entries.
const table = `
                       MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listExports  mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
               others  -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  getExport    mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
               others  nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
               own     ok ok ok ok ok no | ok ok ok no no no no no | ok
               foreign ok ok ok ok ok no | no no no no no no no no | ok
  cancelExport mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
               others  nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
`;

const refusals = { nf: '404 export.notFound', no: '403 entry.downloadNotAllowed' };

async function anExport(situation: Situation): Promise<string> {
  const { district, school, line } = situation;
  const isFinished = line === 'own' || line === 'foreign';
  const row = {
    id: newId(),
    name: 'entries',
    format: 'csv' as const,
    requestedByUserId: line === 'others' ? district.owner.id : situation.caller.id,
    query: { schoolIds: [school.id] },
    title: '',
    language: 'en',
    fileName: 'Entries.csv',
    status: isFinished ? ('ready' as const) : ('generating' as const),
    total: 1,
  };
  await district.app.database.db.insert(exports).values(row);
  return row.id;
}

export const exportsMatrix = matrix('exports', exportsContract, table, {
  listExports: {
    attempt: async (situation) => {
      const exportId = await anExport(situation);
      return attempt((client) => client.exports.listExports({}), {
        shows: ({ exports: listed }) => listed.some(({ id }) => id === exportId),
      });
    },
  },
  getExport: {
    refusals,
    attempt: async (situation) => {
      const exportId = await anExport(situation);
      return attempt((client) => client.exports.getExport({ exportId }), {
        shows: ({ id, status, url }) => id === exportId && (status === 'ready') === (url !== null),
      });
    },
  },
  cancelExport: {
    refusals,
    attempt: async (situation) => {
      const exportId = await anExport(situation);
      return attempt((client) => client.exports.cancelExport({ exportId }), {
        changed: () =>
          situation.district.exists(exports, and(eq(exports.id, exportId), eq(exports.status, 'cancelled'))),
      });
    },
  },
});
