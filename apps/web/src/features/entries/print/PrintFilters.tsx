import type { Opinion } from '@schooldog/domain/entries';
import type { SourceType } from '@schooldog/domain/permissions';
import { useTranslation } from 'react-i18next';
import { CheckFilter } from '../../../ui/list/CheckFilter.tsx';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { SchoolsFilter } from '../../schools/index.ts';
import { ObservationFilters } from '../explorer/ObservationFilters.tsx';
import { SortSelect } from '../explorer/SortSelect.tsx';
import type { Explorer } from '../explorer/useExplorer.ts';
import classes from './PrintFilters.module.css';

/** In the order in which people sort their papers. */
const opinionOrder: readonly Opinion[] = ['praise', 'concern', 'other'];
const sourceOrder: readonly SourceType[] = ['school', 'district', 'partner'];

/** What is on the paper, chosen on the screen; none of it is printed. */
export function PrintFilters({ explorer }: Readonly<{ explorer: Explorer }>) {
  const { t } = useTranslation('entries');
  const { filter, setFilter, offered } = explorer;
  return (
    <search className={classes.filters} aria-label={t('filters.title')}>
      <div className={classes.grid}>
        <SortSelect explorer={explorer} />
        <DatesFilter filter={filter} onChange={setFilter} />
        <SchoolsFilter
          offered={offered}
          label={t('filters.schools')}
          value={filter.schoolIds}
          onChange={(schoolIds) => setFilter({ ...filter, schoolIds })}
        />
        <ObservationFilters filter={filter} onChange={setFilter} />
      </div>
      <div className={classes.checks}>
        <CheckFilter
          label={t('filters.opinion')}
          choices={opinionOrder.map((value) => ({ value, label: t(`opinions.${value}`) }))}
          value={filter.entryTypes ?? []}
          onChange={(entryTypes) => setFilter({ ...filter, entryTypes })}
        />
        <CheckFilter
          label={t('filters.source')}
          choices={sourceOrder.map((value) => ({ value, label: t(`walkType.${value}`) }))}
          value={filter.walkTypes ?? []}
          onChange={(walkTypes) => setFilter({ ...filter, walkTypes })}
        />
      </div>
    </search>
  );
}
