import { pickerContract } from '@schooldog/contract/picker';
import { attempt, matrix } from '../../authorization/matrix.ts';
import { aPerson } from '../../testing/people.ts';

const table = `
                     MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  findPeople own      ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
             foreign ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
`;

export const pickerMatrix = matrix('users', pickerContract, table, {
  findPeople: {
    attempt: async (situation) => {
      const person = await aPerson(situation.district.app.database, {
        role: 'educator',
        at: [situation.school],
      });
      const input = { schoolId: situation.school.id, ids: [person.id] };
      return attempt((client) => client.users.findPeople(input), {
        shows: ({ people }) => people.some(({ id }) => id === person.id),
      });
    },
  },
});
