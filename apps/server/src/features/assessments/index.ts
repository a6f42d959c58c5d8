import type { ServerFeature } from '../../platform/api/feature.ts';
import { assessmentPdfExport } from './exports/assessmentPdf.ts';
import { assessmentsCsvExport } from './exports/assessmentsCsv.ts';
import { checkAssessmentOfEntry } from './hooks.ts';
import { assessmentTopics } from './live.ts';
import { assessmentProcedures } from './procedures.ts';
import { assessmentScoresReport } from './reports/assessmentScores.ts';
import { assessmentsAtSchool, assessmentTiles } from './schoolTileStore.ts';

export const assessments: ServerFeature<'assessments'> = {
  procedures: assessmentProcedures,
  topics: assessmentTopics,
  hooks: {
    on: { 'entry.changed': checkAssessmentOfEntry },
    answers: { 'school.tiles': assessmentTiles, 'school.uses': assessmentsAtSchool },
  },
  exports: [assessmentPdfExport, assessmentsCsvExport],
  reports: [assessmentScoresReport],
};

export { scoreText } from './exports/scoreText.ts';
export { scoresOfWalkSql } from './listStore.ts';
export { deleteWithWalk, incompleteInWalk, reopenInWalk, submitInWalk } from './ofWalk.ts';
export { assessmentsOfWalk, presentScore } from './store.ts';
