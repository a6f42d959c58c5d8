import type { EopLease, ListedComponent } from '@schooldog/contract/eop';
import { canBePointOfContact, type EopComponentSummary } from '@schooldog/domain/eop';
import type { Features } from '@schooldog/domain/permissions';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { actorsOf } from '../people/index.ts';
import type { LeaseRow } from './contentStore.ts';
import type { EopRow } from './store.ts';

function presentSummary(row: EopRow): EopComponentSummary {
  return {
    id: row.id,
    schoolId: row.schoolId,
    name: row.name,
    section: row.section,
    kind: row.kind,
    guidanceKey: row.guidanceKey,
    eopRolesId: row.eopRolesId,
    certificationIntervalMonths: row.certificationIntervalMonths,
    pointOfContactUserId: row.pointOfContactUserId,
    lastCertificationTimestamp: row.lastCertificationTime?.toISOString() ?? null,
    nextCertificationDueTimestamp: row.nextCertificationDueTime?.toISOString() ?? null,
    hasUnpublishedContentChanges: row.hasUnpublishedContentChanges,
    hasUnpublishedAttachmentChanges: row.hasUnpublishedAttachmentChanges,
    timeCreated: row.timeCreated.toISOString(),
  };
}

/** With the points of contact, and whether they can still be it. */
export async function presentListed(
  reader: Reader,
  features: Features,
  rows: readonly EopRow[],
): Promise<ListedComponent[]> {
  const userIds = [...new Set(rows.flatMap(({ pointOfContactUserId }) => pointOfContactUserId ?? []))];
  const [names, actors] =
    userIds.length === 0
      ? [new Map<string, string>(), []]
      : await Promise.all([namesOf(reader, userIds), actorsOf(reader, userIds, features)]);
  const actorOf = new Map(actors.map((actor) => [actor.userId, actor]));
  return rows.map((row) => {
    const contact = actorOf.get(row.pointOfContactUserId ?? '');
    return {
      ...presentSummary(row),
      pointOfContactName: names.get(row.pointOfContactUserId ?? '') ?? null,
      isPointOfContactEligible: contact !== undefined && canBePointOfContact(contact, row.schoolId),
      timeArchived: row.timeArchived?.toISOString() ?? null,
    };
  });
}

export async function presentOne(reader: Reader, features: Features, row: EopRow): Promise<ListedComponent> {
  const [listed] = await presentListed(reader, features, [row]);
  if (listed === undefined) throw new Error('one row is presented as one component');
  return listed;
}

export async function presentLease(
  reader: Reader,
  lease: LeaseRow,
  editorId: string | undefined,
): Promise<EopLease> {
  const names = await namesOf(reader, [lease.userId]);
  return {
    userId: lease.userId,
    userName: names.get(lease.userId) ?? '',
    isMine: lease.editorId === editorId,
    timeExpires: lease.timeExpires.toISOString(),
  };
}
