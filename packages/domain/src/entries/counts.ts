// The counts that an entry belongs to. The same list is subtracted when the entry changes or is deleted.
import { searchableText } from '../kernel/index.ts';
import type { SourceType } from '../permissions/index.ts';
import type { Opinion } from './opinion.ts';
import { searchableTags } from './tags.ts';

export type CountedEntry = Readonly<{
  schoolId: string;
  observationCategoryId: string;
  observationItemId: string;
  observationType: Opinion;
  walkType: SourceType;
  reportedByUserId: string;
  locationDataProfileId: string | null;
  locationDataProfileOptionId: string | null;
  tags: readonly string[];
}>;

export const globalCountId = 'global';

export function categoryCountId(categoryId: string): string {
  return `category--${categoryId}`;
}

export function itemCountId(categoryId: string, itemId: string): string {
  return `category--${categoryId}--item--${itemId}`;
}

export function locationCountId(profileId: string, optionId: string): string {
  return `location--${profileId}--${optionId}`;
}

/** The option that a count is about; null for counts of anything but locations. */
export function countedOptionId(countId: string): string | null {
  const [kind, , optionId] = countId.split('--');
  return kind === 'location' ? (optionId ?? null) : null;
}

export function tagCountId(tag: string): string {
  return `tag--${encodeURIComponent(searchableText(tag))}`;
}

export function userCountId(userId: string): string {
  return `user--${userId}`;
}

/** Each once. */
export function countIdsOf(entry: CountedEntry): string[] {
  const { observationCategoryId, observationItemId, locationDataProfileId, locationDataProfileOptionId } =
    entry;
  const place =
    locationDataProfileId === null || locationDataProfileOptionId === null
      ? []
      : [locationCountId(locationDataProfileId, locationDataProfileOptionId)];
  return [
    globalCountId,
    categoryCountId(observationCategoryId),
    itemCountId(observationCategoryId, observationItemId),
    userCountId(entry.reportedByUserId),
    ...place,
    ...searchableTags(entry.tags).map(tagCountId),
  ];
}
