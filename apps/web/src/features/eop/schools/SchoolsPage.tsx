import { Card, Stack, Text } from '@mantine/core';
import type { PlanProgress as Progress } from '@schooldog/contract/eop';
import {
  IconAlertTriangle,
  IconChevronRight,
  IconClockExclamation,
  IconSearchOff,
  IconShieldCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FindFilter } from '../../../ui/list/FindFilter.tsx';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import { type FilterState, useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { textMatcher } from '../../../ui/textSearch.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { componentFilter, planSchoolFilter, type PlanSchoolFilter } from '../eopFilter.ts';
import { Mark } from '../parts/Mark.tsx';
import { PlanProgress } from '../parts/PlanProgress.tsx';
import { StateFilter } from '../parts/StateFilter.tsx';
import { useEopSchools } from '../queries.ts';
import classes from './Schools.module.css';

const pageSize = 50;

/** The schools whose plans one may read, and how far each plan is certified. */
export function SchoolsPage() {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const schools = useEopSchools();
  const filtering = useFilter(planSchoolFilter);
  const names = useSchoolNamesById();
  const found = schools.data === undefined ? undefined : foundPlans(schools.data, names, filtering.filter);
  return (
    <>
      <PageHeader title={t('title')} count={found?.length} />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Text c="dimmed" mb="md" maw={720}>
        {t('lead')}
      </Text>
      <QueryState query={schools} isOffline={isOffline} skeleton={<SkeletonList rows={6} height={112} />}>
        {(all) => <SchoolList all={all} filtering={filtering} />}
      </QueryState>
    </>
  );
}

type ListProps = Readonly<{
  all: readonly Progress[];
  filtering: FilterState<PlanSchoolFilter>;
}>;

export function SchoolList({ all, filtering: { filter, setFilter, clear, count } }: ListProps) {
  const { t } = useTexts('features/eop');
  const names = useSchoolNamesById();
  const { states = [] } = filter;
  const found = foundPlans(all, names, filter);
  return (
    <Stack gap="md">
      <search className={classes.filters} aria-label={t('plan.filters')}>
        <FindFilter label={t('schools.find')} filter={filter} onChange={setFilter} flex="1 1 240px" />
        <StateFilter filter={filter} onChange={setFilter} />
      </search>
      {found.length === 0 ? (
        <ListEmpty
          isFiltered={count > 0}
          onClear={clear}
          clearLabel={t('schools.showAll')}
          nothing={{ icon: <IconShieldCheck />, title: t('schools.empty') }}
          noMatch={{ icon: <IconSearchOff />, title: t('schools.noMatch') }}
        />
      ) : (
        <LocalList items={found} pageSize={pageSize}>
          {(shown) => (
            <ul className={classes.list}>
              {shown.map(({ plan, name }) => (
                <SchoolCard key={plan.schoolId} plan={plan} name={name} states={states} />
              ))}
            </ul>
          )}
        </LocalList>
      )}
    </Stack>
  );
}

function foundPlans(
  all: readonly Progress[],
  names: ReadonlyMap<string, string>,
  { find = '', states = [] }: PlanSchoolFilter,
) {
  const matches = textMatcher(find);
  return all
    .map((plan) => ({ plan, name: names.get(plan.schoolId) ?? '…' }))
    .filter(({ plan, name }) => matches(name) && hasOneOf(plan, states))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

type States = NonNullable<PlanSchoolFilter['states']>;

function hasOneOf(plan: Progress, states: Readonly<States>): boolean {
  return states.length === 0 || states.some((state) => plan[state] > 0);
}

type CardProps = Readonly<{ plan: Progress; name: string; states: States }>;

/** Its plan opens with the same filter. */
function SchoolCard({ plan, name, states }: CardProps) {
  const { t } = useTexts('features/eop');
  const { schoolId, completed, total, overdue, dueSoon, rosterGaps } = plan;
  return (
    <Card component="li" withBorder padding="sm" className={classes.card ?? ''}>
      <div className={classes.words}>
        <Link
          to="/eop/$schoolId"
          params={{ schoolId }}
          search={componentFilter.write({ states })}
          className={classes.link}
        >
          {name}
        </Link>
        <PlanProgress completed={completed} total={total} />
        <div className={classes.marks}>
          {overdue === 0 ? null : (
            <Mark tone="red" MarkIcon={IconAlertTriangle}>
              {t('schools.overdue', { count: overdue })}
            </Mark>
          )}
          {dueSoon === 0 ? null : (
            <Mark tone="orange" MarkIcon={IconClockExclamation}>
              {t('schools.dueSoon', { count: dueSoon })}
            </Mark>
          )}
          {rosterGaps === 0 ? null : (
            <Mark tone="amber" MarkIcon={IconUserOff}>
              {t('schools.gaps', { count: rosterGaps })}
            </Mark>
          )}
        </div>
      </div>
      <IconChevronRight size={20} aria-hidden />
    </Card>
  );
}
