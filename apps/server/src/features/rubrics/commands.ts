import { problem } from '@schooldog/domain/problems';
import {
  canCreateRubrics,
  duplicateOf,
  editedContent,
  type RubricContent,
  type RubricEdit,
  rubricLimits,
  rubricMerge,
  tidyRubric,
} from '@schooldog/domain/rubrics';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { contentFacts, rubricRecord } from './record.ts';
import { countRubrics, insertRubric, type RubricRow, updateRubric } from './store.ts';

type OneRubric = Readonly<{ rubricId: string }>;
type SeenDraft = OneRubric & Readonly<{ seen: string }>;

export const createRubric: Command<OneRubric & Readonly<{ content: RubricContent }>, RubricRow> = (
  context,
  { rubricId, content },
) => create(context, rubricId, content);

export const duplicateRubric: Command<
  OneRubric & Readonly<{ fromRubricId: string; name: string }>,
  RubricRow
> = async (context, { rubricId, fromRubricId, name }) => {
  const { work, actor, services } = context;
  const from = await rubricRecord.view(work.tx, actor, fromRubricId);
  return create(context, rubricId, duplicateOf(editedContent(from), name, services.makeId));
};

async function create(
  { work, actor }: CommandContext,
  id: string,
  content: RubricContent,
): Promise<RubricRow> {
  if (!canCreateRubrics(actor)) throw problem('rubric.createNotAllowed');
  if ((await countRubrics(work.tx)) >= rubricLimits.rubrics) throw problem('rubric.tooMany');
  const row: RubricRow = {
    id,
    enabled: false,
    content: tidyRubric(content),
    draft: null,
    createdByUserId: actor.userId,
    updatedByUserId: actor.userId,
    timeCreated: work.now,
    timeUpdated: work.now,
    timeDeleted: null,
    deletedByUserId: null,
  };
  insertRubric(work, row);
  await rubricRecord.recordChange(work, null, row);
  return row;
}

/** What is offered stays as it is until the draft is published. */
export const saveRubric: Command<OneRubric & Readonly<{ edit: RubricEdit }>, RubricRow> = async (
  context,
  { rubricId, edit },
) => {
  const before = await rubricRecord.lock(context, rubricId, 'edit');
  const merged = await mergeEdit(context.work, rubricMerge, {
    recordType: rubricRecord.type,
    recordId: rubricId,
    current: editedContent(before),
    edit,
  });
  const content = tidyRubric({
    ...merged,
    sections: [...merged.sections],
    questions: [...merged.questions],
  });
  return change(context, before, before.enabled ? { draft: content } : { content });
};

/** One that is no longer offered is edited itself, so its draft takes its place. */
export const setRubricEnabled: Command<OneRubric & Readonly<{ enabled: boolean }>, RubricRow> = async (
  context,
  { rubricId, enabled },
) => {
  const before = await rubricRecord.lock(context, rubricId, enabled ? 'enable' : 'disable');
  if (before.enabled === enabled) return before;
  return change(context, before, { enabled, content: editedContent(before), draft: null });
};

export const publishRubric: Command<SeenDraft, RubricRow> = async (context, { rubricId, seen }) => {
  const before = await rubricRecord.lock(context, rubricId, 'publish');
  requireSeen(before, seen);
  return change(context, before, { content: editedContent(before), draft: null });
};

/** Saving a draft leaves no history, so this is the only trace of what several people may have written. */
export const discardRubricDraft: Command<SeenDraft, RubricRow> = async (context, { rubricId, seen }) => {
  const { work } = context;
  const before = await rubricRecord.lock(context, rubricId, 'discardDraft');
  requireSeen(before, seen);
  await work.audit({
    recordType: rubricRecord.type,
    recordId: rubricId,
    before: { discardedDraft: contentFacts(editedContent(before)) },
    after: { discardedDraft: null },
    fields: ['discardedDraft'],
  });
  return change(context, before, { draft: null });
};

/** Nobody publishes or discards what another person saved after they looked. */
function requireSeen({ timeUpdated }: RubricRow, seen: string): void {
  if (timeUpdated.getTime() !== Date.parse(seen)) throw problem('rubric.draftChanged');
}

/** Assessments that were begun with it stay. */
export const deleteRubric: Command<OneRubric> = async (context, { rubricId }) => {
  const { work, actor } = context;
  const before = await rubricRecord.lock(context, rubricId, 'delete');
  await change(context, before, {
    enabled: false,
    timeDeleted: work.now,
    deletedByUserId: actor.userId,
  });
};

async function change(
  { work, actor }: CommandContext,
  before: RubricRow,
  changes: Partial<RubricRow>,
): Promise<RubricRow> {
  // Two changes within one millisecond must differ too: the time says what a person has seen.
  const timeUpdated = new Date(Math.max(work.now.getTime(), before.timeUpdated.getTime() + 1));
  const stamped = { ...changes, updatedByUserId: actor.userId, timeUpdated };
  const after = { ...before, ...stamped };
  updateRubric(work, before.id, stamped);
  await rubricRecord.recordChange(work, before, after);
  return after;
}
