import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';

/** Fetched with its texts when people open the panel of their profile. */
export const CalendarFeedDetails = lazyPart(
  'section',
  async () =>
    (await importWithTexts(['features/calendarFeeds', 'ui'], () => import('./CalendarFeedDetails.tsx')))
      .CalendarFeedDetails,
);
