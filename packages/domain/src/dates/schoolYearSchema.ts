import { z } from 'zod';
import { isSchoolYear } from './schoolYear.ts';

export const schoolYearSchema = z
  .string()
  .regex(/^(19|2\d)\d{2}-\d{4}$/, { abort: true })
  .refine(isSchoolYear);
