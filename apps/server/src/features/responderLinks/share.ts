// "Send via Email". The PDF is never attached: every recipient gets a link of their own to the certified component.
import { canEditEopsAt, canReadEopsAt, componentName } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import {
  distinctRecipients,
  expiryOf,
  type ShareRecipient,
  type SharedComponent,
  usualResponderDays,
} from '@schooldog/domain/responderLinks';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { languageOf } from '../../platform/messages/index.ts';
import { eopRecord } from '../eop/index.ts';
import { accountsWithEmails, actorsOf } from '../people/index.ts';
import { findSchool } from '../schools/index.ts';
import { mailLink } from './mails.ts';
import { makeLinks } from './makeLinks.ts';

export const shareEopComponentByEmail: Command<SharedComponent> = async (context, input) => {
  const { work, services, actor, signedIn } = context;
  const component = await eopRecord.lock(context, input.eopComponentId, 'share');
  const { schoolId } = component;
  const recipients = distinctRecipients(input.emails);
  const accounts = await knownAccounts(context, schoolId, recipients);
  const isOutside = ({ email }: ShareRecipient) => accounts.get(email)?.readsPlans !== true;
  if (recipients.some(isOutside) && !canEditEopsAt(actor, schoolId)) throw problem('eop.outsideNotAllowed');
  const made = await makeLinks(
    work,
    { schoolId, createdByUserId: actor.userId },
    recipients.map(({ email, firstName }) => ({
      id: services.makeId(),
      personName: firstName,
      agency: '',
      email,
      componentIds: [component.id],
      includesContacts: component.kind !== 'document',
      mayDownload: false,
      isShared: true,
      timeExpires: expiryOf(work.now, usualResponderDays),
    })),
  );
  const [school, names] = await Promise.all([
    findSchool(work.tx, schoolId),
    namesOf(work.tx, [actor.userId]),
  ]);
  for (const one of made) {
    const account = accounts.get(one.link.email);
    const language = languageOf(account === undefined ? signedIn.profile.language : account.language);
    await mailLink(work, services, {
      ...one,
      language,
      schoolName: school?.name ?? '',
      byName: names.get(actor.userId) ?? '',
      shared: { componentName: componentName(component, language), message: input.emailMessage },
    });
  }
};

type Account = Readonly<{ language: string | null; readsPlans: boolean }>;

async function knownAccounts(
  { work, actor }: CommandContext,
  schoolId: string,
  recipients: readonly ShareRecipient[],
): Promise<ReadonlyMap<string, Account>> {
  const found = await accountsWithEmails(
    work.tx,
    recipients.map(({ email }) => email),
  );
  const ids = found.map(({ userId }) => userId);
  const readers = new Set(
    (await actorsOf(work.tx, ids, actor.features))
      .filter((person) => canReadEopsAt(person, schoolId))
      .map(({ userId }) => userId),
  );
  return new Map(
    found.map(({ userId, email, language }) => [email, { language, readsPlans: readers.has(userId) }]),
  );
}
