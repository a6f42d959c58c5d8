// Fifty people comment on one order and change it at the same time, each of them again and again.
import { expect, it } from 'vitest';
import type { ChosenStatus, WorkOrderStatus } from '@schooldog/domain/workOrders';
import type { TestClient } from '../../testing/app.ts';
import { aPerson } from '../../testing/people.ts';
import { newId } from './testing/aWorkOrderOf.ts';
import { raise, workOrderDistrict } from './testing/district.ts';

const statuses = ['Started', 'Complete', 'New', 'Declined'] as const;
const rounds = 3;

/** As the page does: who sees that another was quicker decides again. Resolves with how often the status changed. */
async function changeStatuses(client: TestClient, workOrderId: string, number: number): Promise<number> {
  let seen: WorkOrderStatus = 'New';
  let changes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const status: ChosenStatus = statuses[(number + round) % statuses.length] ?? 'New';
    const comment = `${number}, ${round}`;
    const answer: WorkOrderStatus | null = await client.workOrders
      .setWorkOrderStatus({ workOrderId, fromStatus: seen, status, comment })
      .then((order) => order.status)
      .catch(() => null);
    if (answer !== null) changes += 1;
    seen = answer ?? (await client.workOrders.getWorkOrder({ workOrderId })).status;
  }
  return changes;
}

it('keeps every comment, the order of the history, and records no status twice', async () => {
  const district = await workOrderDistrict();
  const { fixture, oakHill, clients } = district;
  const { id: workOrderId } = await raise(district, clients.teacher);
  const crowd = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      const person = await aPerson(fixture.database, { role: 'principal', at: [oakHill] });
      const client = fixture.clientWith(await fixture.cookieOf(person), `10.0.0.${number}`);
      return { client, number };
    }),
  );
  const answered = await Promise.all(
    crowd.map(async ({ client, number }) => {
      const comment = { workOrderId, commentId: newId(), comment: `Comment ${number}` };
      const [changes] = await Promise.all([
        changeStatuses(client, workOrderId, number),
        client.workOrders.addWorkOrderComment(comment),
        client.workOrders.assignSelf({ workOrderId, isAssigned: true }).catch(() => undefined),
      ]);
      return changes;
    }),
  );
  const order = await clients.principal.workOrders.getWorkOrder({ workOrderId });
  const written = order.comments.map(({ comment }) => comment);
  // Besides these, what was typed with a status that another had just set.
  const added = written.filter((comment) => comment.startsWith('Comment '));
  expect(added.toSorted()).toEqual(crowd.map(({ number }) => `Comment ${number}`).toSorted());
  expect(order.commentCount).toBe(written.length);

  const { statusHistory } = order;
  expect(statusHistory.at(-1)?.toStatus).toBe(order.status);
  for (const [at, { fromStatus, toStatus }] of statusHistory.entries()) {
    expect(fromStatus).toBe(statusHistory[at - 1]?.toStatus ?? null);
    expect(toStatus).not.toBe(fromStatus);
  }
  // No request is recorded twice, and none that was rejected.
  const requests = statusHistory.map(({ comment }) => comment).slice(1);
  expect(new Set(requests).size).toBe(requests.length);
  expect(requests.length).toBeGreaterThan(statuses.length);
  const typed = written.length - added.length;
  expect(requests.length + typed).toBe(answered.reduce((all, one) => all + one, 0));
  expect(order.timeCompleted !== null).toBe(order.status === 'Complete');

  const { assignmentHistory } = order;
  expect(order.assignedUserIds).toHaveLength(5);
  expect(assignmentHistory.map(({ assigned }) => assigned.length)).toEqual([1, 2, 3, 4, 5]);
  expect(order.followingUserIds).toEqual(expect.arrayContaining(order.assignedUserIds));
});
