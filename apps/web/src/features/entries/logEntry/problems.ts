// What is wrong with the form, by field, as codes that stand among the texts under `errors`.
import {
  entryFormSchema,
  entryLimits,
  entryProblems,
  maxTagLength,
  plannedWorkOrderSchema,
  safetyAlertFormSchema,
} from '@schooldog/domain/entries';
import type { z } from 'zod';
import type { EntryValues } from './values.ts';

type ProblemCode = (typeof entryProblems)[keyof typeof entryProblems];
export type ProblemField =
  | 'school'
  | 'item'
  | 'opinion'
  | 'quantity'
  | 'location'
  | 'comment'
  | 'tags'
  | 'pictures'
  | 'alertUsers'
  | 'alertMessage'
  | `workOrder ${string}`;
export type Problems = ReadonlyMap<ProblemField, ProblemCode>;

const fields: Readonly<Record<string, ProblemField>> = {
  observationCategoryId: 'item',
  observationItemId: 'item',
  observationType: 'opinion',
  quantity: 'quantity',
  comment: 'comment',
  location: 'location',
  manualTags: 'tags',
  imageIds: 'pictures',
};

const known = Object.values(entryProblems);

/** How many characters a text may have. */
export function limitOf(field: ProblemField): number {
  if (field === 'alertMessage') return entryLimits.alertMessage;
  if (field === 'location') return entryLimits.location;
  if (field === 'tags') return maxTagLength;
  return field === 'comment' ? entryLimits.comment : entryLimits.workOrder;
}

export function problemsIn(values: EntryValues): Problems {
  const found = new Map<ProblemField, ProblemCode>();
  const note = (field: ProblemField, code: ProblemCode) => {
    if (!found.has(field)) found.set(field, code);
  };
  if (values.schoolId === null) note('school', entryProblems.required);
  for (const issue of issuesOf(entryFormSchema, rawForm(values))) {
    const field = fields[String(issue.path[0])];
    if (field === 'item') note(field, values.typed.trim() === '' ? 'required' : 'choose');
    else if (field !== undefined) note(field, codeOf(issue));
  }
  // New ones have no ids for the schema to count, and what others added meanwhile counts, too.
  if (values.pictures.length > entryLimits.pictures) note('pictures', entryProblems.tooManyPictures);
  if (values.alert !== null) {
    for (const issue of issuesOf(safetyAlertFormSchema, values.alert)) {
      note(issue.path[0] === 'message' ? 'alertMessage' : 'alertUsers', codeOf(issue));
    }
  }
  for (const order of values.workOrders) {
    for (const issue of issuesOf(plannedWorkOrderSchema, order)) note(`workOrder ${order.id}`, codeOf(issue));
  }
  return found;
}

/** As the schema takes it. New pictures have no ids yet; of them only the number matters here. */
export function rawForm(values: EntryValues): Readonly<Record<string, unknown>> {
  return {
    observationCategoryId: values.categoryId,
    observationItemId: values.itemId,
    observationType: values.observationType,
    quantity: values.quantity,
    comment: values.comment,
    ...values.place,
    manualTags: values.manualTags,
    imageIds: values.pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture.id] : [])),
  };
}

function issuesOf(schema: z.ZodType, value: unknown): readonly z.core.$ZodIssue[] {
  return schema.safeParse(value).error?.issues ?? [];
}

function codeOf({ message }: z.core.$ZodIssue): ProblemCode {
  return known.find((code) => code === message) ?? 'required';
}
