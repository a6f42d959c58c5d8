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

type Told<Kind extends NotificationKind> = Readonly<{
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

/** What is read about the people before they are notified. */
export type Audience = Readonly<{
  people: readonly Recipient[];
  reachableByPush: ReadonlySet<string>;
  districtName: string;
}>;

/** One round trip; together with other reads of the transaction, none of its own. */
export async function audienceOf(
  work: Work,
  services: Pick<NotifyServices, 'messages'>,
  userIds: readonly string[],
): Promise<Audience> {
  const [people, reachableByPush, { districtName }] = await Promise.all([
    recipients(work.tx, userIds),
    services.messages.reachableByPush(work, userIds),
    readOrganization(work.tx),
  ]);
  return { people, reachableByPush, districtName };
}

export async function notify<Kind extends NotificationKind>(
  work: Work,
  services: NotifyServices,
  { userIds, ...told }: Told<Kind> & Readonly<{ userIds: readonly string[] }>,
): Promise<void> {
  if (userIds.length === 0) return;
  await notifyAudience(work, services, await audienceOf(work, services, userIds), told);
}

/** For features that read the audience with what else they need. */
export async function notifyAudience<Kind extends NotificationKind>(
  work: Work,
  services: NotifyServices,
  audience: Audience,
  told: Told<Kind>,
): Promise<void> {
  const { kind, url, marksChannel = false } = told;
  const valuesIn = (language: Language): Record<string, string> => ({
    ...(told.valuesIn?.(language) ?? told.values),
  });
  const values = { en: valuesIn('en'), es: valuesIn('es') };
  const people = audience.people.filter((person) => hears(person, kind));
  if (people.length === 0) return;
  const inApp = people.filter(({ preferences }) => channelsFor(kind, preferences).includes('app'));
  const rows = inApp.map(({ id: userId, language }) => ({
    id: services.makeId(),
    userId,
    language: languageOf(language),
  }));
  if (rows.length > 0) insertNotifications(work, rows, { kind, values, url, now: work.now });
  const outgoing = messagesFor(services, { ...audience, people }, { kind, values, url, marksChannel });
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

function messagesFor(
  services: NotifyServices,
  { people, reachableByPush, districtName }: Audience,
  content: Content,
): OutgoingMessage[] {
  const wanting = (channel: 'mail' | 'push') =>
    people.filter(({ preferences }) => channelsFor(content.kind, preferences).includes(channel));
  const byMail = wanting('mail');
  const byPush = wanting('push').filter(({ id }) => reachableByPush.has(id));
  if (byMail.length === 0 && byPush.length === 0) return [];
  const writer = createWriter(services, content, districtName);
  return [...byMail.map(writer.mail), ...byPush.map(writer.push)];
}
