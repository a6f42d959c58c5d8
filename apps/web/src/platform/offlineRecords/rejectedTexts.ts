// Texts that two people wrote at once. The server keeps the first; the later person chooses.
import {
  choose,
  type EditIn,
  type FieldConflict,
  type FieldsOf,
  type JsonValue,
  type Keep,
  type Merge,
  recordConflictSchema,
  type Shapes,
} from '@schooldog/domain/kernel';
import { z } from 'zod';
import {
  discard,
  enqueue,
  type OperationDraft,
  type OutboxItem,
  type ProcedureName,
} from '../outbox/index.ts';

export type RejectedText<Fields> = Readonly<{
  conflict: FieldConflict;
  /** The fields as the server has them. */
  present: Fields;
  /** What the person wrote last. */
  wanted: Fields;
  /** The rejected work and what waits behind it. */
  operationIds: readonly string[];
}>;

type TextEdits<Of extends Shapes> = Readonly<{
  merge: Merge<Of>;
  /** Whose input has the edit. */
  procedure: ProcedureName;
  /** The text at the path of a conflict. */
  textAt(fields: FieldsOf<Of>, path: readonly string[]): JsonValue;
}>;

export function rejectedTexts<Of extends Shapes>(
  edits: TextEdits<Of>,
  rejected: readonly OutboxItem[],
): readonly RejectedText<FieldsOf<Of>>[] {
  const work = rejected.filter(({ procedure }) => procedure === edits.procedure);
  return [...Map.groupBy(work, ({ recordKey }) => recordKey).values()].flatMap(
    (items) => rejectedText(edits, items) ?? [],
  );
}

function rejectedText<Of extends Shapes>(
  { merge, textAt }: TextEdits<Of>,
  items: readonly OutboxItem[],
): RejectedText<FieldsOf<Of>> | null {
  const answer = items.flatMap(({ lastProblem }) =>
    lastProblem?.code === 'record.conflict'
      ? (recordConflictSchema.safeParse(lastProblem.data).data ?? [])
      : [],
  )[0];
  const present = merge.readFields(answer?.present);
  const conflict = answer?.conflicts[0];
  if (present === undefined || conflict === undefined) return null;
  const inputSchema = z.object({ edit: merge.editSchema });
  const wanted = items.reduce(
    (fields, { input }) => merge.apply(fields, inputSchema.safeParse(input).data?.edit ?? {}).value,
    present,
  );
  const operationIds = items.map(({ operationId }) => operationId);
  const shown = { ...conflict, yours: textAt(wanted, conflict.path) };
  // The server compared the first text; the person may have written more since.
  const both = choose(merge, { base: present, values: wanted, conflicts: [shown] }, shown, 'both').values;
  const canKeepBoth = conflict.canKeepBoth && merge.readFields(both) !== undefined;
  return { conflict: { ...shown, canKeepBoth }, present, wanted, operationIds };
}

/** The edit to send instead; empty where the other person's text stays. */
export function chosenEdit<Of extends Shapes>(
  merge: Merge<Of>,
  { conflict, present, wanted }: RejectedText<FieldsOf<Of>>,
  keep: Keep,
): EditIn<Merge<Of>> {
  const editing = { base: present, values: wanted, conflicts: [conflict] };
  return merge.compare(present, choose(merge, editing, conflict, keep).values);
}

/** Stores what was chosen, if that is anything new. The rejected work stays until it is safe. */
export async function replaceRejected<Name extends ProcedureName>(
  { operationIds }: Pick<RejectedText<unknown>, 'operationIds'>,
  chosen: OperationDraft<Name> | null,
): Promise<void> {
  if (chosen !== null) await enqueue(chosen);
  for (const operationId of operationIds) await discard(operationId);
}
