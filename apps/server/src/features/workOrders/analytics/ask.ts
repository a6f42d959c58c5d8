// What a filter asks for, limited to the schools where the person manages tasks.
import { createHash } from 'node:crypto';
import type { AnalyticsFilter } from '@schooldog/contract/workOrders';
import { dateIn } from '@schooldog/domain/dates';
import type { Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { type AnalyticsQuestion, analyticsPeriod, workCalendarIn } from '@schooldog/domain/workOrders';
import type { Reader } from '../../../platform/database/database.ts';
import type { SettingsVersions } from '../../../platform/settingsDocuments/settingsCache.ts';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import { placesOneWith } from '../../dataProfiles/index.ts';
import { startsOfAges } from './ages.ts';
import { calendarKeyOf } from './clock.ts';

type Asking = Readonly<{ now: Date; held: Schools; settingsVersions?: SettingsVersions | undefined }>;

export async function questionOf(
  reader: Reader,
  { now, held, settingsVersions }: Asking,
  filter: AnalyticsFilter,
): Promise<Readonly<{ question: AnalyticsQuestion; hasCalendar: boolean }>> {
  const [settings, timeZone, places] = await Promise.all([
    readTasksSettings(reader, settingsVersions),
    districtTimeZone(reader, settingsVersions),
    filter.location === undefined ? null : placesOneWith(reader, filter.location.optionId),
  ]);
  const today = dateIn(now.toISOString(), timeZone);
  const question = {
    schools: wantedSchools(held, filter.schoolIds ?? []),
    priorities: chosen(filter.priorities),
    boardIds: chosen(filter.boardIds),
    assigneeIds: chosen(filter.assigneeIds),
    optionIds: places === null ? null : places.map(({ id }) => id),
    period: analyticsPeriod(filter, today),
    today,
    timeZone,
    calendarKey: calendarKeyOf(settings, timeZone),
    ageStarts: startsOfAges(settings, { now, timeZone }),
  };
  return { question, hasCalendar: workCalendarIn(settings) !== null };
}

/** Other schools that were chosen are left out; with none left there is nothing to count. */
function wantedSchools(held: Schools, wanted: readonly string[]): Schools {
  if (wanted.length === 0) return held === 'all' ? held : held.toSorted();
  const schools = held === 'all' ? [...wanted] : wanted.filter((id) => held.includes(id));
  if (schools.length === 0) throw problem('workOrder.analyticsNotAllowed');
  return [...new Set(schools)].toSorted();
}

/** In one order, so that the same choice is the same question. */
function chosen<Choice extends string>(choices: readonly Choice[] | undefined): Choice[] | null {
  return choices === undefined || choices.length === 0 ? null : [...new Set(choices)].toSorted();
}

export function digestOf(question: AnalyticsQuestion): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('hex');
}
