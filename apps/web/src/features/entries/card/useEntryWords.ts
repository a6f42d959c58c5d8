import type { ShownEntry } from '@schooldog/contract/entries';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSchoolNames } from '../../schools/index.ts';
import { useObservation } from '../../settings/index.ts';

/** Whether entries still wait for the words that they are told in: drawn without, every one would be drawn twice. */
export function useIsWordless(): boolean {
  const { isPending } = useObservation();
  const { isLoading } = useSchoolNames();
  return isPending || isLoading;
}

/** What a person would say aloud about an entry: "Broken latch, Room 214". */
export function useEntryWords(
  entry: Pick<
    ShownEntry,
    'observationCategoryId' | 'observationItemId' | 'location' | 'schoolId' | 'reportedByName'
  >,
) {
  const { t } = useTexts('features/entries');
  const { categoryLabel, itemLabel } = useObservation();
  const schools = useSchoolNames();
  const item = itemLabel(entry.observationItemId);
  return {
    title: entry.location === '' ? item : t('card.title', { item, place: entry.location }),
    category: categoryLabel(entry.observationCategoryId),
    school: schools.data?.find(({ id }) => id === entry.schoolId)?.name ?? '',
    reporter: entry.reportedByName ?? t('card.formerUser'),
  };
}
