import { expiryOf, type NewResponderLink } from '@schooldog/domain/responderLinks';
import { problem } from '@schooldog/domain/problems';
import type { Command, SignedInContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { languageOf } from '../../platform/messages/index.ts';
import { editableSchool } from '../eop/index.ts';
import { accountsWithEmails } from '../people/index.ts';
import { addressOf, mailLink } from './mails.ts';
import { makeLinks } from './makeLinks.ts';
import { openedComponents } from './openedComponents.ts';
import { responderLinkRecord } from './record.ts';
import { updateLink } from './store.ts';

/** No command: the answers of commands are stored for repeated calls, and this one holds the address. */
export async function addResponderLink(
  { services, actor, signedIn }: SignedInContext,
  { linkId, days, ...input }: NewResponderLink,
): Promise<{ url: string; timeExpires: string }> {
  return services.work({ userId: actor.userId }, async (work) => {
    const school = await editableSchool({ work, actor }, input.schoolId);
    if ((await openedComponents(work.tx, input)).length === 0)
      throw problem('responderLink.nothingCertified');
    const by = { schoolId: school.id, createdByUserId: actor.userId };
    const made = await makeLinks(work, by, [
      { ...input, id: linkId, isShared: false, timeExpires: expiryOf(work.now, days) },
    ]);
    const [names, [account]] = await Promise.all([
      namesOf(work.tx, [actor.userId]),
      accountsWithEmails(work.tx, [input.email]),
    ]);
    const [first] = made;
    if (first === undefined) throw new Error('one link was made');
    await mailLink(work, services, {
      ...first,
      language: languageOf(account === undefined ? signedIn.profile.language : account.language),
      schoolName: school.name,
      byName: names.get(actor.userId) ?? '',
    });
    return {
      url: addressOf(services, first.token),
      timeExpires: first.link.timeExpires.toISOString(),
    };
  });
}

/** One that has ended already is left as it is. */
export const revokeResponderLink: Command<Readonly<{ linkId: string }>> = async (context, { linkId }) => {
  const { work, actor } = context;
  const link = await responderLinkRecord.lock(context, linkId, 'revoke');
  if (link.timeRevoked !== null || link.timeExpires <= work.now) return;
  const change = { timeRevoked: work.now, revokedByUserId: actor.userId, timeUpdated: work.now };
  updateLink(work, linkId, change);
  await responderLinkRecord.recordChange(work, link, { ...link, ...change });
};
