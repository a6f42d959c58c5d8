import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExportButton } from '../../exports/index.ts';

type Props = Readonly<{ schoolId: string; school: string; isAnyCertified: boolean }>;

/** Everything that is certified at a school, in one file. */
export function PlanPdf({ schoolId, school, isAnyCertified }: Props) {
  const { t } = useTexts('features/eop');
  return (
    <ExportButton
      format="pdf"
      start={client.eop.generateEopPlanPdf}
      query={{ schoolId }}
      title={t('plan.pdf.title', { school })}
      label={t('plan.pdf.label')}
      help={t('plan.pdf.help')}
      reason={isAnyCertified ? null : t('plan.pdf.nothing')}
      rowsText={(count) => t('plan.pdf.rows', { count })}
    />
  );
}
