import type { Opinion } from '@schooldog/domain/entries';
import type { SourceType } from '@schooldog/domain/permissions';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { ObservationFilters } from '../explorer/ObservationFilters.tsx';
import { EntrySearch } from '../explorer/EntrySearch.tsx';
import { EntrySchoolsFilter, OpinionFilter, SourceFilter } from '../explorer/SharedFilters.tsx';
import { SortSelect } from '../explorer/SortSelect.tsx';
import type { Explorer } from '../explorer/useExplorer.ts';
import classes from './PrintFilters.module.css';

/** In the order in which people sort their papers. */
const opinionOrder: readonly Opinion[] = ['praise', 'concern', 'other'];
const sourceOrder: readonly SourceType[] = ['school', 'district', 'partner'];

/** What is on the paper, chosen on the screen; none of it is printed. */
export function PrintFilters({ explorer }: Readonly<{ explorer: Explorer }>) {
  const { t } = useTexts('features/entries');
  const { filter, setFilter } = explorer;
  return (
    <search className={classes.filters} aria-label={t('filters.title')}>
      <EntrySearch explorer={explorer} />
      <div className={classes.grid}>
        <SortSelect explorer={explorer} />
        <DatesFilter filter={filter} onChange={setFilter} />
        <EntrySchoolsFilter explorer={explorer} />
        <ObservationFilters filter={filter} onChange={setFilter} />
      </div>
      <div className={classes.checks}>
        <OpinionFilter explorer={explorer} order={opinionOrder} />
        <SourceFilter explorer={explorer} order={sourceOrder} />
      </div>
    </search>
  );
}
