// Apart from the schema of favorites: addresses are parsed before zod is loaded.
import {
  categoryCountId,
  globalCountId,
  itemCountId,
  locationCountId,
  tagCountId,
  userCountId,
} from '../entries/index.ts';
import type { InsightChoice } from './favorite.ts';
import type { InsightViewMode } from './viewModes.ts';

export const everythingChosen: InsightChoice = {
  viewMode: 'all',
  selectedObservationCategoryId: null,
  selectedObservationItemId: null,
  selectedLocation: null,
  selectedLocationProfileId: null,
  selectedLocationSchoolId: null,
  selectedUserId: null,
  selectedTag: null,
  selectedObservationType: 'all',
};

/** The count that a choice needs; null while the choice is incomplete. */
export function countIdOf(choice: InsightChoice): string | null {
  return makers[choice.viewMode](choice);
}

const makers: Readonly<Record<InsightViewMode, (choice: InsightChoice) => string | null>> = {
  all: () => globalCountId,
  category: ({ selectedObservationCategoryId: categoryId }) =>
    categoryId === null ? null : categoryCountId(categoryId),
  item: ({ selectedObservationCategoryId: categoryId, selectedObservationItemId: itemId }) =>
    categoryId === null || itemId === null ? null : itemCountId(categoryId, itemId),
  location: ({ selectedLocation: optionId, selectedLocationProfileId: profileId }) =>
    optionId === null || profileId === null ? null : locationCountId(profileId, optionId),
  user: ({ selectedUserId: userId }) => (userId === null ? null : userCountId(userId)),
  tag: ({ selectedTag: tag }) => (tag === null || tag.trim() === '' ? null : tagCountId(tag)),
};
