import type { ReportRun } from '@schooldog/contract/reports';
import type { ExportFormat } from '@schooldog/domain/exports';
import { type ReportQuery, tableReportQuerySchema } from '@schooldog/domain/reports';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { openFile } from '../../exports/index.ts';
import { useRunStarted } from './useRunStarted.ts';

type Wanted = Readonly<{ query: ReportQuery; format: ExportFormat; title: string }>;

/** What can be done with a run. `onShow` opens its dialog. */
export function useRunActions(onShow: (exportId: string) => void) {
  const { t, language: screenLanguage } = useTexts('features/reports');
  const { refresh } = useRunStarted();
  const language = screenLanguage === 'es' ? 'es' : 'en';
  const onError = (error: unknown) => toastError(rejectionText(error) ?? t('runs.failedReason'));
  const open = useMutation({
    mutationFn: ({ id }: ReportRun) => client.exports.getExport({ exportId: id }),
    onSuccess: ({ id, url, format, fileName }) => {
      // Where the browser allows no tab, the dialog has a link to click.
      if (url === null || !openFile(format, { url, fileName })) onShow(id);
    },
    onError,
  });
  const again = useMutation({
    mutationFn: ({ query, format, title }: Wanted) => {
      const input = { exportId: newId(), title, language } as const;
      const table = format === 'csv' ? tableReportQuerySchema.safeParse(query).data : undefined;
      return table === undefined
        ? client.reports.generateReportPdf({ ...input, query })
        : client.reports.generateReportCsv({ ...input, query: table });
    },
    onSuccess: async ({ id }) => {
      onShow(id);
      await refresh();
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: (exportId: string) => client.exports.cancelExport({ exportId }),
    onSuccess: refresh,
    onError,
  });
  return { open, again, cancel };
}
