import type { Contract } from '@schooldog/contract';
import { type Actor, may } from '@schooldog/domain/permissions';
import { walkRules } from '@schooldog/domain/walks';
import type { Command } from '../../platform/api/context.ts';
import { command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import { startExport } from '../../platform/exports/index.ts';
import {
  createAssessment,
  deleteAssessment,
  reopenAssessment,
  saveAssessment,
  submitAssessment,
} from './commands.ts';
import { assessmentPdfExport } from './exports/assessmentPdf.ts';
import { assessmentsCsvExport } from './exports/assessmentsCsv.ts';
import { listLinkedEntries } from './linkedEntries.ts';
import { listAssessedRubrics, listAssessments, listRecentAssessments } from './list.ts';
import { shownAssessment, shownInWalk } from './present.ts';
import { assessmentRecord } from './record.ts';
import {
  assessmentsOfWalk,
  findAssessment,
  presentAssessment,
  presentScore,
  type StoredAssessment,
} from './store.ts';

export const assessmentProcedures: ProceduresOf<Contract['assessments']> = {
  listAssessments: read(({ services, signedIn }, input) =>
    listAssessments(services.database.db, signedIn, input),
  ),
  listRecentAssessments: read(({ services, actor }, input) =>
    listRecentAssessments(services.database.db, actor, input),
  ),
  listAssessedRubrics: read(({ services, actor }) => listAssessedRubrics(services.database.db, actor)),
  getAssessment: read(async ({ services, actor }, { assessmentId }) => {
    const { db } = services.database;
    return shownAssessment(db, services, await assessmentRecord.view(db, actor, assessmentId));
  }),
  getAssessmentScore: read(async ({ services: { database }, actor }, { assessmentId }) => {
    const row = await findAssessment(database.db, assessmentId);
    const isShown = row?.status === 'submitted' && assessmentRecord.canView(actor, row);
    return { assessment: isShown ? presentScore(row) : null };
  }),
  listWalkAssessments: read(async ({ services, actor }, { walkId }) => {
    const { db } = services.database;
    const rows = (await assessmentsOfWalk(db, walkId)).filter(
      (row) => row.status !== 'deleted' && (seesWalkOf(row, actor) || assessmentRecord.canView(actor, row)),
    );
    return { assessments: await shownInWalk(db, services, walkId, rows) };
  }),
  listLinkedEntries: read(async ({ services, actor }, { assessmentId, questionId }) => {
    const { db } = services.database;
    const row = await assessmentRecord.view(db, actor, assessmentId);
    return listLinkedEntries(db, { services, actor }, row, questionId);
  }),
  getAssessmentHistory: read(({ services, actor }, { assessmentId, before }) =>
    assessmentRecord.history(services.database.db, actor, { id: assessmentId, before }),
  ),

  createAssessment: changing(createAssessment),
  saveAssessment: changing(saveAssessment),
  submitAssessment: changing(submitAssessment),
  reopenAssessment: changing(reopenAssessment),
  deleteAssessment: done(deleteAssessment),

  generateAssessmentPdf: startExport(assessmentPdfExport, 'pdf'),
  generateAssessmentsCsv: startExport(assessmentsCsvExport, 'csv'),
};

/** In its walk an assessment is read by everyone who sees the walk, like the entries. */
function seesWalkOf({ walk }: StoredAssessment, actor: Actor): boolean {
  return walk !== null && may(walkRules.view, actor, walk);
}

/** A command that answers with the assessment as it is now. */
function changing<Input>(change: Command<Input, StoredAssessment>) {
  return command(async (context, input: Input) => presentAssessment(await change(context, input)));
}
