// Published entries of the days: concerns by category, and praises. Each counts once, whatever its quantity, as in
// insights.
import type { ConcernNumbers } from '@schooldog/domain/reports/packet';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { comparing, firstDay, momentsOf, type PacketScope, sumOf } from './scope.ts';

type Asked = Readonly<Record<'from' | 'until' | 'fromBefore' | 'untilBefore', string>> &
  Readonly<{ schoolIds: readonly string[] | null }>;
type CategoryRow = {
  opinion: 'concern' | 'praise';
  categoryId: string;
  now: number;
  before: number;
};

const byCategory = statement(
  (_db, { schoolIds, from, until, fromBefore, untilBefore }: Placeholders<Asked>) => sql<CategoryRow>`
    select observation_type as opinion, observation_category_id as "categoryId",
      count(*) filter (where timestamp >= ${from}::timestamptz)::int as now,
      count(*) filter (where timestamp < ${untilBefore}::timestamptz)::int as before
    from entries
    where timestamp >= ${fromBefore}::timestamptz and timestamp < ${until}::timestamptz
      and observation_type in ('concern', 'praise')
      and (${schoolIds}::text[] is null or school_id = any(${schoolIds}::text[]))
    group by observation_type, observation_category_id`,
);

const firstEntry = statement(
  (_db, { schoolIds }: Placeholders<{ schoolIds: readonly string[] | null }>) => sql<{ first: Date }>`
    select timestamp as first from entries
    where ${schoolIds}::text[] is null or school_id = any(${schoolIds}::text[])
    order by timestamp limit 1`,
);

/** Categories without a label, which the district deleted, are one. */
export async function concernNumbers(
  reader: Reader,
  scope: PacketScope,
  labelOf: (categoryId: string) => string,
): Promise<ConcernNumbers> {
  const { schoolIds } = scope;
  const [rows, oldest] = await Promise.all([
    byCategory(reader, { schoolIds, ...momentsOf(scope) }),
    firstEntry(reader, { schoolIds }),
  ]);
  const { counted } = comparing(
    scope,
    firstDay(
      scope,
      oldest.map(({ first }) => first),
    ),
  );
  const concerns = rows.filter(({ opinion }) => opinion === 'concern');
  const categories = Map.groupBy(concerns, ({ categoryId }) => labelOf(categoryId));
  return {
    concerns: counted(sumOf(concerns)),
    praises: counted(sumOf(rows.filter(({ opinion }) => opinion === 'praise'))),
    byCategory: [...categories]
      .map(([label, found]) => ({ label, ...sumOf(found) }))
      .filter(({ now, before }) => now + before > 0)
      .toSorted((a, b) => b.now - a.now || b.before - a.before || a.label.localeCompare(b.label))
      .map(({ label, ...numbers }) => ({ label, concerns: counted(numbers) })),
  };
}
