// Mails to a user when a sign-in method changed, so that the owner learns of changes made by others.
import type { Services } from '../api/context.ts';
import { languageOf, momentInWords, renderMail } from '../messages/index.ts';
import { readOrganization } from '../settingsDocuments/organization.ts';
import type { Work } from '../work/work.ts';

export type Notice =
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'passwordChanged';

type Recipient = Readonly<{ userId: string; email: string; firstName: string; language: string | null }>;

/** `action` is the target of the mail's button. */
export async function sendNotice(
  work: Work,
  services: Services,
  to: Recipient,
  notice: Notice,
  links: { action?: string } = {},
): Promise<void> {
  const { districtName, timeZone } = await readOrganization(work.tx);
  const { firstName, userId, email } = to;
  const language = languageOf(to.language);
  const values = { firstName, districtName, when: momentInWords(work.now, language, timeZone) };
  const mail = renderMail(language, notice, values, links);
  await services.messages.send(work, { channel: 'mail', recipient: email, userId, ...mail });
}
