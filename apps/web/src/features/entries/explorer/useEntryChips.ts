import type { EntryFilter } from '@schooldog/domain/entries';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { FilterChip } from '../../../ui/list/defineFilter.ts';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { usePlaces } from '../../dataProfiles/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { useObservation } from '../../settings/index.ts';
import { usePeopleNames } from '../../picker/index.ts';
import { entryFilter } from './entryFilter.ts';
import type { Explorer } from './useExplorer.ts';

export function useEntryChips({ filter, oneSchoolId }: Explorer): readonly FilterChip<EntryFilter>[] {
  const { t } = useTexts('features/entries');
  const schools = useSchoolNamesById();
  const { categoryLabel, itemLabel, tagLabel } = useObservation();
  const people = usePeopleNames(filter.userIds ?? []);
  const places = usePlaces(filter.location === undefined ? null : oneSchoolId);
  return entryFilter.chips(filter, {
    search: (search) => t('chips.search', { search: search.trim() }),
    dates: useDaysLabel(),
    schoolIds: (id) => schools.get(id) ?? t('chips.unknownSchool'),
    walkTypes: (type) => t(`walkType.${type}`),
    userIds: (id) => people.get(id) ?? t('chips.somebody'),
    entryTypes: (opinion) => t(`opinions.${opinion}`),
    location: (place) =>
      places.data?.find(({ optionId }) => optionId === place.optionId)?.label ?? t('filters.location'),
    tag: (tag) => t('chips.tag', { tag: tagLabel(tag) }),
    category: categoryLabel,
    item: itemLabel,
  });
}
