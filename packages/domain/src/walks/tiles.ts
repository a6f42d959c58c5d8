// The tiles of a walk: one for each category, those that it is meant to look at first.
import { categoriesToLog, type ObservationCategory, type ObservationSettings } from '../settings/index.ts';

export type WalkTile = Readonly<{ category: ObservationCategory; isIntended: boolean }>;

/** Each group alphabetical with Other last. The Master List follows them. */
export function walkTiles(
  settings: ObservationSettings,
  intendedCategories: readonly string[],
  language?: string,
): readonly WalkTile[] {
  const tiles = categoriesToLog(settings, language).map((category) => ({
    category,
    isIntended: intendedCategories.includes(category.id),
  }));
  return [...tiles.filter(({ isIntended }) => isIntended), ...tiles.filter(({ isIntended }) => !isIntended)];
}
