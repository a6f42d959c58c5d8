// Everything a responder asks for begins here: whether the link still opens anything is read from the database every
// time, so that a revoked one ends at once.
import { problem } from '@schooldog/domain/problems';
import { linkEnd, type ResponderEvent } from '@schooldog/domain/responderLinks';
import type { RequestContext, Services } from '../../../platform/api/context.ts';
import { strictCookie } from '../../../platform/identity/cookie.ts';
import { hashOfToken } from '../../../platform/identity/tokens.ts';
import { findSchool } from '../../schools/index.ts';
import { noticesOf } from '../live.ts';
import { findLinkByToken, insertEvent, type LinkRow } from '../store.ts';
import { visitEnd } from './store.ts';

/** What a request without a session brings with it. */
export type Visitor = Pick<RequestContext, 'services' | 'cookieHeader'> &
  Readonly<{ browser: Readonly<{ address: string }> }>;

export type LiveLink = Readonly<{ link: LinkRow; schoolName: string }>;

/** A link that never existed and one that has ended get the same answer. */
export async function liveLink({ services, browser }: Visitor, token: string): Promise<LiveLink> {
  const { db } = services.database;
  const link = await findLinkByToken(db, hashOfToken(token));
  const [school, app] = await Promise.all([
    link === undefined ? undefined : findSchool(db, link.schoolId),
    services.readApp(),
  ]);
  if (app.maintenanceMode) throw problem('app.maintenance');
  const isOver =
    link === undefined ||
    linkEnd(link, {
      now: services.clock(),
      isCreatorDisabled: link.isCreatorDisabled,
      isSchoolArchived: school === undefined || school.timeArchived !== null,
      isFeatureOn: app.enableEops,
    }) !== null;
  if (!isOver) {
    await services.limits.askAsResponder(link.id);
    return { link, schoolName: school?.name ?? '' };
  }
  await services.limits.missResponderLink(browser.address);
  if (link !== undefined) await record(services, link, 'rejected');
  throw problem('responderLink.ended');
}

/** In a transaction of its own: what failed is recorded as well. */
export async function record(
  { work }: Pick<Services, 'work'>,
  { id, schoolId }: Pick<LinkRow, 'id' | 'schoolId'>,
  event: ResponderEvent,
  componentId: string | null = null,
): Promise<void> {
  await work({ userId: null }, async (unit) => {
    insertEvent(unit, { linkId: id, event, componentId });
    await unit.announce(...noticesOf({ id, schoolId }));
  });
}

/** One for each link: a responder may have several, of several schools. */
export function visitCookie({ publicUrl }: Pick<Services, 'publicUrl'>, linkId: string) {
  const isHttps = publicUrl.startsWith('https:');
  return strictCookie(`schooldog.responder_${linkId}`, { path: '/api/responderLinks', isHttps });
}

/** Until when this device may read; null without a code. */
export async function visitOf(
  { services, cookieHeader }: Visitor,
  { id }: Pick<LinkRow, 'id'>,
): Promise<Date | null> {
  const token = visitCookie(services, id).read(cookieHeader);
  if (token === null || token === '') return null;
  const now = services.clock();
  return visitEnd(services.database.db, { linkId: id, cookieHash: hashOfToken(token), now });
}
