import { z } from 'zod';
import { earliestDate, latestDate } from './dateLimits.ts';

/** A day of the calendar without time or place, such as "2026-09-03". As texts they sort as days do. */
export type CalendarDate = string;

export const calendarDateSchema = z.iso
  .date({ abort: true })
  .refine((date) => date >= earliestDate && date <= latestDate);
