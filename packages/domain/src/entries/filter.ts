// The filter of the explorer, in the page address and in the request.
import { z } from 'zod';
import { calendarDateSchema } from '../dates/index.ts';
import { flagSchema, idSchema, limitedLine, limitedText, mostSearchLetters } from '../kernel/index.ts';
import { sourceTypes } from '../permissions/index.ts';
import { opinions } from './opinion.ts';

export const entriesPageSize = 32;
export const maxPdfEntries = 250;
/** A list with a search counts no further, because counting a common word would read all entries. */
export const mostCountedMatches = 10_000;

export const entryFilterSchema = z.object({
  /** Days of the calendar, both included. */
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  schoolIds: z.array(idSchema).max(500).optional(),
  walkTypes: z.array(z.enum(sourceTypes)).max(3).optional(),
  userIds: z.array(idSchema).max(50).optional(),
  entryTypes: z.array(z.enum(opinions)).max(3).optional(),
  /** An option of the location lists of the one chosen school. */
  location: z.object({ profileId: idSchema, optionId: idSchema }).optional(),
  tag: limitedText(60).optional(),
  category: idSchema.optional(),
  item: idSchema.optional(),
  /** Words of the comment, the place, the observation or the reporter's name; see `matchesSearch`. */
  search: limitedLine(mostSearchLetters).optional(),
  sortAsc: flagSchema.optional(),
});
export type EntryFilter = z.infer<typeof entryFilterSchema>;
