// A person's own calendar feed. The feed itself is read at its secret address, which is no procedure.
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';

const feature = 'calendarFeeds';

const calendarFeedSchema = z.object({
  timeCreated: z.iso.datetime(),
  timeLastRead: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const calendarFeedsContract = {
  /** Null where the person has none. */
  getCalendarFeed: reads(feature, 'calendarFeeds/mine').output(
    z.object({ feed: calendarFeedSchema.nullable() }),
  ),
  /** Replaces the present address. The new one is returned this once: only a hash of it is stored. */
  makeCalendarFeed: changes(feature, 'makeCalendarFeed').output(z.object({ url: z.string() })),
  revokeCalendarFeed: changes(feature, 'revokeCalendarFeed').output(done),
};
