import { z } from 'zod';

/** A day of the calendar without time or place, such as "2026-09-03". As texts they sort as days do. */
export type CalendarDate = string;

// PostgreSQL knows no year 0.
export const calendarDateSchema = z.iso.date().refine((date) => date >= '0001-01-01');
