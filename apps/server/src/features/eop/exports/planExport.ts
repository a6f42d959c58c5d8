// The whole plan of a school as one file.
import { type EopPlanPdfQuery, eopPlanPdfQuerySchema } from '@schooldog/contract/eop';
import { dirname } from 'node:path';
import type { Services } from '../../../platform/api/context.ts';
import { defineExport, type ExportSource } from '../../../platform/exports/index.ts';
import { printInChild } from '../../../platform/pdf/index.ts';
import { planPaper } from '../pdf/planPaper.ts';
import { planReport } from '../pdf/planReport.ts';
import { countCertified } from '../pdf/planStore.ts';
import { wordsIn } from '../pdf/words.ts';
import { viewedSchool } from '../school.ts';

type Scope = Readonly<{ schoolId: string; schoolName: string }>;

/** A plan has many more pages than an attached file. */
const patienceMilliseconds = 180_000;

export const planExport = defineExport<EopPlanPdfQuery, Scope>({
  name: 'emergencyPlans',
  query: eopPlanPdfQuerySchema,
  authorize: async ({ services, actor }, { schoolId }) => {
    const { name } = await viewedSchool(services.database.db, actor, schoolId);
    return { schoolId, schoolName: name };
  },
  total: ({ services }, { schoolId }) => countCertified(services.database.db, schoolId),
  /** "Oak Hill Elementary, Emergency Operations Plan" */
  fileName: ({ language }, { schoolName }) => `${schoolName}, ${wordsIn(language)('plan.title')}`,
  pdf: { write },
});

async function write(
  { services, language, scope, signal, onProgress }: ExportSource<EopPlanPdfQuery, Scope, Services>,
  path: string,
): Promise<number> {
  const paper = await planPaper(services, { ...scope, language, folder: dirname(path) });
  const rows = paper.components.length;
  await printInChild(planReport(paper), path, {
    signal,
    patienceMilliseconds,
    onProgress: (share) => onProgress(share * rows),
  });
  return rows;
}
