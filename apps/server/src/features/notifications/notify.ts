// The only way for features to notify users: their list in the app, a mail and a push, by kind and preference, each
// in their own language. All of it in the feature's transaction, so nothing is sent after a rollback.
import {
  channelsFor,
  hears,
  type NotificationKind,
  notificationKinds,
  type NotificationValues,
} from '@schooldog/domain/notifications';
import type { Reader } from '../../platform/database/database.ts';
import { type Language, languageOf, type OutgoingMessage } from '../../platform/messages/index.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../platform/work/work.ts';
import { type Content, createWriter, type NotifyServices } from './writer.ts';
import { insertNotifications, type Recipient, recipients } from './store.ts';

export const notificationsTopic = 'notifications';

export type Told<Kind extends NotificationKind> = Readonly<{
  userIds: readonly string[];
  kind: Kind;
  values: NotificationValues[Kind];
  /** Where they differ by language, as the name of what was seen does. */
  valuesIn?(language: Language): NotificationValues[Kind];
  /** A path of the app. */
  url: string;
  /** The links of mail and push say where they were (`?via=mail`), for records that show from where they were opened. */
  marksChannel?: boolean;
  /** The record that it is about, to look up the delivery of the mails and pushes. */
  about?: string;
}>;

export async function notify<Kind extends NotificationKind>(
  work: Work,
  services: NotifyServices,
  told: Told<Kind>,
): Promise<void> {
  if (told.userIds.length === 0) return;
  const { kind, url, marksChannel = false } = told;
  const valuesIn = (language: Language): Record<string, string> => ({
    ...(told.valuesIn?.(language) ?? told.values),
  });
  const values = { en: valuesIn('en'), es: valuesIn('es') };
  const people = (await recipients(work.tx, told.userIds)).filter((person) => hears(person, kind));
  if (people.length === 0) return;
  const inApp = people.filter(({ preferences }) => channelsFor(kind, preferences).includes('app'));
  const rows = inApp.map(({ id: userId, language }) => ({
    id: services.makeId(),
    userId,
    language: languageOf(language),
  }));
  if (rows.length > 0) await insertNotifications(work.tx, rows, { kind, values, url, now: work.now });
  const outgoing = await messagesFor(work, services, people, { kind, values, url, marksChannel });
  const { about } = told;
  const sent = about === undefined ? outgoing : outgoing.map((message) => ({ ...message, about }));
  await services.messages.sendAll(work, sent);
  await work.announce(...inApp.map(({ id }) => ({ topic: notificationsTopic, id })));
}

/** By user: the kinds that they get by mail and push. For features that put several changes into one message. */
export async function wantedKinds(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<NotificationKind>>> {
  const people = userIds.length === 0 ? [] : await recipients(reader, userIds);
  return new Map(
    people.map(({ id, preferences }) => [
      id,
      new Set(notificationKinds.filter((kind) => channelsFor(kind, preferences).includes('mail'))),
    ]),
  );
}

async function messagesFor(
  work: Work,
  services: NotifyServices,
  people: readonly Recipient[],
  content: Content,
): Promise<OutgoingMessage[]> {
  const wanting = (channel: 'mail' | 'push') =>
    people.filter(({ preferences }) => channelsFor(content.kind, preferences).includes(channel));
  const byMail = wanting('mail');
  const byPush = wanting('push');
  if (byMail.length === 0 && byPush.length === 0) return [];
  const { districtName } = await readOrganization(work.tx);
  const writer = createWriter(services, content, districtName);
  const reachable = await services.messages.reachableByPush(
    work,
    byPush.map(({ id }) => id),
  );
  return [...byMail.map(writer.mail), ...byPush.filter(({ id }) => reachable.has(id)).map(writer.push)];
}
