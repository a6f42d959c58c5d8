// Asks the point of contact of a component for an update.
import { componentName, canBePointOfContact, componentPath } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import type { Language } from '../../platform/messages/index.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { notify } from '../notifications/index.ts';
import { actorsOf } from '../people/index.ts';
import { findSchool } from '../schools/index.ts';
import { eopRecord } from './record.ts';
import { lastRequest, saveRequest } from './requestStore.ts';

const hourMilliseconds = 60 * 60 * 1000;

/** The row is locked, so that of two requests at once only one is sent. */
export const sendEopCertificationEmail: Command<
  Readonly<{ eopComponentId: string; emailMessage: string }>
> = async (context, { eopComponentId: componentId, emailMessage }) => {
  const { work, services, actor } = context;
  const component = await eopRecord.lock(context, componentId, 'requestUpdate');
  const { schoolId, pointOfContactUserId } = component;
  const [contact] =
    pointOfContactUserId === null ? [] : await actorsOf(work.tx, [pointOfContactUserId], actor.features);
  if (contact === undefined || !canBePointOfContact(contact, schoolId))
    throw problem('eop.pointOfContactUnknown');
  const since = new Date(work.now.getTime() - hourMilliseconds);
  const last = await lastRequest(work.tx, { componentId, userId: actor.userId, since });
  if (last !== undefined) {
    const wait = last.getTime() - since.getTime();
    throw problem('eop.recentlyAsked', { retryAfterSeconds: Math.ceil(wait / 1000) });
  }
  await saveRequest(work.tx, { componentId, userId: actor.userId, timeSent: work.now });
  const [school, names] = await Promise.all([
    findSchool(work.tx, schoolId),
    namesOf(work.tx, [actor.userId]),
  ]);
  const valuesIn = (language: Language) => ({
    componentName: componentName(component, language),
    schoolName: school?.name ?? '',
    byName: names.get(actor.userId) ?? '',
    message: emailMessage,
  });
  await notify(work, services, {
    kind: 'eopUpdateRequested',
    userIds: [contact.userId],
    values: valuesIn('en'),
    valuesIn,
    url: componentPath(component),
    about: `eopComponent:${componentId}`,
  });
};
