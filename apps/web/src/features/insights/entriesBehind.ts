// Which entries a number of the chart counts, asked as the explorer asks.
import { type EntryFilter, entryScope, normalizeEntryFilter } from '@schooldog/domain/entries';
import { type InsightChoice, insightSchools } from '@schooldog/domain/insights';
import { allSchools, daysOfPeriod, type Period } from '@schooldog/domain/insights/chart';
import type { Actor, Schools, SourceType } from '@schooldog/domain/permissions';

type Counted = Readonly<{
  choice: InsightChoice;
  walkTypes: readonly SourceType[];
  /** Those of the filter; empty means all that are offered. */
  schoolIds: readonly string[];
  /** See `entrySchoolsOf`. */
  offered: Schools;
  /** The line that the number belongs to. */
  seriesId: string;
  period: Period;
}>;

export function entriesBehind(counted: Counted): EntryFilter {
  const { choice, walkTypes, period } = counted;
  const {
    selectedObservationCategoryId: category,
    selectedObservationItemId: item,
    selectedLocationProfileId: profileId,
    selectedLocation: optionId,
    selectedUserId: userId,
    selectedTag: tag,
    selectedObservationType: opinion,
  } = choice;
  const schools = schoolsOf(counted);
  return normalizeEntryFilter({
    ...daysOfPeriod(period),
    ...(schools.length === 0 ? {} : { schoolIds: [...schools] }),
    ...(walkTypes.length === 0 ? {} : { walkTypes: [...walkTypes] }),
    ...(opinion === 'all' ? {} : { entryTypes: [opinion] }),
    ...(category === null ? {} : { category }),
    ...(item === null ? {} : { item }),
    ...(userId === null ? {} : { userIds: [userId] }),
    ...(tag === null ? {} : { tag }),
    ...(profileId === null || optionId === null ? {} : { location: { profileId, optionId } }),
  });
}

/** None means all. */
function schoolsOf({ choice, schoolIds, offered, seriesId }: Counted): readonly string[] {
  if (seriesId !== allSchools) return [seriesId];
  // A place is requested together with its school.
  if (choice.selectedLocationSchoolId !== null) return [choice.selectedLocationSchoolId];
  if (offered === 'all') return schoolIds;
  if (schoolIds.length === 0) return offered;
  const both = schoolIds.filter((id) => offered.includes(id));
  return both.length === 0 ? schoolIds : both;
}

/**
 * Where entries can be behind the counts that the user reads. A school where they may only read counts is left out,
 * because reports are refused where such a school is named; where nothing is left, nothing is found.
 */
export function entrySchoolsOf(actor: Actor): Schools {
  const counted = insightSchools(actor);
  const { schools } = entryScope(actor, counted === 'all' ? [] : counted);
  return schools.length === 0 ? counted : schools;
}
