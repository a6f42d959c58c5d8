// A message to the caller, with which provider staff check that a delivery channel works.
import type { Message } from '@schooldog/contract/notifications';
import { problem } from '@schooldog/domain/problems';
import type { SignedIn } from '../../platform/identity/session.ts';
import {
  languageOf,
  type Messages,
  renderMail,
  renderPush,
  renderSms,
} from '../../platform/messages/index.ts';
import type { Work } from '../../platform/work/work.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';

export async function sendTestMessage(
  work: Work,
  messages: Messages,
  to: SignedIn,
  channel: Message['channel'],
): Promise<void> {
  const { email, firstName, phoneNumber } = to.profile;
  const { userId } = to.actor;
  const language = languageOf(to.profile.language);
  switch (channel) {
    case 'mail': {
      const { districtName } = await readOrganization(work.tx);
      const mail = renderMail(language, 'testMessage', { firstName, districtName });
      await messages.send(work, { channel, recipient: email, userId, ...mail });
      return;
    }
    case 'sms': {
      if (phoneNumber === null) throw problem('notifications.noPhoneNumber');
      await messages.send(work, {
        channel,
        recipient: phoneNumber,
        userId,
        ...renderSms(language, 'testMessage'),
      });
      return;
    }
    case 'push':
      await messages.send(work, { channel, userId, ...renderPush(language, 'testMessage'), url: '/' });
  }
}
