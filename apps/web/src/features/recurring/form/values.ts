// What the form holds while somebody fills it in, and how it follows a series that others change meanwhile.
import type { CalendarDate } from '@schooldog/domain/dates';
import { type MergedSeries, mergedSeriesOf, type SeriesForm, seriesMerge } from '@schooldog/domain/recurring';
import { type Filled, filledForm } from '../../../platform/offlineRecords/filledForm.ts';

type Typed = Readonly<{
  recurrenceStartDate: CalendarDate | null;
  /** As typed; empty until there is a number. */
  recurrenceInterval: number | '';
  dueInDays: number | '';
}>;
export type SeriesValues = Readonly<Omit<MergedSeries, keyof Typed>> & Typed;
export type FilledSeries = Filled<SeriesValues, MergedSeries>;

const nowhere = { location: '', locationDataProfileId: null, locationDataProfileOptionId: null };

export function newValues(boardId: string | null): SeriesValues {
  return {
    title: '',
    schoolIds: [],
    recurrenceStartDate: null,
    recurrenceEndDate: null,
    recurrenceInterval: 1,
    recurrenceUnit: 'Months',
    closedDayRule: 'keep',
    whileOpen: 'create',
    description: '',
    priority: null,
    boardId,
    assignedUserIds: [],
    place: nowhere,
    notes: '',
    customFields: {},
    dueInDays: '',
  };
}

export function valuesOf(series: SeriesForm): SeriesValues {
  const { dueInDays, ...fields } = mergedSeriesOf(series);
  return { ...fields, dueInDays: dueInDays ?? '' };
}

/** Trimmed. What is missing stands there as a value that no check lets through. */
export function fieldsOf(values: SeriesValues): MergedSeries {
  const { recurrenceStartDate, recurrenceInterval, dueInDays, place } = values;
  const answers = Object.entries(values.customFields).map(([name, answer]) => [name, answer.trim()] as const);
  return {
    ...values,
    title: values.title.trim(),
    description: values.description.trim(),
    notes: values.notes.trim(),
    place: { ...place, location: place.location.trim() },
    customFields: Object.fromEntries(answers.filter(([, answer]) => answer !== '')),
    recurrenceStartDate: recurrenceStartDate ?? '',
    recurrenceInterval: recurrenceInterval === '' ? 0 : recurrenceInterval,
    dueInDays: dueInDays === '' ? null : dueInDays,
  };
}

/** Only what differs is written, so that what is half typed stays. */
function withFields(values: SeriesValues, before: MergedSeries, after: MergedSeries): SeriesValues {
  const changed = seriesMerge.compare(before, after);
  const shown = { ...after, dueInDays: after.dueInDays ?? ('' as const) };
  const taken = Object.entries(shown).filter(([field]) => field in changed);
  return { ...values, ...Object.fromEntries(taken) };
}

export const seriesForm = filledForm({ merge: seriesMerge, fieldsOf, withFields });

/** A place of a list belongs to one school, so other schools leave only its words. */
export function atSchools(values: SeriesValues, schoolIds: readonly string[]): SeriesValues {
  const isSame =
    schoolIds.length === 1 && schoolIds[0] === values.schoolIds[0] && values.schoolIds.length === 1;
  return {
    ...values,
    schoolIds,
    place: isSame ? values.place : { ...nowhere, location: values.place.location },
  };
}
