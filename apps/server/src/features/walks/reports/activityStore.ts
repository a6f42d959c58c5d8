import { z } from 'zod';
import { runComposed, Values } from '../../../platform/database/composed.ts';
import type { Reader } from '../../../platform/database/database.ts';

const monthsSchema = z.array(
  z.object({
    schoolId: z.string(),
    month: z.string(),
    begun: z.int(),
    completed: z.int(),
    inReview: z.int(),
  }),
);
type WalksOfMonth = Readonly<z.infer<typeof monthsSchema>[number]>;

type Asked = Readonly<{ schoolIds: readonly string[]; start: string; end: string; timeZone: string }>;

/** By the month in which they began, as the list filters them. A month without any is missing. */
export async function walksByMonth(
  reader: Reader,
  { schoolIds, start, end, timeZone }: Asked,
): Promise<WalksOfMonth[]> {
  const values = new Values();
  const text = `select school_id as "schoolId",
      to_char(time_created at time zone ${values.add(timeZone)}, 'YYYY-MM') as month,
      count(*)::int as begun, count(*) filter (where status = 'complete')::int as completed,
      count(*) filter (where status = 'review')::int as "inReview"
    from walks
    where school_id = any(${values.add(schoolIds)}::text[]) and time_archived is null
      and time_created >= ${values.add(start)}::timestamptz and time_created < ${values.add(end)}::timestamptz
    group by 1, 2`;
  return monthsSchema.parse(await runComposed(reader, text, values));
}
