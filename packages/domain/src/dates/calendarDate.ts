import { z } from 'zod';

/** A day of the calendar without time or place, such as "2026-09-03". As texts they sort as days do. */
export type CalendarDate = string;

// Years that people write. Further out, adding a day or a time zone could leave what ISO text and PostgreSQL hold.
export const earliestDate: CalendarDate = '1900-01-01';
export const latestDate: CalendarDate = '2999-12-31';

export const calendarDateSchema = z.iso.date().refine((date) => date >= earliestDate && date <= latestDate);
