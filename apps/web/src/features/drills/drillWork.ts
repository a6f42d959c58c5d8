// What was filled in for a drill, as work for the outbox.
import type { ShownDrill } from '@schooldog/contract/drills';
import type { CalendarDate } from '@schooldog/domain/dates';
import {
  type DrillForm,
  drillFormOf,
  drillMerge,
  type DrillPoint,
  drillValuesOf,
  isConfirmed,
  type MergedDrill,
  resultsDayAfterSaving,
} from '@schooldog/domain/drills';
import { recordKeyOf } from '../../platform/offlineRecords/pendingRecords.ts';
import type { OperationDraft } from '../../platform/outbox/index.ts';
import { drillRecord, updateInputSchema } from './drillRecord.ts';

/** Drills have no photos. */
type UpdateWork = Extract<OperationDraft<'drills.updateDrill'>, { photos?: undefined }>;

type Person = Readonly<{ id: string; name: string }>;
type Saved = Readonly<{
  person: Person;
  withResults: boolean;
  today: CalendarDate;
  now: string;
  label: string;
}>;

export function recordWork(
  drillId: string,
  form: DrillForm,
  { person, withResults, today, now, label }: Saved,
): OperationDraft<'drills.recordDrill'> {
  const recordKey = recordKeyOf(drillRecord, drillId);
  const { drillDate } = form;
  const drill: ShownDrill = {
    id: drillId,
    ...drillValuesOf(form),
    resultsSavedOn: resultsDayAfterSaving({ drillDate, resultsSavedOn: null }, { withResults, today }),
    recordedByUserId: person.id,
    recordedByName: person.name,
    updatedByUserId: person.id,
    updatedByName: person.name,
    timeCreated: now,
    timeUpdated: now,
  };
  return {
    procedure: 'drills.recordDrill',
    label,
    recordKey,
    optimistic: { key: recordKey, value: drill },
    input: { drillId, drill: form, withResults },
  };
}

type Updated = Omit<Saved, 'person' | 'now'> & Readonly<{ base: MergedDrill }>;

/** Null when there is nothing to save. Results that were looked at again and left as they are confirm the drill. */
export function updateWork(
  drill: ShownDrill,
  form: DrillForm,
  { base, withResults, today, label }: Updated,
): UpdateWork | null {
  const edit = drillMerge.compare(base, form);
  const after = { ...drill, ...drillValuesOf(form) };
  const resultsSavedOn = resultsDayAfterSaving(after, { withResults, today });
  const hasNews = !isConfirmed(after) && resultsSavedOn !== drill.resultsSavedOn;
  if (Object.keys(edit).length === 0 && !hasNews) return null;
  const recordKey = recordKeyOf(drillRecord, drill.id);
  return {
    procedure: 'drills.updateDrill',
    label,
    recordKey,
    optimistic: { key: recordKey, value: { ...after, resultsSavedOn } },
    input: { drillId: drill.id, edit, withResults },
  };
}

/** One point of a drill that may be known on this device or not. */
export function pointWork(
  drillId: string,
  { before, after }: Readonly<Record<'before' | 'after', DrillPoint>>,
  { drill, label }: Readonly<{ drill: ShownDrill | undefined; label: string }>,
): UpdateWork {
  const recordKey = recordKeyOf(drillRecord, drillId);
  const edit = drillMerge.compare({ ...noDrill, toImprove: [before] }, { ...noDrill, toImprove: [after] });
  const work = {
    procedure: 'drills.updateDrill',
    label,
    recordKey,
    input: { drillId, edit, withResults: false },
  } as const;
  if (drill === undefined) return work;
  const value = { ...drill, ...drillValuesOf(drillMerge.apply(drillFormOf(drill), edit).value) };
  return { ...work, optimistic: { key: recordKey, value } };
}

/** The points of a drill with pending work on it, of which nothing else may be known on this device. */
export function pointsWith(points: DrillPoint[], input: unknown): DrillPoint[] {
  const { toImprove } = updateInputSchema.safeParse(input).data?.edit ?? {};
  if (toImprove === undefined) return points;
  return [...drillMerge.apply({ ...noDrill, toImprove: points }, { toImprove }).value.toImprove];
}

/** Everything but the points, which are compared alone. */
const noDrill: MergedDrill = {
  schoolId: '',
  kind: { type: 'fire', otherType: '' },
  event: { eventType: 'planned', otherEventType: '' },
  drillDate: '',
  clock: { drillTime: '', drillTimeOfDay: 'am' },
  additionalInfo: '',
  numberOfParticipants: null,
  responseTime: '',
  resultsAdditionalInfo: '',
  wentWell: '',
  toImprove: [],
  actionTaken: null,
};
