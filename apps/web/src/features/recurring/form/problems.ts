// What is wrong with the form, field by field.
import type { CalendarDate } from '@schooldog/domain/dates';
import {
  orderTemplateSchema,
  type Recurrence,
  recurrenceSchema,
  seriesFormOf,
  seriesProblem,
  type SeriesProblem,
} from '@schooldog/domain/recurring';
import { type FieldRules, type ProblemCode, type ProblemField, problemOf } from '../../workOrders/index.ts';
import { fieldsOf, type SeriesValues } from './values.ts';

export type OwnField = 'title' | 'schools' | 'start' | 'end' | 'interval' | 'dueInDays';
export type OwnProblem =
  | 'titleRequired'
  | 'schoolsRequired'
  | 'startRequired'
  | 'required'
  | 'invalid'
  | Exclude<SeriesProblem, 'placeNeedsOneSchool'>;

export type SeriesProblems = Readonly<{
  own: ReadonlyMap<OwnField, OwnProblem>;
  order: ReadonlyMap<ProblemField, ProblemCode>;
}>;

export const noProblems: SeriesProblems = { own: new Map(), order: new Map() };

type Given = Readonly<{ rules: FieldRules; before: Recurrence | null; tomorrow: CalendarDate }>;

export function problemsIn(values: SeriesValues, given: Given): SeriesProblems {
  return { own: ownProblems(values, given), order: orderProblems(values, given) };
}

function ownProblems(values: SeriesValues, { before, tomorrow }: Given): Map<OwnField, OwnProblem> {
  const found = new Map<OwnField, OwnProblem>();
  const { recurrenceInterval: interval, dueInDays } = values;
  if (values.title.trim() === '') found.set('title', 'titleRequired');
  if (values.schoolIds.length === 0) found.set('schools', 'schoolsRequired');
  if (interval === '') found.set('interval', 'required');
  else if (!recurrenceSchema.shape.recurrenceInterval.safeParse(interval).success)
    found.set('interval', 'invalid');
  if (!orderTemplateSchema.shape.dueInDays.safeParse(dueInDays === '' ? null : dueInDays).success)
    found.set('dueInDays', 'invalid');
  if (values.recurrenceStartDate === null) {
    found.set('start', 'startRequired');
    return found;
  }
  const wrong = seriesProblem(seriesFormOf(fieldsOf(values)), before, tomorrow);
  if (wrong === 'startTooEarly') found.set('start', wrong);
  if (wrong === 'endBeforeStart' || wrong === 'endTooEarly') found.set('end', wrong);
  return found;
}

/** What the settings require is asked of a new series only: old ones go on as they are. */
function orderProblems(values: SeriesValues, { rules, before }: Given): Map<ProblemField, ProblemCode> {
  const { workOrderData: order } = seriesFormOf(fieldsOf(values));
  const found = new Map<ProblemField, ProblemCode>();
  for (const issue of orderTemplateSchema.safeParse(order).error?.issues ?? []) {
    const problem = problemOf(issue);
    if (problem !== null && !found.has(problem[0])) found.set(...problem);
  }
  if (before !== null) return found;
  // Any date will do: it says only that there is one.
  const dueDate = order.dueInDays === null ? null : '2000-01-01';
  const missing = rules.missingIn({ ...order, dueDate, scheduledStartDate: null, imageIds: [] });
  for (const field of missing.fields)
    if (field !== 'scheduledStartDate' && !found.has(field)) found.set(field, 'required');
  for (const name of missing.customFields) found.set(`custom ${name}`, 'required');
  return found;
}
