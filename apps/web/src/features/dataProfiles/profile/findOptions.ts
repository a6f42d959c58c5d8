import { textMatcher } from '../../../ui/textSearch.ts';
import type { ListedOption } from './profile.ts';

type Wanted = Readonly<{ find?: string | undefined; showArchived?: boolean | undefined }>;

/** Every word must be in a name or a detail. Archived and merged ones come only on request, and last. */
export function findOptions(
  options: readonly ListedOption[],
  { find = '', showArchived = false }: Wanted,
): ListedOption[] {
  const matches = textMatcher(find);
  const isPast = ({ isArchived, mergedIntoId }: ListedOption) => isArchived || mergedIntoId !== null;
  const found = options.filter(
    (option) =>
      (showArchived || !isPast(option)) &&
      matches(option.label, ...option.aliases, ...Object.values(option.attributes)),
  );
  return [...found.filter((option) => !isPast(option)), ...found.filter(isPast)];
}
