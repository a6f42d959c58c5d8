import type { Actor } from '@schooldog/domain/permissions';
import { workOrderDownloadSchools } from '@schooldog/domain/workOrders';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ExportButtons } from '../../exports/index.ts';
import { queryOf, type WorkOrderListFilter } from '../workOrderFilter.ts';

const starts = { csv: client.workOrders.generateCsvForWorkOrders };

type Props = Readonly<{ filter: WorkOrderListFilter; total: number | undefined }>;

/** What the filter matches as a file, for people who may download reports of the chosen schools. */
export function TaskExport({ filter, total }: Props) {
  const { t } = useTexts('features/workOrders/list');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  if (!mayDownload(useActor(), filter)) return null;
  return (
    <ExportButtons
      starts={starts}
      query={queryOf(filter)}
      title={tWorkOrders('title')}
      total={total}
      words={{
        rows: (count) => t('export.rows', { count }),
        nothing: t('export.nothing'),
        pdfHelp: '',
      }}
    />
  );
}

function mayDownload(actor: Actor, { schoolIds = [] }: WorkOrderListFilter): boolean {
  const held = workOrderDownloadSchools(actor);
  return held === 'all' || (held.length > 0 && schoolIds.every((id) => held.includes(id)));
}
