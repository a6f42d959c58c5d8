// What one edit changed, kept beside the audit trail for everybody who may see the entry.
import { differences, type JsonValue } from '../kernel/index.ts';
import { entryFields } from './entry.ts';

export const deltaTypes = ['create', 'update'] as const;
export type DeltaType = (typeof deltaTypes)[number];

export type DeltaFields = Readonly<{
  from: Readonly<Record<string, JsonValue>>;
  to: Readonly<Record<string, JsonValue>>;
}>;

type Snapshot = Readonly<Record<string, JsonValue | undefined>>;

/** As it is compared for deltas and the audit trail: follow-ups that are not there need no line saying so. */
export function recorded(entry: Snapshot): Snapshot {
  return {
    ...entry,
    tasksToAddOnSubmission: unlessEmpty(entry['tasksToAddOnSubmission']),
    createdSafetyAlertIds: unlessEmpty(entry['createdSafetyAlertIds']),
  };
}

function unlessEmpty(list: JsonValue | undefined): JsonValue | undefined {
  return Array.isArray(list) && list.length === 0 ? null : list;
}

/** Null when nothing changed. A new entry has no before. */
export function deltaOf(before: Snapshot | null, after: Snapshot): DeltaFields | null {
  const changed = differences(before === null ? {} : recorded(before), recorded(after), entryFields);
  if (changed.length === 0) return null;
  return {
    from: Object.fromEntries(changed.map(({ field, from }) => [field, from])),
    to: Object.fromEntries(changed.map(({ field, to }) => [field, to])),
  };
}
