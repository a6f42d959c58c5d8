// One assessment as PDF, for the file of a school.
import { type AssessmentPdfQuery, assessmentPdfQuerySchema } from '@schooldog/contract/assessments';
import { answeredWith, assessmentRules } from '@schooldog/domain/assessments';
import { dateIn } from '@schooldog/domain/dates';
import type { Services } from '../../../platform/api/context.ts';
import { defineExport, type ExportSource } from '../../../platform/exports/index.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { printer } from '../../../platform/pdf/index.ts';
import { requireMay } from '../../../platform/records/requireMay.ts';
import { readOrganization } from '../../../platform/settingsDocuments/organization.ts';
import { findSchool } from '../../schools/index.ts';
import { entriesThatCount } from '../evidence.ts';
import { assessmentRecord, factsOf } from '../record.ts';
import type { AssessmentPdfScope } from './assessmentPdfScope.ts';
import { assessmentReport } from './assessmentReport.ts';

export const assessmentPdfExport = defineExport<AssessmentPdfQuery, AssessmentPdfScope>({
  name: 'assessmentReports',
  query: assessmentPdfQuerySchema,
  authorize: async ({ services, actor }, { assessmentId }) => {
    const { db } = services.database;
    const assessment = await assessmentRecord.view(db, actor, assessmentId);
    requireMay(assessmentRules.download, actor, factsOf(assessment));
    const { districtName: district, timeZone } = await readOrganization(db);
    const school = await findSchool(db, assessment.schoolId);
    return { assessment, school: school?.name ?? '', district, timeZone };
  },
  total: async (_context, { assessment }) => assessment.rubric.questions.length,
  /** "Oak Hill Elementary, 10-05-2026, Site security" */
  fileName: (_request, { assessment, school, timeZone }) => {
    const time = assessment.timeSubmitted ?? assessment.timeCreated;
    const [year, month, day] = dateIn(time.toISOString(), timeZone).split('-');
    return [school, [month, day, year].join('-'), assessment.rubric.name].join(', ');
  },
  pdf: { write },
});

async function write(
  {
    services,
    actor,
    language,
    scope,
    onProgress,
  }: ExportSource<AssessmentPdfQuery, AssessmentPdfScope, Services>,
  path: string,
): Promise<number> {
  printer.warm();
  const { db } = services.database;
  const { assessment } = scope;
  const { createdByUserId, submittedByUserId } = assessment;
  const answered =
    assessment.status === 'submitted'
      ? assessment.answered
      : answeredWith(assessment, await entriesThatCount(db, services, assessment));
  const names = await namesOf(db, [actor.userId, createdByUserId, submittedByUserId ?? createdByUserId]);
  const report = assessmentReport({ ...scope, answered, names, language, now: services.clock(), actor });
  const count = assessment.rubric.questions.length;
  await printer.print(report, path, (placed) => onProgress(count * placed));
  return count;
}
