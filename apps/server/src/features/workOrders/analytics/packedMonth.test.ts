import { runs } from '@schooldog/domain/testing';
import { workOrderPriorities } from '@schooldog/domain/workOrders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Column, type CompletedOrder, type Numbers, packMonth, unpackMonth } from './packedMonth.ts';

const few = fc.stringMatching(/^[a-c]$/);
const minutes = fc.option(fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 100_000 })));
const anyOrder: fc.Arbitrary<CompletedOrder> = fc.record({
  schoolId: few,
  boardId: fc.option(few),
  priority: fc.constantFrom(...workOrderPriorities, null),
  optionId: fc.option(few),
  assignedUserIds: fc.uniqueArray(few, { maxLength: 2 }),
  dueDate: fc.constantFrom('2026-02-28', '2026-03-01', null),
  isReopened: fc.boolean(),
  minute: fc.nat({ max: 44_639 }),
  responseMinutes: minutes,
  completionMinutes: minutes,
});

it('holds each order as it was', () => {
  const valueOf = <Value>({ values, at }: Column<Value>, order: number) => values[at[order] ?? -1];
  const minutesOf = (numbers: Numbers, order: number) => {
    const number = numbers[order] ?? 0;
    return number === 0 ? null : number - 1;
  };
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 300 }), (orders) => {
      const month = unpackMonth(packMonth(orders));
      expect(month.count).toBe(orders.length);
      const unpacked = orders.map((_, order) => ({
        schoolId: valueOf(month.schoolId, order),
        boardId: valueOf(month.boardId, order),
        priority: valueOf(month.priority, order),
        optionId: valueOf(month.optionId, order),
        assignedUserIds: valueOf(month.assignedUserIds, order),
        dueDate: valueOf(month.dueDate, order),
        isReopened: valueOf(month.isReopened, order),
        minute: month.minute[order],
        responseMinutes: minutesOf(month.response, order),
        completionMinutes: minutesOf(month.completion, order),
      }));
      expect(unpacked).toEqual(orders);
    }),
    runs(100),
  );
});

it('knows more people than fit in a byte', () => {
  const orders = fc
    .sample(anyOrder, { numRuns: 300, seed: 1 })
    .map((order, place) => ({ ...order, assignedUserIds: [`p${place}`] }));
  const { values, at } = unpackMonth(packMonth(orders)).assignedUserIds;
  expect(values[at[299] ?? 0]).toEqual(['p299']);
});
