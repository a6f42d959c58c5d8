// Fifty people comment on one order and change it at the same time.
import { expect, it } from 'vitest';
import { aPerson } from '../../testing/people.ts';
import { newId } from './testing/aWorkOrderOf.ts';
import { raise, workOrderDistrict } from './testing/district.ts';

it('keeps every comment, the order of the history, and records no status twice', async () => {
  const { fixture, oakHill, clients } = await workOrderDistrict();
  const timestamp = new Date().toISOString();
  const { id: workOrderId } = await raise(clients.teacher, { schoolId: oakHill.id, timestamp });
  const crowd = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      const person = await aPerson(fixture.database, { role: 'principal', at: [oakHill] });
      const client = fixture.clientWith(await fixture.cookieOf(person), `10.0.0.${number}`);
      return { client, number };
    }),
  );
  const statuses = ['Started', 'Complete', 'New', 'Declined'] as const;
  await Promise.all(
    crowd.map(async ({ client, number }) => {
      const comment = { workOrderId, commentId: newId(), comment: `Comment ${number}` };
      const status = statuses[number % statuses.length] ?? 'New';
      const change = { workOrderId, fromStatus: 'New', status, comment: `By ${number}` } as const;
      await Promise.allSettled([
        client.workOrders.addWorkOrderComment(comment),
        client.workOrders.setWorkOrderStatus(change),
        client.workOrders.assignSelf({ workOrderId, isAssigned: true }),
      ]);
    }),
  );
  const order = await clients.principal.workOrders.getWorkOrder({ workOrderId });
  const written = order.comments.map(({ comment }) => comment);
  expect(new Set(written)).toEqual(new Set(crowd.map(({ number }) => `Comment ${number}`)));
  expect(written).toHaveLength(50);
  expect(order.commentCount).toBe(50);

  const { statusHistory } = order;
  expect(statusHistory.at(-1)?.toStatus).toBe(order.status);
  for (const [at, { fromStatus, toStatus }] of statusHistory.entries()) {
    expect(fromStatus).toBe(statusHistory[at - 1]?.toStatus ?? null);
    expect(toStatus).not.toBe(fromStatus);
  }
  expect(order.timeCompleted !== null).toBe(order.status === 'Complete');

  const { assignmentHistory } = order;
  expect(order.assignedUserIds).toHaveLength(5);
  expect(assignmentHistory.map(({ assigned }) => assigned.length)).toEqual([1, 2, 3, 4, 5]);
  expect(order.followingUserIds).toEqual(expect.arrayContaining(order.assignedUserIds));
});
