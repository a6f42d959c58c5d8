import type { EntryFilter } from '@schooldog/domain/entries';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../../../ui/DateRangeInput.tsx';
import type { FilterChip } from '../../../ui/FilterChips.tsx';
import { usePlaces } from '../../dataProfiles/index.ts';
import { useSchoolNames } from '../../schools/index.ts';
import { useObservation } from '../../settings/index.ts';
import { usePeopleNames } from '../queries.ts';
import type { Explorer } from './useExplorer.ts';

/** What the list is narrowed by, in words, each with the filter that is left when it goes. */
export function useFilterChips({ filter, oneSchoolId }: Explorer): readonly FilterChip<EntryFilter>[] {
  const { t } = useTranslation('entries');
  const schools = useSchoolNames();
  const { categoryLabel, itemLabel } = useObservation();
  const people = usePeopleNames(filter.userIds ?? []);
  const places = usePlaces(filter.location === undefined ? null : oneSchoolId);
  const { from, to, schoolIds = [], walkTypes = [], userIds = [], entryTypes = [] } = filter;
  const { location, tag, category, item } = filter;
  const without = (...keys: (keyof EntryFilter)[]): EntryFilter =>
    Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.some((gone) => gone === key)));
  return [
    ...(from === undefined && to === undefined
      ? []
      : [{ key: 'dates', label: daysText(from, to), without: without('from', 'to') }]),
    ...schoolIds.map((id) => ({
      key: id,
      label: schools.data?.find((school) => school.id === id)?.name ?? t('chips.unknownSchool'),
      without: { ...filter, schoolIds: schoolIds.filter((other) => other !== id) },
    })),
    ...walkTypes.map((type) => ({
      key: type,
      label: t(`walkType.${type}`),
      without: { ...filter, walkTypes: walkTypes.filter((other) => other !== type) },
    })),
    ...userIds.map((id) => ({
      key: id,
      label: people.get(id) ?? t('chips.somebody'),
      without: { ...filter, userIds: userIds.filter((other) => other !== id) },
    })),
    ...entryTypes.map((opinion) => ({
      key: opinion,
      label: t(`opinions.${opinion}`),
      without: { ...filter, entryTypes: entryTypes.filter((other) => other !== opinion) },
    })),
    ...(location === undefined
      ? []
      : [
          {
            key: 'location',
            label:
              places.data?.find(({ optionId }) => optionId === location.optionId)?.label ??
              t('filters.location'),
            without: without('location'),
          },
        ]),
    ...(tag === undefined ? [] : [{ key: 'tag', label: t('chips.tag', { tag }), without: without('tag') }]),
    ...(category === undefined
      ? []
      : [{ key: 'category', label: categoryLabel(category), without: without('category') }]),
    ...(item === undefined ? [] : [{ key: 'item', label: itemLabel(item), without: without('item') }]),
  ];
}

function daysText(from: string | undefined, to: string | undefined): string {
  const [first, last] = [from, to].map((day) => (day === undefined ? '' : shortDay(day)));
  return first === last ? String(first) : `${first} – ${last}`.trim();
}
