import { securityProcedures } from '@schooldog/contract/people';
import { attempt, matrix } from '../../../authorization/matrix.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';

const table = `
                          MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listSecurityEvents any  no no no no no no | no no no no no no no no | ok
`;

export const securityMatrix = matrix('users', securityProcedures, table, {
  listSecurityEvents: {
    refusals: { no: '403 security.staffOnly' },
    attempt: async ({ district, caller }) => {
      await recordSecurityEvent(district.app.database.db, {
        kind: 'signedIn',
        time: new Date(),
        userId: caller.id,
        browser: { address: '10.0.0.1', userAgent: 'a test' },
      });
      return attempt((client) => client.users.listSecurityEvents({ userId: caller.id }), {
        shows: ({ events }) => events.length === 1,
      });
    },
  },
});
