// The mails and pushes of one notification. Texts are rendered once per language; personal values are filled in.
import { type NotificationKind, preferenceOf, readableValues } from '@schooldog/domain/notifications';
import type { Services } from '../../platform/api/context.ts';
import {
  type Language,
  languageOf,
  mailTemplate,
  type OutgoingMessage,
  renderPush,
} from '../../platform/messages/index.ts';
import type { Recipient } from './store.ts';

export type NotifyServices = Pick<Services, 'messages' | 'publicUrl' | 'unsubscribeTokens' | 'makeId'>;
export type Content = Readonly<{
  kind: NotificationKind;
  values: Readonly<Record<Language, Record<string, string>>>;
  url: string;
  marksChannel: boolean;
}>;

export function createWriter(services: NotifyServices, content: Content, districtName: string) {
  const { kind, url, marksChannel } = content;
  const urlIn = (channel: 'mail' | 'push') => (marksChannel ? `${url}?via=${channel}` : url);
  const words = { en: wordsIn('en'), es: wordsIn('es') };

  function wordsIn(language: Language) {
    const values = readableValues(content.values[language], language);
    const links = {
      action: `${services.publicUrl}${urlIn('mail')}`,
      hasUnsubscribe: preferenceOf(kind) !== null,
    };
    return {
      mail: mailTemplate(language, kind, { ...values, districtName }, links),
      push: renderPush(language, kind, values),
    };
  }

  return {
    mail: ({ id: userId, email, firstName, language }: Recipient): OutgoingMessage => {
      const unsubscribe = unsubscribeLinks(services, userId, kind);
      const mail = words[languageOf(language)].mail({ firstName, unsubscribe: unsubscribe?.page ?? null });
      return {
        channel: 'mail',
        recipient: email,
        userId,
        ...mail,
        ...(unsubscribe === null ? {} : { unsubscribeUrl: unsubscribe.oneClick }),
      };
    },
    push: ({ id: userId, language }: Recipient): OutgoingMessage => ({
      channel: 'push',
      userId,
      ...words[languageOf(language)].push,
      url: urlIn('push'),
    }),
  };
}

/** The page asks before it does anything; the other is for the button of a mail program. */
function unsubscribeLinks(services: NotifyServices, userId: string, kind: NotificationKind) {
  const preference = preferenceOf(kind);
  if (preference === null) return null;
  const token = services.unsubscribeTokens.make({ userId, kind: preference });
  return {
    page: `${services.publicUrl}/unsubscribe?token=${token}`,
    oneClick: `${services.publicUrl}/api/notifications/one-click?token=${token}`,
  };
}
