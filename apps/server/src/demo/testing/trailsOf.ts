import { entryFields } from '@schooldog/domain/entries';
import { and, eq, inArray } from 'drizzle-orm';
import { observationDeltas } from '../../features/entries/schema.ts';
import { auditHistory, auditUpdates, wholeRecord } from '../../platform/audit/schema.ts';
import type { Reader } from '../../platform/database/database.ts';

/** The audit trail of these entries, oldest first, and what it should contain by their deltas. */
export async function trailsOf(db: Reader, ids: readonly string[]) {
  const made = await db
    .select()
    .from(observationDeltas)
    .where(inArray(observationDeltas.observationId, ids))
    .orderBy(observationDeltas.timeCreated, observationDeltas.type);
  const trail = await db
    .select()
    .from(auditHistory)
    .where(and(eq(auditHistory.recordType, 'entry'), inArray(auditHistory.recordId, ids)))
    .orderBy(auditHistory.sequence);
  const summaries = await db
    .select()
    .from(auditUpdates)
    .where(and(eq(auditUpdates.recordType, 'entry'), inArray(auditUpdates.recordId, ids)));
  return ids.map((id) => {
    const ofEntry = made.filter(({ observationId }) => observationId === id);
    const latest = ofEntry.at(-1);
    const stamps = ofEntry.flatMap(({ deltaFields, timeCreated, reportedByUserId: userId }) =>
      Object.keys(deltaFields.to).map(
        (field) => [field, { time: timeCreated.toISOString(), userId }] as const,
      ),
    );
    return {
      found: {
        rows: trail
          .filter(({ recordId }) => recordId === id)
          .map(({ time, userId, field, from, to }) => ({ time, userId, field, from, to })),
        summary: summaries.find(({ recordId }) => recordId === id),
      },
      expected: {
        rows: ofEntry.flatMap(rowsOf),
        summary: {
          recordType: 'entry',
          recordId: id,
          time: latest?.timeCreated,
          userId: latest?.reportedByUserId,
          fields: Object.fromEntries(stamps),
        },
      },
    };
  });
}

type DeltaRow = typeof observationDeltas.$inferSelect;
type TrailRow = Pick<typeof auditHistory.$inferSelect, 'time' | 'userId' | 'field' | 'from' | 'to'>;

function rowsOf({ type, deltaFields: { from, to }, timeCreated: time, reportedByUserId: userId }: DeltaRow) {
  const row = (field: string, before: unknown, after: unknown): TrailRow => ({
    time,
    userId,
    field,
    from: before,
    to: after,
  });
  const fields = entryFields.filter((field) => field in to);
  if (type === 'update') return fields.map((field) => row(field, from[field], to[field]));
  return [
    row(
      wholeRecord,
      null,
      fields.map((field) => [field, to[field]]),
    ),
  ];
}
