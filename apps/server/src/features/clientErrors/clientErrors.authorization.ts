import { clientErrorsContract } from '@schooldog/contract/clientErrors';
import { productVersion } from '@schooldog/domain/settings';
import { and, eq, isNotNull } from 'drizzle-orm';
import { attempt, matrix } from '../../authorization/matrix.ts';
import type { District } from '../../authorization/district.ts';
import { newId } from '../../authorization/district.ts';
import { clientErrors } from './schema.ts';

const table = `
                              MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  reportClientErrors     any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  listClientErrors       any  no no no no no no | no no no no no no no no | ok
  getClientError         any  no no no no no no | no no no no no no no no | ok
  setClientErrorResolved any  no no no no no no | no no no no no no no no | ok
`;

const refusals = { no: '403 clientError.staffOnly' };

/** Newest of all, so that the first page shows it. */
async function anError(district: District): Promise<string> {
  const id = newId();
  const time = new Date(Date.now() + district.nextNumber() * 1000);
  await district.app.database.db.insert(clientErrors).values({
    id,
    fingerprint: id,
    kind: 'error',
    name: 'TypeError',
    message: 'a test',
    stack: '',
    versions: ['0.1.0'],
    routes: ['/'],
    browsers: ['Other'],
    count: 1,
    offlineCount: 0,
    timeCreated: time,
    timeUpdated: time,
  });
  return id;
}

export const clientErrorsMatrix = matrix('clientErrors', clientErrorsContract, table, {
  reportClientErrors: {
    attempt: ({ district }) => {
      const name = `Error${newId()}`;
      const report = {
        kind: 'error' as const,
        name,
        message: 'a test',
        stack: '',
        version: productVersion,
        route: '/',
        isOffline: false,
        count: 1,
      };
      return attempt((client) => client.clientErrors.reportClientErrors({ reports: [report] }), {
        changed: () => district.exists(clientErrors, eq(clientErrors.name, name)),
      });
    },
  },
  listClientErrors: {
    refusals,
    attempt: async ({ district }) => {
      const clientErrorId = await anError(district);
      return attempt((client) => client.clientErrors.listClientErrors({}), {
        shows: ({ errors }) => errors.some(({ id }) => id === clientErrorId),
      });
    },
  },
  getClientError: {
    refusals,
    attempt: async ({ district }) => {
      const clientErrorId = await anError(district);
      return attempt((client) => client.clientErrors.getClientError({ clientErrorId }), {
        shows: ({ id }) => id === clientErrorId,
      });
    },
  },
  setClientErrorResolved: {
    refusals,
    attempt: async ({ district }) => {
      const clientErrorId = await anError(district);
      return attempt(
        (client) => client.clientErrors.setClientErrorResolved({ clientErrorId, isResolved: true }),
        {
          changed: () =>
            district.exists(
              clientErrors,
              and(eq(clientErrors.id, clientErrorId), isNotNull(clientErrors.timeResolved)),
            ),
        },
      );
    },
  },
});
