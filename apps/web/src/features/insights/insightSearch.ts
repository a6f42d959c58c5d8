// The address of the page says what the chart shows, so that it can be shared and comes back with Back. It is read
// before the page is loaded, so nothing heavy is imported here.
import { maxTagLength, opinions } from '@schooldog/domain/entries';
import { everythingChosen, type InsightChoice, insightViewModes } from '@schooldog/domain/insights';
import { isMonth, normalizePeriod, type Period } from '@schooldog/domain/insights/chart';
import { isId } from '@schooldog/domain/kernel';
import { type SourceType, sourceTypes } from '@schooldog/domain/permissions';
import { searchText } from '../../ui/searchText.ts';

export const pictures = ['lines', 'bars', 'table'] as const;
export type Picture = (typeof pictures)[number];

export type InsightView = Readonly<{
  choice: InsightChoice;
  /** Empty means all. */
  walkTypes: readonly SourceType[];
  schoolIds: readonly string[];
  /** Null means the usual one, which moves with the calendar. */
  period: Period | null;
  picture: Picture;
}>;

/** As in the address: lists are separated by commas, a place by a full stop, and what is usual is left out. */
export type InsightSearch = {
  viewMode?: string;
  category?: string;
  item?: string;
  location?: string;
  locationSchool?: string;
  user?: string;
  tag?: string;
  opinion?: string;
  walkTypes?: string;
  schoolIds?: string;
  months?: string;
  picture?: string;
};

const mostSchools = 500;

/** Whatever somebody typed into the address becomes something the page understands. */
export function validInsightSearch(raw: Readonly<Record<string, unknown>>): InsightSearch {
  const texts = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, searchText(value)]));
  return insightSearchOf(insightViewOf(texts));
}

export function insightViewOf(search: InsightSearch): InsightView {
  const walkTypes = (search.walkTypes ?? '').toLowerCase().split(',');
  const chosenTypes = sourceTypes.filter((type) => walkTypes.includes(type));
  const choice = choiceIn(search);
  const schoolIds = [...new Set((search.schoolIds ?? '').split(',').filter(isId))];
  return {
    choice,
    walkTypes: chosenTypes.length === sourceTypes.length ? [] : chosenTypes,
    // A place has its own school.
    schoolIds: choice.viewMode === 'location' ? [] : schoolIds.slice(0, mostSchools),
    period: periodIn(search.months ?? ''),
    picture: pictures.find((picture) => picture === search.picture) ?? 'lines',
  };
}

/** Only what the view mode needs is set. */
function choiceIn(search: InsightSearch): InsightChoice {
  const viewMode = insightViewModes.find((mode) => mode === search.viewMode) ?? 'all';
  const base: InsightChoice = {
    ...everythingChosen,
    viewMode,
    selectedObservationType: opinions.find((opinion) => opinion === search.opinion) ?? 'all',
  };
  const category = idOf(search.category);
  if (viewMode === 'category') return { ...base, selectedObservationCategoryId: category };
  if (viewMode === 'item')
    return { ...base, selectedObservationCategoryId: category, selectedObservationItemId: idOf(search.item) };
  if (viewMode === 'user') return { ...base, selectedUserId: idOf(search.user) };
  if (viewMode === 'tag') return { ...base, selectedTag: tagIn(search.tag ?? '') };
  if (viewMode === 'location') return { ...base, ...placeIn(search) };
  return base;
}

function placeIn({ location = '', locationSchool }: InsightSearch): Partial<InsightChoice> {
  const selectedLocationSchoolId = idOf(locationSchool);
  const [profileId = '', optionId = '', ...more] = location.split('.');
  const isPlace = isId(profileId) && isId(optionId) && more.length === 0;
  if (!isPlace || selectedLocationSchoolId === null) return { selectedLocationSchoolId };
  return {
    selectedLocationSchoolId,
    selectedLocationProfileId: profileId,
    selectedLocation: optionId,
  };
}

function periodIn(text: string): Period | null {
  const [from = '', to = '', ...more] = text.split(',');
  return isMonth(from) && isMonth(to) && more.length === 0 ? normalizePeriod(from, to) : null;
}

export function insightSearchOf({ choice, ...view }: InsightView): InsightSearch {
  const { selectedLocationProfileId: profileId, selectedLocation: optionId } = choice;
  const texts: Record<keyof InsightSearch, string | null> = {
    viewMode: choice.viewMode === 'all' ? null : choice.viewMode,
    category: choice.selectedObservationCategoryId,
    item: choice.selectedObservationItemId,
    location: profileId === null || optionId === null ? null : `${profileId}.${optionId}`,
    locationSchool: choice.selectedLocationSchoolId,
    user: choice.selectedUserId,
    tag: choice.selectedTag,
    opinion: choice.selectedObservationType === 'all' ? null : choice.selectedObservationType,
    walkTypes: view.walkTypes.join(','),
    schoolIds: view.schoolIds.join(','),
    months: view.period === null ? null : `${view.period.from},${view.period.to}`,
    picture: view.picture === 'lines' ? null : view.picture,
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null && text !== ''));
}

function idOf(text: string | undefined): string | null {
  return text !== undefined && isId(text) ? text : null;
}

function tagIn(text: string): string | null {
  const tag = text.trim().slice(0, maxTagLength).trim();
  return tag === '' ? null : tag;
}
