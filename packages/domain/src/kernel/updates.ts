// The audit trail of a record: one entry per changed field and save, and the summary named "updates", which records
// for each changed field when it last changed, by whom, and from what to what.
import type { Difference, JsonValue } from './diff.ts';

export type AuditEntry = {
  readonly time: string;
  readonly userId: string;
  readonly field: string;
  readonly from: JsonValue;
  readonly to: JsonValue;
};

export type Updates = {
  readonly time: string;
  readonly userId: string;
  readonly fields: { readonly [field: string]: Omit<AuditEntry, 'field'> };
};

export function auditEntries(
  found: readonly Difference[],
  by: { readonly userId: string; readonly time: string },
): AuditEntry[] {
  return found.map(({ field, from, to }) => ({ time: by.time, userId: by.userId, field, from, to }));
}

/**
 * Carries a summary forward by the entries of another save, so that the trail itself need not be read again. The
 * later time wins, and of equal times the last entry. Times are ISO texts of one form and zone.
 */
export function summarizeUpdates(summary: Updates | null, entries: readonly AuditEntry[]): Updates | null {
  let result = summary;
  for (const entry of entries) result = withEntry(result, entry);
  return result;
}

function withEntry(summary: Updates | null, { field, ...change }: AuditEntry): Updates {
  const isLatest = summary === null || change.time >= summary.time;
  const known = summary?.fields[field];
  const latestOfField = known === undefined || change.time >= known.time ? change : known;
  return {
    time: isLatest ? change.time : summary.time,
    userId: isLatest ? change.userId : summary.userId,
    fields: { ...summary?.fields, [field]: latestOfField },
  };
}
