// The feed as the person may see it at this moment: account, permissions and features are read at every request.
import {
  calendarDays,
  type CalendarEvent,
  canHaveCalendarFeed,
  eventUid,
  writeICalendar,
} from '@schooldog/domain/calendarFeeds';
import { dateIn } from '@schooldog/domain/dates';
import { branding } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { Services } from '../../platform/api/context.ts';
import { exportTexts } from '../../platform/exports/index.ts';
import { hashOfToken } from '../../platform/identity/tokens.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { actorsOf } from '../people/index.ts';
import { schoolNames } from '../schools/index.ts';
import { feedByToken, markRead } from './store.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

const wordsIn = exportTexts({ en, es });

/** Null for an address that never existed, one that was revoked or replaced, and one of a disabled user. */
export async function readFeed(services: Services, token: string): Promise<string | null> {
  const { db } = services.database;
  const tokenHash = hashOfToken(token);
  const [feed, app] = await Promise.all([feedByToken(db, tokenHash), services.readApp()]);
  if (app.maintenanceMode) throw problem('app.maintenance');
  if (feed === undefined) return null;
  const { enableWorkOrders, enableEops } = app;
  const [actor] = await actorsOf(db, [feed.userId], { enableWorkOrders, enableEops });
  if (actor === undefined || !canHaveCalendarFeed(actor)) return null;
  await services.limits.readCalendarFeed(actor.userId);
  const now = services.clock();
  const timeZone = await districtTimeZone(db);
  const days = calendarDays(dateIn(now.toISOString(), timeZone));
  const events = await services.hooks.collect(db, 'calendar.events', { actor, timeZone, ...days });
  const text = await written(services, feed.language, events.flat());
  await markRead(db, tokenHash, now);
  return text;
}

async function written(
  { database, publicUrl }: Services,
  language: string | null,
  events: readonly CalendarEvent[],
): Promise<string> {
  const words = wordsIn(language);
  const nameOf = new Map((await schoolNames(database.db)).map(({ id, name }) => [id, name]));
  const inOrder = events.toSorted(
    (a, b) => a.date.localeCompare(b.date) || eventUid(a).localeCompare(eventUid(b)),
  );
  return writeICalendar(
    branding.productName,
    inOrder.map((event) => ({
      uid: eventUid(event),
      date: event.date,
      summary: words(`${event.kind}.${event.moment}`, {
        number: event.number,
        school: nameOf.get(event.schoolId) ?? '',
      }),
      url: `${publicUrl}${event.path}`,
      timeUpdated: event.timeUpdated,
    })),
  );
}
