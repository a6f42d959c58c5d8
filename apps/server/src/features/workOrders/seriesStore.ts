import { sql } from 'drizzle-orm';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import type { Work } from '../../platform/work/work.ts';

type OfSchools = Readonly<{ seriesId: string; schoolIds: readonly string[] }>;
const unlink = statement(
  (_db, { seriesId, schoolIds, now }: Placeholders<OfSchools & { now: string }>) => sql<never>`
    update work_orders set recurring_id = null, time_updated = ${now}::timestamptz
    where recurring_id = ${seriesId} and school_id = any(${schoolIds}::text[])`,
);

/** Orders keep the title of a series that is no more, or that left their school. */
export function unlinkOrdersOfSeries(work: Pick<Work, 'defer' | 'now'>, orders: OfSchools): void {
  work.defer(unlink.with({ ...orders, now: work.now.toISOString() }));
}
