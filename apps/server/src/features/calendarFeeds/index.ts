import type { ServerFeature } from '../../platform/api/feature.ts';
import { action, done, readOwn } from '../../platform/api/procedure.ts';
import { feedPath } from './address.ts';
import { getCalendarFeed, makeCalendarFeed, revokeCalendarFeed } from './commands.ts';
import { registerFeedRoute } from './feedRoute.ts';

export const calendarFeeds: ServerFeature<'calendarFeeds'> = {
  procedures: {
    getCalendarFeed: readOwn(getCalendarFeed),
    makeCalendarFeed: action(makeCalendarFeed),
    revokeCalendarFeed: done(revokeCalendarFeed),
  },
  routes: (http, { services }) => registerFeedRoute(http, services),
  secretPages: [feedPath],
};
