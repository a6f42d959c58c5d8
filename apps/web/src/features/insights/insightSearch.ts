// The URL of the page says what the chart shows, so that it can be shared and comes back with Back. Routes read it
// before the page is loaded, so nothing heavy is imported here.
import { maxTagLength, opinions } from '@schooldog/domain/entries';
import { everythingChosen, type InsightChoice, insightViewModes } from '@schooldog/domain/insights';
import { isMonth, normalizePeriod, type Period } from '@schooldog/domain/insights/chart';
import { type SourceType, sourceTypes } from '@schooldog/domain/permissions';
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import { choice, choices, field, id, idList, place, text } from '../../ui/list/filterFields.ts';

export const pictures = ['overview', 'lines', 'bars', 'table'] as const;
type Picture = (typeof pictures)[number];

export type InsightView = Readonly<{
  choice: InsightChoice;
  /** Empty means all. */
  walkTypes: readonly SourceType[];
  schoolIds: readonly string[];
  /** Null means the usual one, which moves with the calendar. */
  period: Period | null;
  picture: Picture;
}>;

/** What is usual is left out: all opinions, all walk types, the overview. */
const insightFilter = defineFilter({
  viewMode: choice('viewMode', insightViewModes),
  category: id('category'),
  item: id('item'),
  location: place('location'),
  locationSchool: id('locationSchool'),
  user: id('user'),
  tag: text('tag', { most: maxTagLength }),
  opinion: choice('opinion', opinions),
  walkTypes: choices('walkTypes', sourceTypes),
  schoolIds: idList('schoolIds', { most: 500 }),
  months: field('months', {
    parse: periodIn,
    format: ({ from, to }) => `${from},${to}`,
    chips: () => [],
  }),
  picture: choice('picture', pictures),
});
type InsightFilter = FilterOf<typeof insightFilter>;
export type InsightSearch = ReturnType<typeof insightFilter.write>;

/** Turns any URL into a valid search. */
export function validInsightSearch(raw: Readonly<Record<string, unknown>>): InsightSearch {
  return insightSearchOf(insightViewOf(raw));
}

export function insightViewOf(search: Readonly<Record<string, unknown>>): InsightView {
  const filter = insightFilter.read(search);
  const { walkTypes = [], schoolIds = [], months, picture } = filter;
  const chosen = choiceIn(filter);
  return {
    choice: chosen,
    walkTypes: walkTypes.length === sourceTypes.length ? [] : walkTypes,
    // A place has its own school.
    schoolIds: chosen.viewMode === 'location' ? [] : schoolIds,
    period: months ?? null,
    picture: picture ?? 'overview',
  };
}

/** Only what the view mode needs is set. */
function choiceIn({
  viewMode = 'all',
  opinion,
  category,
  item,
  user,
  tag,
  ...where
}: InsightFilter): InsightChoice {
  const base: InsightChoice = {
    ...everythingChosen,
    viewMode,
    selectedObservationType: opinion ?? 'all',
  };
  const inCategory = { selectedObservationCategoryId: category ?? null };
  if (viewMode === 'category') return { ...base, ...inCategory };
  if (viewMode === 'item') return { ...base, ...inCategory, selectedObservationItemId: item ?? null };
  if (viewMode === 'user') return { ...base, selectedUserId: user ?? null };
  if (viewMode === 'tag') return { ...base, selectedTag: tag?.trim() ?? null };
  if (viewMode === 'location') return { ...base, ...placeIn(where) };
  return base;
}

function placeIn({
  location,
  locationSchool,
}: Pick<InsightFilter, 'location' | 'locationSchool'>): Partial<InsightChoice> {
  if (locationSchool === undefined) return {};
  if (location === undefined) return { selectedLocationSchoolId: locationSchool };
  return {
    selectedLocationSchoolId: locationSchool,
    selectedLocationProfileId: location.profileId,
    selectedLocation: location.optionId,
  };
}

function periodIn(written: string): Period | undefined {
  const [from = '', to = '', ...more] = written.split(',');
  return isMonth(from) && isMonth(to) && more.length === 0 ? normalizePeriod(from, to) : undefined;
}

export function insightSearchOf({ choice: chosen, ...view }: InsightView): InsightSearch {
  const { selectedLocationProfileId: profileId, selectedLocation: optionId } = chosen;
  return insightFilter.write({
    viewMode: chosen.viewMode === 'all' ? undefined : chosen.viewMode,
    category: chosen.selectedObservationCategoryId ?? undefined,
    item: chosen.selectedObservationItemId ?? undefined,
    location: profileId === null || optionId === null ? undefined : { profileId, optionId },
    locationSchool: chosen.selectedLocationSchoolId ?? undefined,
    user: chosen.selectedUserId ?? undefined,
    tag: chosen.selectedTag ?? undefined,
    opinion: chosen.selectedObservationType === 'all' ? undefined : chosen.selectedObservationType,
    walkTypes: [...view.walkTypes],
    schoolIds: [...view.schoolIds],
    months: view.period ?? undefined,
    picture: view.picture === 'overview' ? undefined : view.picture,
  });
}
