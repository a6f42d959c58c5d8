// Which entries a number of the chart counts, asked as the explorer asks.
import { type EntryFilter, normalizeEntryFilter } from '@schooldog/domain/entries';
import type { InsightChoice } from '@schooldog/domain/insights';
import { allSchools, daysOfPeriod, type Period } from '@schooldog/domain/insights/chart';
import type { SourceType } from '@schooldog/domain/permissions';

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
