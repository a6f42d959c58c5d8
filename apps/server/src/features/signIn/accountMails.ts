// The mails with a link. Link and mail are created in one transaction; only the mail has the token.
import { linkLifetimeMilliseconds } from '@schooldog/domain/signIn';
import type { Services } from '../../platform/api/context.ts';
import { makeLink } from '../../platform/identity/links.ts';
import { languageOf, momentInWords, renderMail } from '../../platform/messages/index.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../platform/work/work.ts';
import { linkAddress } from './linkAddress.ts';
import { personOf, type SignInPerson } from './store.ts';

type Letter = Readonly<{
  purpose: 'signIn' | 'resetPassword' | 'verifyEmail' | 'setup';
  text: 'signInLink' | 'resetPassword' | 'secureAccount' | 'verifyEmail' | 'setup';
}>;

export const letters = {
  signIn: { purpose: 'signIn', text: 'signInLink' },
  resetPassword: { purpose: 'resetPassword', text: 'resetPassword' },
  /** After an unknown second factor: the same link, another text. */
  secureAccount: { purpose: 'resetPassword', text: 'secureAccount' },
  verifyEmail: { purpose: 'verifyEmail', text: 'verifyEmail' },
  setup: { purpose: 'setup', text: 'setup' },
} as const satisfies Record<string, Letter>;

export async function sendLetter(
  work: Work,
  services: Services,
  person: SignInPerson,
  { purpose, text }: Letter,
): Promise<void> {
  const { id: userId, email, firstName } = person;
  const language = languageOf(person.language);
  const { districtName, timeZone } = await readOrganization(work.tx);
  const token = await makeLink(work, { purpose, userId });
  const end = new Date(work.now.getTime() + linkLifetimeMilliseconds[purpose]);
  const values = { firstName, districtName, until: momentInWords(end, language, timeZone) };
  const action = linkAddress(services.publicUrl, { purpose, token, email, language });
  const mail = renderMail(language, text, values, { action });
  await services.messages.send(work, { channel: 'mail', recipient: email, userId, ...mail });
}

/** For a new user, and for one whose first mail was lost: the previous link stops working. */
export function sendSetupMail(work: Work, services: Services, userId: string): Promise<void> {
  return sendTo(work, services, userId, letters.setup);
}

export function sendVerificationMail(work: Work, services: Services, userId: string): Promise<void> {
  return sendTo(work, services, userId, letters.verifyEmail);
}

async function sendTo(work: Work, services: Services, userId: string, letter: Letter): Promise<void> {
  const person = await personOf(work.tx, userId);
  if (person !== null && !person.isDisabled) await sendLetter(work, services, person, letter);
}
