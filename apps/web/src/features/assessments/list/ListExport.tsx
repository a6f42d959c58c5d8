import type { AssessmentsCsvQuery } from '@schooldog/contract/assessments';
import { schoolsWith } from '@schooldog/domain/permissions';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ExportButtons } from '../../exports/index.ts';

const starts = { csv: client.assessments.generateAssessmentsCsv };

type Props = Readonly<{ query: AssessmentsCsvQuery; total: number | undefined }>;

/** What the filter matches as a file, for people who may see the assessments of the chosen schools. */
export function ListExport({ query, total }: Props) {
  const { t } = useTexts('features/assessments');
  const held = schoolsWith(useActor(), 'view assessments');
  const isHeld =
    held === 'all' || (held.length > 0 && (query.schoolIds ?? []).every((id) => held.includes(id)));
  if (!isHeld) return null;
  return (
    <ExportButtons
      starts={starts}
      query={query}
      title={t('title')}
      total={total}
      words={{ rows: (count) => t('export.rows', { count }), nothing: t('export.nothing'), pdfHelp: '' }}
    />
  );
}
