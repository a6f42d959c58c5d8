import { entryFields } from '@schooldog/domain/entries';
import { and, eq, inArray } from 'drizzle-orm';
import { observationDeltas } from '../../features/entries/schema.ts';
import { auditHistory, auditUpdates } from '../../platform/audit/schema.ts';
import type { Reader } from '../../platform/database/database.ts';

/** Everything that the audit trail knows of these entries, oldest first, and what it should know by their deltas. */
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
    const expected = made
      .filter(({ observationId }) => observationId === id)
      .flatMap(({ deltaFields: { from, to }, timeCreated: time, reportedByUserId: userId }) =>
        entryFields
          .filter((field) => field in to)
          .map((field) => ({ time, userId, field, from: from[field], to: to[field] })),
      );
    const latest = expected.at(-1);
    const stamps = expected.map(
      ({ field, time, userId }) => [field, { time: time.toISOString(), userId }] as const,
    );
    return {
      found: {
        rows: trail
          .filter(({ recordId }) => recordId === id)
          .map(({ time, userId, field, from, to }) => ({ time, userId, field, from, to })),
        summary: summaries.find(({ recordId }) => recordId === id),
      },
      expected: {
        rows: expected,
        summary: {
          recordType: 'entry',
          recordId: id,
          time: latest?.time,
          userId: latest?.userId,
          fields: Object.fromEntries(stamps),
        },
      },
    };
  });
}
