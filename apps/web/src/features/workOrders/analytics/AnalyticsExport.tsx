import { analyticsDownloadSchools } from '@schooldog/domain/workOrders';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ExportButtons } from '../../exports/index.ts';
import { type AnalyticsPageFilter, queryOf } from './analyticsFilter.ts';

const starts = { csv: client.workOrders.generateTaskAnalyticsCsv };

/** The numbers as a file, for people who may download reports of the chosen schools. */
export function AnalyticsExport({ filter }: Readonly<{ filter: AnalyticsPageFilter }>) {
  const { t } = useTexts('features/workOrders/analytics');
  const held = analyticsDownloadSchools(useActor());
  const { schoolIds = [] } = filter;
  if (held.length === 0 || (held !== 'all' && !schoolIds.every((id) => held.includes(id)))) return null;
  return (
    <ExportButtons
      starts={starts}
      query={queryOf(filter)}
      title={t('title')}
      total={undefined}
      words={{
        rows: (count) => t('export.rows', { count }),
        nothing: t('export.nothing'),
        pdfHelp: '',
      }}
    />
  );
}
