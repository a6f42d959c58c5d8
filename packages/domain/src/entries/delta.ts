// What one edit changed, stored beside the audit trail for all viewers of the entry.
import { type Difference, differences, type JsonValue } from '../kernel/index.ts';
import { entryFields } from './entry.ts';

export const deltaTypes = ['create', 'update'] as const;
export type DeltaType = (typeof deltaTypes)[number];

export type DeltaFields = Readonly<{
  from: Readonly<Record<string, JsonValue>>;
  to: Readonly<Record<string, JsonValue>>;
}>;

/** Why the alert of an entry did not go out when its walk completed. */
const unsentReasons = ['noRecipients', 'senderNotAllowed'] as const;
export type UnsentReason = (typeof unsentReasons)[number];

type Snapshot = Readonly<Record<string, JsonValue | undefined>>;

/** What deltas and the audit trail store. A new entry has no before, a deleted one no after. */
export function entryDifferences(before: Snapshot | null, after: Snapshot | null): Difference[] {
  return differences(
    before === null ? {} : recorded(before),
    after === null ? {} : recorded(after),
    entryFields,
  );
}

/** Absent follow-ups need no line. */
function recorded(entry: Snapshot): Snapshot {
  return {
    ...entry,
    tasksToAddOnSubmission: unlessEmpty(entry['tasksToAddOnSubmission']),
    createdSafetyAlertIds: unlessEmpty(entry['createdSafetyAlertIds']),
  };
}

function unlessEmpty(list: JsonValue | undefined): JsonValue | undefined {
  return Array.isArray(list) && list.length === 0 ? null : list;
}

/** Null when nothing changed. */
export function deltaOf(changed: readonly Difference[]): DeltaFields | null {
  if (changed.length === 0) return null;
  return {
    from: Object.fromEntries(changed.map(({ field, from }) => [field, from])),
    to: Object.fromEntries(changed.map(({ field, to }) => [field, to])),
  };
}

/** The reason stands beside the fields of the entry: the alert itself was never sent, so its id says nothing. */
export function withUnsentAlert({ from, to }: DeltaFields, reason: UnsentReason | null): DeltaFields {
  return reason === null ? { from, to } : { from, to: { ...to, unsentAlert: reason } };
}

export function unsentAlertIn({ to }: Readonly<{ to: Readonly<Record<string, unknown>> }>) {
  return unsentReasons.find((reason) => reason === to['unsentAlert']) ?? null;
}
