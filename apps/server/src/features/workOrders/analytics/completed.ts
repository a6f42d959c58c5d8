// Counts completed orders: in months that are packed and that no order has changed since from these, and otherwise from
// the rows. Both belong to one snapshot, so that an order counts once, whatever changes at the same time.
import { setImmediate } from 'node:timers/promises';
import type { AnalyticsQuestion } from '@schooldog/domain/workOrders';
import type { Database } from '../../../platform/database/database.ts';
import { monthCounter } from './countMonth.ts';
import { type CompletedCounts, noneCompleted } from './counts.ts';
import { addCompletedWithin } from './countStore.ts';
import { inSnapshot, presentMonths } from './monthStore.ts';
import { unpackMonth } from './packedMonth.ts';
import { monthsOf, spanOf, withoutMonths } from './spans.ts';

export async function countCompleted(
  database: Pick<Database, 'inTransaction'>,
  question: AnalyticsQuestion,
): Promise<CompletedCounts> {
  const counted = noneCompleted();
  const span = spanOf(question);
  await inSnapshot(database, async (tx) => {
    const present = await presentMonths(tx, monthsOf(span));
    const months = monthCounter(counted, question);
    for (const { month, packed } of present) {
      months.add(month, unpackMonth(packed));
      // Other requests are answered in between.
      await setImmediate();
    }
    months.end();
    for (const left of withoutMonths(span, new Set(present.map(({ month }) => month))))
      await addCompletedWithin(tx, counted, { question, span: left });
  });
  return counted;
}
