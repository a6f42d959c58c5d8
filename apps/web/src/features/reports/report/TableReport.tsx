import { Group } from '@mantine/core';
import type { TableReportQuery } from '@schooldog/domain/reports';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useScreenLanguage } from '../../../platform/i18n/useTexts.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import type { FilterState } from '../../../ui/list/useFilter.ts';
import type { ReportFilter } from '../reportFilter.ts';
import { ScheduleButton } from '../schedules/ScheduleButton.tsx';
import { Preview } from './Preview.tsx';
import { queryOf } from './queryOf.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportHead } from './ReportHead.tsx';
import { RunButtons } from './RunButtons.tsx';
import { useReportChips } from './useReportChips.ts';

type Props = Readonly<{ report: TableReportQuery['report']; filtering: FilterState<ReportFilter> }>;

/** Filters, totals and first rows, as the files will have them. */
export function TableReport({ report, filtering: { filter, setFilter, clear, count } }: Props) {
  const screenLanguage = useScreenLanguage();
  const language = screenLanguage === 'es' ? 'es' : 'en';
  const query = useMemo(() => queryOf(report, filter), [report, filter]);
  const preview = useQuery(
    api.reports.previewReport.queryOptions({
      input: { query, language },
      placeholderData: keepPreviousData,
    }),
  );
  const total = preview.isPlaceholderData ? undefined : preview.data?.total;
  return (
    <>
      <ReportHead
        report={report}
        actions={
          <Group gap="xs">
            <ScheduleButton query={query} />
            <RunButtons query={query} total={total} />
          </Group>
        }
      />
      <ReportFilters report={report} filter={filter} count={count} onChange={setFilter} />
      <FilterChips chips={useReportChips(filter)} onChange={setFilter} onClear={clear} mb="md" />
      <Preview query={preview} report={report} isFiltered={count > 0} onClear={clear} />
    </>
  );
}
