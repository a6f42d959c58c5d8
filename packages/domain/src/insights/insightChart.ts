// The definition of a chart, so that it can be drawn again elsewhere: what it counts, never the numbers.
import { z } from 'zod';
import { idSchema } from '../kernel/index.ts';
import { sourceTypes } from '../permissions/index.ts';
import { monthCount, mostMonths } from './chart/months.ts';
import { allSchools } from './chart/series.ts';
import { monthSchema } from './count.ts';
import { insightChoiceSchema } from './favorite.ts';

const maxSchools = 500;

export const insightChartSchema = z.object({
  choice: insightChoiceSchema,
  /** Empty means all, here and for schools. */
  walkTypes: z.array(z.enum(sourceTypes)).max(sourceTypes.length),
  schoolIds: z.array(idSchema).max(maxSchools),
  /** Both months are included. */
  period: z
    .object({ from: monthSchema, to: monthSchema })
    .refine((period) => period.from <= period.to && monthCount(period) <= mostMonths),
  /** Lines that were hidden by hand. The line of all schools still includes them. */
  hiddenIds: z.array(z.union([z.literal(allSchools), idSchema])).max(maxSchools + 1),
});
export type InsightChart = z.infer<typeof insightChartSchema>;
