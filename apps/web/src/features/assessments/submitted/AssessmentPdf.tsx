import type { ShownAssessment } from '@schooldog/contract/assessments';
import { assessmentRules } from '@schooldog/domain/assessments';
import { may } from '@schooldog/domain/permissions';
import { client } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ExportButton } from '../../exports/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import { factsOf } from '../parts/factsOf.ts';

/** The assessment on paper, for the file of the school. */
export function AssessmentPdf({ assessment }: Readonly<{ assessment: ShownAssessment }>) {
  const { t } = useTexts('features/assessments/form');
  const school = useSchoolNamesById().get(assessment.schoolId) ?? '';
  if (!may(assessmentRules.download, useActor(), factsOf(assessment))) return null;
  return (
    <ExportButton
      format="pdf"
      start={client.assessments.generateAssessmentPdf}
      query={{ assessmentId: assessment.id }}
      title={t('pdf.title', { name: assessment.rubric.name, school })}
      label={t('pdf.label')}
      help={t('pdf.help')}
      rowsText={(count) => t('pdf.rows', { count })}
    />
  );
}
