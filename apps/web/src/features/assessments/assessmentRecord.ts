// What people fill in of an assessment, as the device keeps it while it waits to be sent. Every answer, note and skip has
// a key of its own, so that a rejected one blocks nothing but itself. The rubric is large and never changes, so only
// what was filled in is stored with the work.
import {
  type AssessmentEdit,
  type AssessmentForm,
  assessmentFormSchema,
  assessmentMerge,
  emptyForm,
} from '@schooldog/domain/assessments';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { recordKeyOf, type RecordDeclaration } from '../../platform/offlineRecords/pendingRecords.ts';
import type { OperationDraft } from '../../platform/outbox/index.ts';

const filledInSchema = z.object({ id: idSchema, form: assessmentFormSchema });
const inputSchema = z.object({ edit: assessmentMerge.editSchema });

export type FilledIn = Readonly<{ id: string; form: AssessmentForm }>;

export const assessmentRecord: RecordDeclaration<FilledIn> = {
  prefix: 'assessment:',
  operations: { 'assessments.saveAssessment': 'edit' },
  read: (value) => filledInSchema.safeParse(value).data,
  apply: (before, input) => ({
    id: before.id,
    form: assessmentMerge.apply(before.form, inputSchema.safeParse(input).data?.edit ?? {}).value,
  }),
  photoIds: () => [],
  withPhotos: (filledIn) => filledIn,
  timeOf: () => '',
};

/** One answer, note or skip. */
export function answerWork(
  assessmentId: string,
  edit: AssessmentEdit,
  label: string,
): OperationDraft<'assessments.saveAssessment'> {
  const recordKey = `${recordKeyOf(assessmentRecord, assessmentId)}/${partOf(edit)}`;
  const { value } = assessmentMerge.apply(emptyForm, edit);
  return {
    procedure: 'assessments.saveAssessment',
    input: { assessmentId, edit },
    label,
    recordKey,
    optimistic: { key: recordKey, value: { id: assessmentId, form: value } },
  };
}

function partOf({ skip, ...maps }: AssessmentEdit): string {
  if (skip !== undefined) return 'skip';
  return Object.entries(maps)
    .flatMap(([field, changes]) => Object.keys(changes ?? {}).map((name) => `${field}/${name}`))
    .join();
}

/** Whether pending work is on this assessment. */
export function isWorkOnAssessment(
  { recordKey }: Readonly<{ recordKey: string }>,
  assessmentId: string,
): boolean {
  return recordKey.startsWith(`${recordKeyOf(assessmentRecord, assessmentId)}/`);
}
