import type { Contract } from '@schooldog/contract';
import { canBeginSomewhere } from '@schooldog/domain/assessments';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import { command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import {
  createRubric,
  deleteRubric,
  discardRubricDraft,
  duplicateRubric,
  publishRubric,
  saveRubric,
  setRubricEnabled,
} from './commands.ts';
import { listRubrics, shownRubric } from './present.ts';
import { rubricRecord } from './record.ts';
import { offeredRubrics, presentRubric, type RubricRow } from './store.ts';

export const rubricProcedures: ProceduresOf<Contract['rubrics']> = {
  listRubrics: read(async ({ services, actor }) => ({
    rubrics: await listRubrics(services.database.db, actor),
  })),
  getRubric: read(async ({ services: { database }, actor }, { rubricId }) =>
    shownRubric(database.db, await rubricRecord.view(database.db, actor, rubricId)),
  ),
  getRubricHistory: read(({ services, actor }, { rubricId, before }) =>
    rubricRecord.history(services.database.db, actor, { id: rubricId, before }),
  ),
  listTemplates: read(async ({ services, actor }) => {
    if (!canBeginSomewhere(actor)) throw problem('assessment.beginNotAllowed');
    return { templates: [...(await offeredRubrics(services.database.db))] };
  }),

  createRubric: changing(createRubric),
  duplicateRubric: changing(duplicateRubric),
  saveRubric: changing(saveRubric),
  setRubricEnabled: changing(setRubricEnabled),
  publishRubric: changing(publishRubric),
  discardRubricDraft: changing(discardRubricDraft),
  deleteRubric: done(deleteRubric),
};

/** A command that answers with the rubric as it is now. */
function changing<Input>(change: Command<Input, RubricRow>) {
  return command(async (context, input: Input) => presentRubric(await change(context, input)));
}
