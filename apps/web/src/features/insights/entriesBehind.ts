// Which entries a number of the chart counts, asked as the explorer asks.
import { type EntryFilter, normalizeEntryFilter } from '@schooldog/domain/entries';
import type { CountChoice, InsightChoice } from '@schooldog/domain/insights';
import type { SourceType } from '@schooldog/domain/permissions';
import { daysOfPeriod, type Period } from './months.ts';
import { allSchools } from './series.ts';

/** Which of the nine numbers of a row count. */
export function countChoiceOf(
  { selectedObservationType: opinion }: Pick<InsightChoice, 'selectedObservationType'>,
  walkTypes: readonly SourceType[] = [],
): CountChoice {
  return {
    opinions: opinion === 'all' ? undefined : [opinion],
    walkTypes: walkTypes.length === 0 ? undefined : walkTypes,
  };
}

type Counted = Readonly<{
  choice: InsightChoice;
  walkTypes: readonly SourceType[];
  /** Those of the filter; empty means all. */
  schoolIds: readonly string[];
  /** The line that the number belongs to. */
  seriesId: string;
  period: Period;
}>;

export function entriesBehind({ choice, walkTypes, schoolIds, seriesId, period }: Counted): EntryFilter {
  const {
    selectedObservationCategoryId: category,
    selectedObservationItemId: item,
    selectedLocationProfileId: profileId,
    selectedLocation: optionId,
    selectedLocationSchoolId: placeSchoolId,
    selectedUserId: userId,
    selectedTag: tag,
    selectedObservationType: opinion,
  } = choice;
  const ofPlace = placeSchoolId === null ? [] : [placeSchoolId];
  const schools = seriesId !== allSchools ? [seriesId] : schoolIds.length > 0 ? schoolIds : ofPlace;
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
