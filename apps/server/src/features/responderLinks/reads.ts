// What people who edit the plan see of its links.
import type { ListedResponderEvent, ListedResponderLink } from '@schooldog/contract/responderLinks';
import type { NamedComponent } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import { linkEnd, responderLinkRules } from '@schooldog/domain/responderLinks';
import type { SignedInContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { componentsOfSchool, type EopRow } from '../eop/index.ts';
import { findSchool } from '../schools/index.ts';
import { responderLinkRecord } from './record.ts';
import { eventsOfLink, linksOfSchool, usesOfLinks } from './store.ts';

export async function listResponderLinks(
  { services, actor }: SignedInContext,
  { schoolId }: Readonly<{ schoolId: string }>,
): Promise<ListedResponderLink[]> {
  requireMay(responderLinkRules.view, actor, { schoolId });
  const { db } = services.database;
  const now = services.clock();
  const [school, links, uses, components] = await Promise.all([
    findSchool(db, schoolId),
    linksOfSchool(db, schoolId, now),
    usesOfLinks(db, schoolId),
    componentsOfSchool(db, schoolId),
  ]);
  if (school === undefined) throw problem('school.notFound');
  const names = await namesOf(
    db,
    links.flatMap(({ createdByUserId, revokedByUserId }) => [createdByUserId, revokedByUserId ?? []].flat()),
  );
  const named = namesById(components);
  const facts = {
    now,
    isSchoolArchived: school.timeArchived !== null,
    isFeatureOn: actor.features.enableEops,
  };
  return links.map((link) => {
    const use = uses.get(link.id);
    return {
      id: link.id,
      schoolId,
      personName: link.personName,
      agency: link.agency,
      email: link.email,
      components: link.componentIds?.flatMap((id) => named.get(id) ?? []) ?? null,
      includesContacts: link.includesContacts,
      mayDownload: link.mayDownload,
      createdByName: names.get(link.createdByUserId) ?? null,
      timeCreated: link.timeCreated.toISOString(),
      timeExpires: link.timeExpires.toISOString(),
      timeRevoked: link.timeRevoked?.toISOString() ?? null,
      revokedByName: names.get(link.revokedByUserId ?? '') ?? null,
      end: linkEnd(link, { ...facts, isCreatorDisabled: link.isCreatorDisabled }),
      views: use?.views ?? 0,
      failures: use?.failures ?? 0,
      lastUsed: use?.lastUsed?.toISOString() ?? null,
    };
  });
}

export async function listResponderEvents(
  { services, actor }: SignedInContext,
  { linkId }: Readonly<{ linkId: string }>,
): Promise<ListedResponderEvent[]> {
  const { db } = services.database;
  const { schoolId } = await responderLinkRecord.view(db, actor, linkId);
  const [events, components] = await Promise.all([
    eventsOfLink(db, linkId),
    componentsOfSchool(db, schoolId),
  ]);
  const named = namesById(components);
  return events.map(({ sequence, event, componentId, time }) => ({
    sequence,
    event,
    component: named.get(componentId ?? '') ?? null,
    time: time.toISOString(),
  }));
}

function namesById(components: readonly EopRow[]): ReadonlyMap<string, NamedComponent> {
  return new Map(components.map(({ id, name, guidanceKey }) => [id, { name, guidanceKey }]));
}
