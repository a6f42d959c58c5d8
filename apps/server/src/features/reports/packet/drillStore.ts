// Drills whose results were confirmed, and those that the rules asked for.
import { schoolYearOf } from '@schooldog/domain/dates';
import { type DrillType, drillTypes } from '@schooldog/domain/drills';
import { type CountedShare, type DrillNumbers, requiredOnTime } from '@schooldog/domain/reports/packet';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { requirementsAt } from '../../drills/index.ts';
import { byName, comparing, type PacketScope, sumOf } from './scope.ts';

type Asked = Readonly<{
  schoolIds: readonly string[] | null;
  from: string;
  to: string;
  fromBefore: string;
  toBefore: string;
}>;
type TypeRow = { type: DrillType; now: number; before: number; first: string };

const heldByType = statement(
  (_db, { schoolIds, from, to, fromBefore, toBefore }: Placeholders<Asked>) => sql<TypeRow>`
    select type, count(*) filter (where drill_date between ${from}::date and ${to}::date)::int as now,
      count(*) filter (where drill_date between ${fromBefore}::date and ${toBefore}::date)::int as before,
      min(drill_date)::text as first
    from drills
    where results_saved_on >= drill_date
      and (${schoolIds}::text[] is null or school_id = any(${schoolIds}::text[]))
    group by type`,
);

export async function drillNumbers(reader: Reader, scope: PacketScope): Promise<DrillNumbers> {
  const { schoolIds, period } = scope;
  const { days, before } = period;
  const rows = await heldByType(reader, {
    schoolIds,
    ...days,
    fromBefore: before.from,
    toBefore: before.to,
  });
  const [began = null] = rows.map(({ first }) => first).toSorted();
  const { counted, isRecorded } = comparing(scope, began);
  return {
    held: counted(sumOf(rows)),
    byType: byName(drillTypes, (type) => counted(rows.find((row) => row.type === type))),
    required: await requiredShare(reader, scope, isRecorded),
  };
}

/** Of schools that are not archived, as in the list of what is due. */
async function requiredShare(
  reader: Reader,
  { schoolIds, period, today }: PacketScope,
  isRecorded: boolean,
): Promise<CountedShare | null> {
  const { days, before } = period;
  const ends = [days.from, days.to, before.from, before.to];
  const schoolYears = [...new Set(ends.map(schoolYearOf))];
  const requirements = await requirementsAt(reader, { schoolIds, schoolYears, today });
  if (requirements === null) return null;
  return {
    now: requiredOnTime(requirements, days),
    before: isRecorded ? requiredOnTime(requirements, before) : null,
  };
}
