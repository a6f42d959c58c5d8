// Packs the months that have passed, so that a question about years counts few rows.
import { addMonths, type CalendarDate } from '@schooldog/domain/dates';
import type { Services } from '../../../platform/api/context.ts';
import type { Work } from '../../../platform/work/work.ts';
import { keepMonths } from './jobs.ts';
import {
  changedMonthsBefore,
  forgetChanges,
  hasChangedMonthBefore,
  lockMonth,
  ordersCompletedIn,
  writeMonth,
} from './monthStore.ts';
import { packMonth } from './packedMonth.ts';
import { monthOf } from './spans.ts';

export async function keepPassedMonths(services: Services): Promise<void> {
  for (const month of await changedMonthsBefore(services.database.db, presentMonth(services)))
    await services.work({ userId: null }, (work) => keepMonth(work, month));
}

async function keepMonth({ tx }: Work, month: CalendarDate): Promise<void> {
  await lockMonth(tx, month);
  await forgetChanges(tx, month);
  const orders = await ordersCompletedIn(tx, { month, next: addMonths(month, 1) });
  await writeMonth(tx, month, packMonth(orders));
}

/** A question found months that it had to count in full; the next one need not. */
export async function startKeeping(services: Services): Promise<void> {
  if (!(await hasChangedMonthBefore(services.database.db, presentMonth(services)))) return;
  await services.work({ userId: null }, (work) => work.enqueue(keepMonths, {}, { once: 'page' }));
}

function presentMonth(services: Services): CalendarDate {
  return monthOf(services.clock().toISOString());
}
