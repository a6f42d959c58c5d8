import { staffReadsContract } from '@schooldog/contract/staffReads';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix } from '../../authorization/matrix.ts';
import { staffReads } from '../../platform/staffReads/schema.ts';

const table = `
                      MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listStaffReads any  ok no no no no no | no no no no no no no no | ok
`;

export const staffReadsMatrix = matrix('staffReads', staffReadsContract, table, {
  listStaffReads: {
    refusals: { no: '403 staffReads.notAllowed' },
    attempt: async ({ district }) => {
      const row = {
        id: newId(),
        time: new Date(),
        userId: newId(),
        procedure: 'entries.getEntry',
        input: {},
      };
      await district.app.database.db.insert(staffReads).values(row);
      return attempt((client) => client.staffReads.listStaffReads({ userIds: [row.userId] }), {
        shows: ({ reads }) => reads.length === 1,
      });
    },
  },
});
