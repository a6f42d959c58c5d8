// What is wrong with the form, by field, as codes that stand among the texts under `errors`.
import type { RequiredField } from '@schooldog/domain/workOrders';
import { type CalendarDate, addDays } from '@schooldog/domain/dates';
import { workOrderFormSchema, workOrderLimits } from '@schooldog/domain/workOrders';
import type { FieldRules } from './fieldRules.ts';
import { formOf, type WorkOrderValues } from './values.ts';

export type ProblemCode =
  | 'required'
  | 'tooLong'
  | 'tooManyPeople'
  | 'tooManyPictures'
  | 'dueTooEarly'
  | 'startTooEarly'
  | 'offline';
export type ProblemField = RequiredField | 'school' | 'description' | 'pictures' | `custom ${string}`;
export type Problems = ReadonlyMap<ProblemField, ProblemCode>;

type Given = Readonly<{
  rules: FieldRules;
  today: CalendarDate;
  isOffline: boolean;
  /** The dates that it has already; only changed ones are checked. */
  known: Pick<WorkOrderValues, 'dueDate' | 'scheduledStartDate'>;
}>;

const fields: Readonly<Record<string, ProblemField>> = {
  description: 'description',
  location: 'location',
  notes: 'notes',
  assignedUserIds: 'assignedStaff',
};

const schemaCodes = ['required', 'tooLong', 'tooManyPeople'] as const;

/** What the schema found, in the words of the form; null for what the form does not show. */
export function problemOf({
  path,
  message,
}: Readonly<{ path: readonly PropertyKey[]; message: string }>): [ProblemField, ProblemCode] | null {
  const name = String(path[0]);
  const field = name === 'customFields' ? (`custom ${String(path[1])}` as const) : fields[name];
  return field === undefined ? null : [field, schemaCodes.find((code) => code === message) ?? 'tooLong'];
}

export function problemsIn(values: WorkOrderValues, given: Given): Problems {
  const found = new Map<ProblemField, ProblemCode>();
  const note = (field: ProblemField, code: ProblemCode) => {
    if (!found.has(field)) found.set(field, code);
  };
  if (values.schoolId === null) note('school', 'required');
  const form = formOf(values);
  for (const issue of workOrderFormSchema.safeParse(form).error?.issues ?? []) {
    const problem = problemOf(issue);
    if (problem !== null) note(...problem);
  }
  for (const field of missingIn(values, given.rules)) note(field, 'required');
  for (const [field, code] of dateProblems(values, given)) note(field, code);
  // New ones have no ids for the schema to count, and what others added meanwhile counts, too.
  if (values.pictures.length > workOrderLimits.pictures) note('pictures', 'tooManyPictures');
  return found;
}

function missingIn(values: WorkOrderValues, rules: FieldRules): ProblemField[] {
  const form = formOf(values);
  const { fields: missing, customFields } = rules.missingIn(form);
  const lacksStart = values.isForLater && form.scheduledStartDate === null;
  return [
    ...missing,
    ...(lacksStart && rules.isOffered('scheduledStartDate') ? (['scheduledStartDate'] as const) : []),
    ...customFields.map((name) => `custom ${name}` as const),
  ];
}

/** A start needs a connection when it is chosen. */
function dateProblems(
  values: WorkOrderValues,
  { rules, today, isOffline, known }: Given,
): readonly (readonly [ProblemField, ProblemCode])[] {
  const { dueDate, scheduledStartDate } = formOf(values);
  const problems: [ProblemField, ProblemCode][] = [];
  if (dueDate !== null && dueDate !== known.dueDate && dueDate < today)
    problems.push(['dueDate', 'dueTooEarly']);
  if (scheduledStartDate === null || scheduledStartDate === known.scheduledStartDate) return problems;
  if (!rules.isOffered('scheduledStartDate')) return problems;
  if (isOffline) problems.push(['scheduledStartDate', 'offline']);
  else if (scheduledStartDate < addDays(today, 1)) problems.push(['scheduledStartDate', 'startTooEarly']);
  return problems;
}
