// The lists of alerts and a single alert, limited to the viewer.
import type { AlertFilter, DetailedAlert } from '@schooldog/contract/alerts';
import { boundsOfRange, normalizeRange } from '@schooldog/domain/dates';
import { idSchema } from '@schooldog/domain/kernel';
import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { z } from 'zod';
import type { Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type KeysetKey, keysetPage, latestMilliseconds } from '../../platform/database/keysetPage.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { entryNow } from '../entries/index.ts';
import { overdueBefore } from './attentionStore.ts';
import { deliveriesOf } from './deliveries.ts';
import { entryState } from './entryState.ts';
import { pictureLinks, picturesToFollow } from './pictures.ts';
import { peopleOf, presentAlert, presentEscalation } from './present.ts';
import { receiversAmong } from './receivers.ts';
import { alertRecord, mustOpenAlerts } from './record.ts';
import { type AlertKey, alertPage, findAlerts, type Scope, type StoredAlert } from './store.ts';

const pageSize = 20;

const openFirst: KeysetKey<StoredAlert, AlertKey> = {
  of: ({ timeResolved, timeCreated, id }) => ({ isOpen: timeResolved === null, time: timeCreated, id }),
  write: ({ isOpen, time, id }) => [isOpen ? 1 : 0, time.getTime(), id],
  schema: z
    .tuple([z.literal([0, 1]), z.int().min(0).max(latestMilliseconds), idSchema])
    .transform(([isOpen, time, id]) => ({ isOpen: isOpen === 1, time: new Date(time), id })),
};

export async function listAlerts(reader: Reader, actor: Actor, filter: AlertFilter, now: Date) {
  const scope = scopeOf(actor, filter.tab);
  const { timeZone } = await readOrganization(reader);
  const { start, end } = boundsOfRange(normalizeRange(filter), timeZone);
  const wanted = {
    schoolIds: filter.schoolIds,
    from: start === null ? undefined : new Date(start),
    until: end === null ? undefined : new Date(end),
    statuses: filter.statuses,
    unacknowledgedBy: filter.needsMyAcknowledgement === true ? actor.userId : undefined,
    overdueBefore: filter.isOverdue === true ? overdueBefore(now) : undefined,
  };
  const { rows, next } = await keysetPage({
    cursor: filter.before,
    size: pageSize,
    key: openFirst,
    read: (after, limit) => alertPage(reader, scope, wanted, { after, limit }),
  });
  const names = await namesOf(reader, rows.flatMap(peopleOf));
  return { alerts: rows.map((alert) => presentAlert(alert, names)), next };
}

function scopeOf(actor: Actor, tab: AlertFilter['tab']): Scope {
  mustOpenAlerts(actor);
  if (tab !== 'all') return { tab, userId: actor.userId };
  const schools = schoolsWith(actor, 'manage safety alerts');
  if (schools.length === 0) throw problem('alert.manageNotAllowed');
  return { tab, schools };
}

/** By the rule that opens them, so that every link works. */
export async function openableAlerts(
  reader: Reader,
  actor: Actor,
  alertIds: readonly string[],
): Promise<string[]> {
  mustOpenAlerts(actor);
  const found = await findAlerts(reader, alertIds);
  return found.filter((alert) => alertRecord.canView(actor, alert)).map(({ id }) => id);
}

export async function getAlert(
  services: Pick<Services, 'database' | 'files' | 'hooks' | 'clock'>,
  actor: Actor,
  alertId: string,
): Promise<DetailedAlert> {
  const { db } = services.database;
  const alert = await alertRecord.view(db, actor, alertId);
  const names = await namesOf(db, [...peopleOf(alert), ...(alert.escalation?.userIds ?? [])]);
  const { entry, isInWalk } = await entryNow(db, services, alert.entryId);
  return {
    ...presentAlert(alert, names),
    imageUrls: await pictureLinks(services, actor, alert),
    imagesToFollow: await picturesToFollow(services, alert),
    deliveries: await deliveriesOf(db, alert),
    unreachableUserIds: await unreachableOf(db, actor, alert),
    escalation: presentEscalation(alert, names),
    entryState: entryState(alert.entry, entry),
    isInWalk,
    createdTaskIds: [...(entry?.createdTaskIds ?? [])],
  };
}

/** Of whom the sender must not wait for an answer. */
async function unreachableOf(reader: Reader, actor: Actor, alert: StoredAlert): Promise<string[]> {
  if (alert.timeResolved !== null) return [];
  const awaited = alert.recipients
    .filter(({ timeAcknowledged }) => timeAcknowledged === null)
    .map(({ userId }) => userId);
  if (awaited.length === 0) return [];
  const able = await receiversAmong(reader, actor, alert.schoolId, awaited);
  return awaited.filter((userId) => !able.includes(userId));
}
