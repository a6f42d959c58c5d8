import { existsReport } from '@schooldog/domain/reports';
import { useCallback } from 'react';
import { useActor } from '../../platform/session/session.ts';
import { type FilterState, useFilter } from '../../ui/list/useFilter.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { OneReport } from './report/OneReport.tsx';
import { type ReportFilter, reportFilter } from './reportFilter.ts';
import { EarlierRuns } from './runs/EarlierRuns.tsx';
import { RunDialog } from './runs/RunDialog.tsx';
import { ScheduledReports } from './schedules/ScheduledReports.tsx';

/** All reports, or one of them; below, what was run before. */
export function ReportsPage() {
  return <Reports filtering={useFilter(reportFilter)} />;
}

export function Reports({ filtering }: Readonly<{ filtering: FilterState<ReportFilter> }>) {
  const { filter, setFilter } = filtering;
  const { report, run } = filter;
  const { features } = useActor();
  const show = useCallback(
    (exportId: string | undefined) => setFilter({ ...filter, run: exportId }),
    [filter, setFilter],
  );
  return (
    <>
      {report === undefined || !existsReport(report, features) ? (
        <Gallery />
      ) : (
        <OneReport key={report} report={report} filtering={filtering} />
      )}
      {report === undefined ? <ScheduledReports /> : null}
      <EarlierRuns onShow={show} />
      {run === undefined ? null : <RunDialog key={run} exportId={run} onClose={() => show(undefined)} />}
    </>
  );
}
