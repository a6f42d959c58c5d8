import type { FeatureContracts } from '@schooldog/contract';
import type { SecurityEvent } from '@schooldog/contract/people';
import { canReadSecurityLog } from '@schooldog/domain/people';
import { problem } from '@schooldog/domain/problems';
import { type ProceduresOf, read } from '../../../platform/api/procedure.ts';
import { namesOf } from '../../../platform/identity/namesOf.ts';
import { pageOfEvents, type SecurityEventRow } from './store.ts';

const pageSize = 50;

export const securityProcedures = {
  listSecurityEvents: read(async (context, input) => {
    if (!canReadSecurityLog(context.actor)) throw problem('security.staffOnly');
    const { db } = context.services.database;
    const { events, next } = await pageOfEvents(db, { ...input, limit: pageSize });
    const names = await namesOf(
      db,
      events.flatMap(({ userId, byUserId }) => [userId, byUserId].filter((id) => id !== null)),
    );
    return { events: events.map((event) => presentEvent(event, names)), next };
  }),
} satisfies Partial<ProceduresOf<FeatureContracts['people']>>;

function presentEvent(event: SecurityEventRow, names: ReadonlyMap<string, string>): SecurityEvent {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    id: event.id,
    time: event.time.toISOString(),
    kind: event.kind,
    userId: event.userId,
    userName: nameOf(event.userId),
    byUserId: event.byUserId,
    byUserName: nameOf(event.byUserId),
    address: event.address,
    userAgent: event.userAgent,
    detail: event.detail,
  };
}
