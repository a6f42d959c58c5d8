// The form of an edit and the drill that changes under it.
import { drillFormSchema, drillMerge, type MergedDrill } from '@schooldog/domain/drills';
import { type Filled as FilledWith, filledForm } from '../../../platform/offlineRecords/filledForm.ts';
import { type DrillValues, rawOf, valuesIn } from './values.ts';

export type Filled = FilledWith<DrillValues, MergedDrill>;

/** What is half typed counts as unchanged. */
function fieldsOf(values: DrillValues, base: MergedDrill): MergedDrill {
  const raw: Readonly<Record<string, unknown>> = rawOf(values);
  const fitting: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(drillFormSchema.shape)) {
    const { success, data } = schema.safeParse(raw[field]);
    if (success) fitting[field] = data;
  }
  return drillMerge.readFields({ ...base, ...fitting }) ?? base;
}

/** Which values of the form belong to a field that is more than one of them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  kind: ['type', 'otherType'],
  event: ['eventType', 'otherEventType'],
  clock: ['drillTime', 'drillTimeOfDay'],
};

/** Only what differs from `before` is written, so that what is half typed stays. */
export function withFields(values: DrillValues, before: MergedDrill, after: MergedDrill): DrillValues {
  const edited = Object.keys(drillMerge.compare(before, after));
  const changed = new Set(edited.flatMap((field) => parts[field] ?? [field]));
  const taken: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(valuesIn(after))) {
    if (changed.has(field)) taken[field] = value;
  }
  return { ...values, ...taken };
}

export const drillForm = filledForm({ merge: drillMerge, fieldsOf, withFields });
