import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { SearchFilter } from '../../../ui/list/SearchFilter.tsx';
import { SchoolsFilter } from '../../schools/index.ts';
import { seriesFilter, type SeriesListFilter } from '../seriesFilter.ts';
import classes from './SeriesList.module.css';

type Props = Readonly<{ filter: SeriesListFilter; onChange(filter: SeriesListFilter): void }>;

const flags = ['paused', 'needsOwner', 'hasPausedSchools'] as const;

export const SeriesFilters = memo(function SeriesFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('features/recurring');
  const { search: _search, ...behindButton } = filter;
  return (
    <FilterBar
      isFolded
      label={t('filters.label')}
      className={classes.bar}
      count={seriesFilter.count(behindButton)}
      search={
        <SearchFilter
          label={t('filters.search')}
          placeholder={t('filters.placeholder')}
          filter={filter}
          onChange={onChange}
        />
      }
    >
      <div className={classes.fields}>
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
      </div>
    </FilterBar>
  );
});
