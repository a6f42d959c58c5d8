// Texts of the context that two people wrote at once. The server keeps the first; the later person chooses.
import { choose, type FieldConflict, type Keep, recordConflictSchema } from '@schooldog/domain/kernel';
import { type WalkContext, type WalkContextEdit, walkContextMerge } from '@schooldog/domain/walks';
import { z } from 'zod';
import type { OutboxItem } from '../../../../platform/outbox/index.ts';

export type RejectedContext = Readonly<{
  conflict: FieldConflict;
  /** The context as the server has it. */
  present: WalkContext;
  /** What the person wrote last. */
  wanted: WalkContext;
  /** The rejected work and what waits behind it. */
  operationIds: readonly string[];
}>;

const inputSchema = z.object({ edit: walkContextMerge.editSchema });

export function rejectedContexts(rejected: readonly OutboxItem[]): readonly RejectedContext[] {
  const work = rejected.filter(({ procedure }) => procedure === 'walks.setWalkContext');
  return [...Map.groupBy(work, ({ recordKey }) => recordKey).values()].flatMap(
    (items) => rejectedContext(items) ?? [],
  );
}

function rejectedContext(items: readonly OutboxItem[]): RejectedContext | null {
  const answer = items.flatMap(({ lastProblem }) =>
    lastProblem?.code === 'record.conflict'
      ? (recordConflictSchema.safeParse(lastProblem.data).data ?? [])
      : [],
  )[0];
  const present = walkContextMerge.readFields(answer?.present);
  const conflict = answer?.conflicts[0];
  if (present === undefined || conflict === undefined) return null;
  const wanted = items.reduce(
    (context, { input }) =>
      walkContextMerge.apply(context, inputSchema.safeParse(input).data?.edit ?? {}).value,
    present,
  );
  const operationIds = items.map(({ operationId }) => operationId);
  const yours = conflict.path[0] === 'weatherComment' ? wanted.weatherComment : wanted.additionalNotes;
  return { conflict: { ...conflict, yours }, present, wanted, operationIds };
}

/** The edit to send instead; empty where the other person's text stays. */
export function chosenEdit({ conflict, present, wanted }: RejectedContext, keep: Keep): WalkContextEdit {
  const editing = { base: present, values: wanted, conflicts: [conflict] };
  return walkContextMerge.compare(present, choose(walkContextMerge, editing, conflict, keep).values);
}
