import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { FoldedFilters } from '../../../ui/list/FoldedFilters.tsx';
import { SchoolsFilter } from '../../schools/index.ts';
import { seriesFilter, type SeriesListFilter } from '../seriesFilter.ts';

type Props = Readonly<{ filter: SeriesListFilter; onChange(filter: SeriesListFilter): void }>;

const flags = ['paused', 'needsOwner', 'hasPausedSchools'] as const;

export const SeriesFilters = memo(function SeriesFilters({ filter, onChange }: Props) {
  const { t } = useTexts('features/recurring');
  return (
    <FoldedFilters
      label={t('filters.label')}
      searchLabel={t('filters.search')}
      searchPlaceholder={t('filters.placeholder')}
      filter={filter}
      countOf={seriesFilter.count}
      onChange={onChange}
    >
      <SchoolsFilter
        offered="all"
        label={t('filters.schools')}
        value={filter.schoolIds}
        onChange={(schoolIds) => onChange({ ...filter, schoolIds })}
      />
      <CheckFilter
        label={t('filters.show')}
        choices={flags.map((value) => ({ value, label: t(`flags.${value}`) }))}
        value={flags.filter((flag) => filter[flag] === true)}
        onChange={(chosen) =>
          onChange({
            ...filter,
            ...Object.fromEntries(flags.map((flag) => [flag, chosen.includes(flag) || undefined])),
          })
        }
      />
    </FoldedFilters>
  );
});
