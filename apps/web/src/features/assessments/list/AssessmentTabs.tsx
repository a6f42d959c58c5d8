import { Badge, Tabs } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import { type AssessmentListFilter, tabs } from '../assessmentFilter.ts';
import { AssessmentFilters } from './AssessmentFilters.tsx';
import { AssessmentList } from './AssessmentList.tsx';
import type { AssessmentList as Listed } from './useAssessmentList.ts';
import { useAssessmentChips } from './useAssessmentChips.ts';

type Props = Readonly<{ filtering: FilterState<AssessmentListFilter>; listed: Listed }>;

export function AssessmentTabs({ filtering, listed }: Props) {
  const { t } = useTexts('features/assessments');
  const { filter, setFilter, clear, count } = filtering;
  const { tab } = listed.query;
  const chips = useAssessmentChips(filter);
  return (
    <>
      {listed.list.items === undefined ? null : <OfflineNote>{t('offlineList')}</OfflineNote>}
      <Tabs
        value={tab}
        onChange={(to) => setFilter({ ...filter, tab: tabs.find((one) => one === to) })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('tabs.label')} mb="md">
          {listed.offered.map((one) => (
            <Tabs.Tab key={one} value={one} mih={44} rightSection={<Count count={listed.countOf(one)} />}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <AssessmentFilters tab={tab} filter={filter} onChange={setFilter} />
          <FilterChips chips={chips} onChange={setFilter} onClear={clear} mb="md" />
          <AssessmentList
            list={listed.list}
            tab={tab}
            listKey={JSON.stringify(listed.query)}
            isFiltered={count > 0}
            onClear={clear}
          />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function Count({ count }: Readonly<{ count: number | undefined }>) {
  const { t, language } = useTexts('features/assessments');
  if (count === undefined) return null;
  return (
    <Badge size="sm" variant="light" aria-label={t('tabs.count', { count })}>
      {numberText(count, language)}
    </Badge>
  );
}
