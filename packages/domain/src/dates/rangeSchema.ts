// Apart from the rules of ranges, which the first screen needs without loading zod.
import { z } from 'zod';
import { calendarDateSchema } from './calendarDate.ts';
import { normalizeRange } from './range.ts';

export const dateRangeSchema = z
  .object({ from: calendarDateSchema.nullish(), to: calendarDateSchema.nullish() })
  .nullish()
  .transform(normalizeRange);
