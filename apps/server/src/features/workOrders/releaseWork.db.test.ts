import { boardColors } from '@schooldog/domain/workOrders';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aPerson } from '../../testing/people.ts';
import { releaseWork } from './jobs.ts';
import { newId } from './testing/aWorkOrderOf.ts';
import { raise, runJob, workOrderDistrict } from './testing/district.ts';

const district = await workOrderDistrict();
const { fixture, oakHill, people, clients } = district;
const { principal, supervisor } = clients;
const shown = (workOrderId: string) => principal.workOrders.getWorkOrder({ workOrderId });

it('a person who is deleted leaves boards and open orders, and stays in finished ones', async () => {
  const { database } = fixture;
  const gone = await aPerson(database, { role: 'maintenance_staff', at: [oakHill], firstName: 'Gina' });
  const coordinator = await fixture.as(await aPerson(database, { role: 'district_safety_coordinator' }));
  const board = {
    id: newId(),
    name: 'Heating',
    color: boardColors[0],
    assignedUserIds: [gone.id, people.technician.id],
    preventNonAssignedUsers: true,
  };
  await supervisor.workOrders.addTaskBoard({ board });
  const both = { assignedUserIds: [gone.id, people.technician.id] };
  const open = await raise(district, supervisor, both);
  const others = await raise(district, supervisor, { assignedUserIds: [people.technician.id] });
  const finished = await raise(district, supervisor, both);
  await supervisor.workOrders.setWorkOrderStatus({
    workOrderId: finished.id,
    fromStatus: 'New',
    status: 'Complete',
    comment: '',
  });

  await coordinator.users.archiveUser({ uid: gone.id });
  const { rows: queued } = await database.db.execute(
    sql`select data from jobs.job where name = ${releaseWork.name} and data ->> 'userId' = ${gone.id}`,
  );
  expect(queued).toHaveLength(1);
  const run = () => runJob(district, releaseWork, { userId: gone.id });
  await Promise.all([run(), run()]);

  const { boards } = await supervisor.workOrders.getTasksSettings({});
  expect(boards.find(({ id }) => id === board.id)?.assignedUserIds).toEqual([people.technician.id]);
  const released = await shown(open.id);
  expect(released.assignedUserIds).toEqual([people.technician.id]);
  expect(released.assignmentHistory.at(-1)).toMatchObject({ byUserId: null, newlyAssigned: [] });
  expect(released.assignmentHistory).toHaveLength(2);
  expect((await shown(finished.id)).assignedUserIds).toEqual([gone.id, people.technician.id]);
  expect((await shown(others.id)).assignmentHistory).toHaveLength(1);
});
