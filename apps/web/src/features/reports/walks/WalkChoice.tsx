import { Text } from '@mantine/core';
import type { ShownWalk } from '@schooldog/contract/walks';
import { numberText } from '@schooldog/domain/kernel';
import { reportSchools } from '@schooldog/domain/reports';
import { IconChevronRight, IconWalk } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { DatesFilter } from '../../../ui/list/DatesFilter.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { RowList } from '../../../ui/list/RowList.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { useMomentText } from '../../../ui/momentText.ts';
import { SchoolsFilter, useSchoolNamesById } from '../../schools/index.ts';
import { CompletedDialog } from '../../walks/index.ts';
import filters from '../report/ReportFilters.module.css';
import { ReportHead } from '../report/ReportHead.tsx';
import { useReportChips } from '../report/useReportChips.ts';
import type { ReportFilter } from '../reportFilter.ts';
import classes from './WalkChoice.module.css';

type Props = Readonly<{ filtering: FilterState<ReportFilter> }>;

/** The completed walks; each opens the dialog with its reports. */
export function WalkChoice({ filtering: { filter, setFilter, clear, count } }: Props) {
  const { t } = useTexts('features/reports');
  const offered = reportSchools(useActor(), 'walkReports');
  const [chosen, setChosen] = useState<ShownWalk | null>(null);
  const { from, to, schoolIds = offered === 'all' ? undefined : [...offered] } = filter;
  const completed = { tab: 'team', subTab: 'complete' } as const;
  const query = usePages(api.walks.listWalks, { ...completed, from, to, schoolIds });
  const list = useListPage({
    query,
    recordsOf: ({ walks }) => walks,
    count: query.data?.pages[0]?.counts.team.complete ?? undefined,
  });
  const icon = <IconWalk aria-hidden />;
  return (
    <>
      <ReportHead report="walkReports" />
      <FilterBar label={t('filters.label')} className={filters.bar} count={count}>
        <div className={filters.fields}>
          <SchoolsFilter
            offered={offered}
            label={t('filters.schools')}
            value={filter.schoolIds}
            onChange={(chosenIds) => setFilter({ ...filter, schoolIds: chosenIds })}
          />
          <DatesFilter filter={filter} onChange={setFilter} />
        </div>
      </FilterBar>
      <FilterChips chips={useReportChips(filter)} onChange={setFilter} onClear={clear} mb="md" />
      <div className={classes.list}>
        <RowList
          list={list}
          empty={
            <ListEmpty
              isFiltered={count > 0}
              onClear={clear}
              nothing={{ icon, title: t('walks.empty') }}
              noMatch={{ icon, title: t('walks.noMatch') }}
            />
          }
        >
          {(walk) => <WalkRow key={walk.id} walk={walk} onChoose={setChosen} />}
        </RowList>
      </div>
      {chosen === null ? null : <CompletedDialog walk={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

type RowProps = Readonly<{ walk: ShownWalk; onChoose(walk: ShownWalk): void }>;

function WalkRow({ walk, onChoose }: RowProps) {
  const { t, language } = useTexts('features/reports');
  const momentText = useMomentText();
  const school = useSchoolNamesById().get(walk.schoolId) ?? t('unknown.school');
  const number = numberText(walk.entryCount, language);
  return (
    <li>
      <button type="button" className={classes.row} aria-haspopup="dialog" onClick={() => onChoose(walk)}>
        <span className={classes.words}>
          <span className={classes.name}>{school}</span>
          <Text span size="sm" c="dimmed" display="block">
            {t('walks.detail', {
              when: momentText(walk.timeCompleted ?? walk.timeUpdated),
              leader: walk.leaderName ?? t('unknown.person'),
              entries: t('walks.entries', { count: walk.entryCount, number }),
            })}
          </Text>
        </span>
        <IconChevronRight size={20} aria-hidden className={classes.arrow} />
      </button>
    </li>
  );
}
