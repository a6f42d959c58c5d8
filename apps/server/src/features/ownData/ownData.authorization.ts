import { ownDataContract } from '@schooldog/contract/ownData';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { ownDataExports } from './schema.ts';

// Archives belong to the district: who may start one sees and stops those of others, but downloads only their own.
const table = `
                             MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  getOwnDataExport    mine   ok ok no no no no | no no no no no no no no | ok
                      others ok ok no no no no | no no no no no no no no | ok
  startOwnDataExport  mine   ok ok no no no no | no no no no no no no no | ok
                      others id id no no no no | no no no no no no no no | id
  cancelOwnDataExport mine   ok ok no no no no | no no no no no no no no | ok
                      others ok ok no no no no | no no no no no no no no | ok
`;

const refusals = { no: '403 ownData.notAllowed', id: '409 ownData.idTaken' };

async function anArchive(situation: Situation): Promise<string> {
  const { district, line } = situation;
  const { db } = district.app.database;
  const row = {
    id: newId(),
    requestedByUserId: line === 'mine' ? situation.caller.id : district.owner.id,
    status: 'ready' as const,
    withPlans: false,
    size: 10,
    sha256: 'abc',
    timeReady: new Date(),
  };
  await db.insert(ownDataExports).values(row);
  return row.id;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** The callers of the matrix call at the same time, but only one archive is made at a time. */
function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const turn = lastTurn.then(run);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

export const ownDataMatrix = matrix('ownData', ownDataContract, table, {
  getOwnDataExport: {
    refusals,
    attempt: async (situation) => {
      const exportId = await anArchive(situation);
      const isMine = situation.line === 'mine';
      return attempt((client) => client.ownData.getOwnDataExport(), {
        shows: ({ exports }) => exports.some(({ id, url }) => id === exportId && (url !== null) === isMine),
      });
    },
  },
  startOwnDataExport: {
    refusals,
    attempt: async (situation) => {
      const known = await anArchive(situation);
      const exportId = situation.line === 'mine' ? newId() : known;
      const isStarted = and(eq(ownDataExports.id, exportId), eq(ownDataExports.status, 'generating'));
      const start = attempt((client) => client.ownData.startOwnDataExport({ exportId }), {
        changed: () => situation.district.exists(ownDataExports, isStarted),
      });
      return (client) =>
        inTurn(async () => {
          const outcome = await start(client);
          const { db } = situation.district.app.database;
          await db.update(ownDataExports).set({ status: 'expired' }).where(isStarted);
          return outcome;
        });
    },
  },
  cancelOwnDataExport: {
    refusals,
    attempt: async (situation) => {
      const exportId = await anArchive(situation);
      return attempt((client) => client.ownData.cancelOwnDataExport({ exportId }), {
        changed: () =>
          situation.district.exists(
            ownDataExports,
            and(eq(ownDataExports.id, exportId), eq(ownDataExports.status, 'cancelled')),
          ),
      });
    },
  },
});
