// The mails to responders. Only they, and the answer to the creator, hold the address of a link.
import { responderLimits } from '@schooldog/domain/responderLinks';
import type { Services } from '../../platform/api/context.ts';
import { type Language, momentInWords, renderMail } from '../../platform/messages/index.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../platform/work/work.ts';
import type { LinkRow } from './store.ts';

export function addressOf({ publicUrl }: Pick<Services, 'publicUrl'>, token: string): string {
  return `${publicUrl}/responder/${token}`;
}

export type LinkMail = Readonly<{
  link: LinkRow;
  token: string;
  language: Language;
  schoolName: string;
  byName: string;
  /** Of a component that is sent by email. */
  shared?: Readonly<{ componentName: string; message: string }>;
}>;

export async function mailLink(work: Work, services: Services, mail: LinkMail): Promise<void> {
  const { link, token, language, schoolName, byName, shared } = mail;
  const { districtName, timeZone } = await readOrganization(work.tx);
  const values = {
    personName: link.personName,
    byName,
    schoolName,
    districtName,
    until: momentInWords(link.timeExpires, language, timeZone),
  };
  const links = { action: addressOf(services, token) };
  const rendered =
    shared === undefined
      ? renderMail(language, 'responderLink', values, links)
      : renderMail(language, 'eopComponentShared', { ...values, ...shared }, links);
  await services.messages.send(work, mailTo(link, rendered));
}

export async function mailCode(
  work: Work,
  services: Services,
  { link, code, language }: Readonly<{ link: LinkRow; code: string; language: Language }>,
): Promise<void> {
  const { districtName } = await readOrganization(work.tx);
  const minutes = String(responderLimits.codeMinutes);
  const values = { personName: link.personName, code, minutes, districtName };
  await services.messages.send(work, mailTo(link, renderMail(language, 'responderCode', values)));
}

function mailTo({ id, email }: LinkRow, rendered: ReturnType<typeof renderMail>) {
  return {
    channel: 'mail' as const,
    recipient: email,
    userId: null,
    about: `responderLink:${id}`,
    ...rendered,
  };
}
