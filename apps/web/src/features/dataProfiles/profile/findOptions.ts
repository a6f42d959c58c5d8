import { labelKey } from '@schooldog/domain/dataProfiles';
import type { ListedOption } from './profile.ts';

/** Every word must stand in a name or a detail. Archived and merged ones come only when asked for, and last. */
export function findOptions(
  options: readonly ListedOption[],
  { find, archived }: Readonly<{ find: string; archived: boolean }>,
): ListedOption[] {
  const words = labelKey(find).split(/\s+/).filter(Boolean);
  const fits = ({ label, aliases, attributes }: ListedOption) => {
    const text = labelKey([label, ...aliases, ...Object.values(attributes)].join(' '));
    return words.every((word) => text.includes(word));
  };
  const isPast = ({ isArchived, mergedIntoId }: ListedOption) => isArchived || mergedIntoId !== null;
  const found = options.filter((option) => (archived || !isPast(option)) && fits(option));
  return [...found.filter((option) => !isPast(option)), ...found.filter(isPast)];
}
