import { maxPdfEntries } from '@schooldog/domain/entries';
import { numberText } from '@schooldog/domain/kernel';
import { formatsOfReport, reportLimits, type TableReportQuery } from '@schooldog/domain/reports';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../../platform/problems/index.ts';
import { ExportButtons } from '../../exports/index.ts';
import { useRunStarted } from '../runs/useRunStarted.ts';

type Props = Readonly<{
  query: TableReportQuery;
  /** Rows; undefined while it is not known. */
  total: number | undefined;
}>;

/** The report as files, in the formats that it has. */
export function RunButtons({ query, total }: Props) {
  const { t, language } = useTexts('features/reports');
  const problemText = useProblemText();
  const { onBackground } = useRunStarted();
  const isEntries = query.report === 'entries';
  const isTooMany = isEntries && total !== undefined && total > maxPdfEntries;
  const formats = formatsOfReport(query.report);
  return (
    <ExportButtons
      starts={{
        ...(formats.includes('csv') ? { csv: client.reports.generateReportCsv } : {}),
        ...(formats.includes('pdf') ? { pdf: client.reports.generateReportPdf } : {}),
      }}
      query={query}
      // The server names the file after the report, in the language of the screen.
      title=""
      total={total}
      onBackground={onBackground}
      reasons={{ pdf: isTooMany ? problemText('entry.tooManyForPdf') : null }}
      words={{
        rows: (count) => t('rows', { count, number: numberText(count, language) }),
        nothing: t('nothingToRun'),
        pdfHelp: isEntries
          ? t('pdfHelpEntries')
          : t('pdfHelp', { number: numberText(reportLimits.pdfRows, language) }),
      }}
    />
  );
}
