// Alerts that were asked for in a walk and go out when it completes. Until then only their sender knows of them.
import type { WaitingAlert } from '@schooldog/contract/walks';
import { type Actor, may } from '@schooldog/domain/permissions';
import { walkRules } from '@schooldog/domain/walks';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { factsOf } from './record.ts';
import { walkEntries, walks } from './schema.ts';
import { walkTitle } from './store.ts';

export async function listWaitingAlerts(reader: Reader, actor: Actor): Promise<WaitingAlert[]> {
  const rows = await reader
    .select({ entry: walkEntries, walk: walks })
    .from(walkEntries)
    .innerJoin(walks, eq(walks.id, walkEntries.walkId))
    .where(
      and(
        eq(walkEntries.reportedByUserId, actor.userId),
        eq(walkEntries.isDeleted, false),
        sql`${walkEntries.safetyAlert} ->> 'state' = 'waiting'`,
      ),
    )
    .orderBy(desc(walkEntries.timestamp), desc(walkEntries.id));
  return rows.flatMap(({ entry, walk }) => {
    if (entry.safetyAlert === null) return [];
    const { id, message, userIds } = entry.safetyAlert;
    return [
      {
        id,
        message,
        recipients: userIds.length,
        schoolId: entry.schoolId,
        observationItemId: entry.observationItemId,
        location: entry.location,
        timestamp: entry.timestamp.toISOString(),
        walk: walkTitle(walk),
        mayOpenWalk: may(walkRules.view, actor, factsOf(walk)),
      },
    ];
  });
}
