import { type EntryFilter, maxPdfEntries } from '@schooldog/domain/entries';
import type { InsightChart } from '@schooldog/domain/insights';
import { client } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { ExportButtons } from '../exports/index.ts';

type Props = Readonly<{
  filter: EntryFilter;
  /** Of everything that the filter lets through; undefined while it is not known. */
  total: number | undefined;
  title: string;
  /** The chart that the user came from; it is printed before the entries. */
  chart?: InsightChart | undefined;
}>;

const starts = {
  csv: client.entries.generateCsvFromObservationsQuery,
  pdf: client.entries.generateDataInsightsPdf,
};

/** CSV and PDF of what a filter lets through. */
export function EntryExportButtons({ filter, total, title, chart }: Props) {
  const { t } = useTexts('features/entries');
  return (
    <ExportButtons
      starts={starts}
      query={{ ...filter, chart }}
      title={title}
      total={total}
      reasons={{ pdf: total !== undefined && total > maxPdfEntries ? t('exports.tooManyForPdf') : null }}
      words={{
        rows: (count) => t('exports.rows', { count, number: count }),
        nothing: t('exports.nothing'),
        pdfHelp: t('exports.pdfHelp'),
      }}
    />
  );
}
