// All outgoing messages go through here: a row and its delivery job, in the transaction that caused them. Nothing
// here touches the network, so a hanging provider blocks no request.
import { sql } from 'drizzle-orm';
import { type Placeholders, statement } from '../database/statement.ts';
import type { Work } from '../work/work.ts';
import { deliverMail, deliverPush, deliverSms } from './jobs.ts';
import type { Outlets } from './outlets/outlets.ts';
import { type PushSubscription, reachableByPush, removeSubscription, saveSubscription } from './push.ts';
import { messageChannels, messages, type MessageChannel, type MessageStatus } from './schema.ts';
import type { VapidKeys } from './vapid.ts';

/** The record that a message is about, to look up its delivery status: "safetyAlert:{id}". */
type About = Readonly<{ about?: string }>;

/** The subject stays readable after sending and the body does not: codes and links belong in the body. */
export type OutgoingMessage = About & Content;

type Content =
  | Readonly<{
      channel: 'mail';
      recipient: string;
      userId: string | null;
      subject: string;
      text: string;
      html?: string;
      /** The address for the mail program's own unsubscribe button, for kinds that a user may turn off. */
      unsubscribeUrl?: string;
    }>
  | Readonly<{ channel: 'sms'; recipient: string; userId: string | null; text: string }>
  | Readonly<{
      channel: 'push';
      userId: string;
      title: string;
      text: string;
      url: string;
      /** The button that answers it, which counts only on a device where the recipient is signed in. */
      action?: string;
    }>;

export type Messages = Readonly<{
  /** Returns the id of the message. */
  send(work: Work, message: OutgoingMessage): Promise<string>;
  /** Many in a few statements. */
  sendAll(work: Work, messages: readonly OutgoingMessage[]): Promise<void>;
  /** Those of them who have a device for push. */
  reachableByPush(work: Work, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  saveSubscription(work: Work, subscription: PushSubscription): Promise<void>;
  removeSubscription(work: Work, which: { userId: string; endpoint: string }): Promise<void>;
  publicKey(): string;
}>;

export type SenderParts = Readonly<{
  outlets: Pick<Outlets, 'mail' | 'sms'>;
  vapid: VapidKeys;
  makeId(): string;
  /** Hosts that replace a push service in tests. */
  testPushHosts?: readonly string[];
}>;

/** The topic that notifies provider staff of changes to the list of messages. */
export const messagesTopic = 'notifications.messages';

/** Some megabytes at most, with a pause in which other requests run. */
const rowsAtOnce = 500;

const jobOf = { mail: deliverMail, sms: deliverSms, push: deliverPush } as const;

export function createSender(parts: SenderParts): Messages {
  const statusOf = ({ channel }: OutgoingMessage): MessageStatus =>
    hasOutlet(parts.outlets, channel) ? 'waiting' : 'kept';
  const rowOf = (message: OutgoingMessage) => ({
    id: parts.makeId(),
    ...contentOf(message),
    about: message.about ?? null,
    status: statusOf(message),
  });

  async function sendAll(work: Work, outgoing: readonly OutgoingMessage[]): Promise<string[]> {
    const rows = outgoing.map(rowOf);
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = {
        rows: JSON.stringify(rows.slice(from, from + rowsAtOnce)),
        now: work.now.toISOString(),
      };
      if (rows.length > rowsAtOnce) await addMessages(work.tx, some);
      else work.defer(addMessages.with(some));
    }
    for (const channel of messageChannels) {
      const waiting = rows.filter((row) => row.channel === channel && row.status === 'waiting');
      if (waiting.length > 0) {
        await work.enqueueAll(
          jobOf[channel],
          waiting.map(({ id }) => ({ messageId: id })),
        );
      }
    }
    // Viewers of the list reload all of it, so one notice is enough.
    const [first] = rows;
    if (first !== undefined) await work.announce({ topic: messagesTopic, id: first.id });
    return rows.map(({ id }) => id);
  }

  return {
    send: async (work, message) => {
      const [id = ''] = await sendAll(work, [message]);
      return id;
    },
    sendAll: async (work, outgoing) => void (await sendAll(work, outgoing)),
    reachableByPush: (work, userIds) => reachableByPush(work.tx, userIds, work.now),
    saveSubscription: (work, subscription) => saveSubscription(work, subscription, parts.testPushHosts),
    removeSubscription,
    publicKey: () => parts.vapid.publicKey,
  };
}

/**
 * All rows as one parameter: building a statement with a parameter for each field takes far longer than running it.
 */
const addMessages = statement(
  (_db, { rows, now }: Placeholders<{ rows: string; now: string }>) => sql<never>`
    insert into ${messages} (id, channel, recipient, user_id, subject, text, html, data, about, status, time_created)
    select id, channel, recipient, "userId", coalesce(subject, ''), text, html, data, about, status,
      ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as outgoing
      (id text, channel text, recipient text, "userId" text, subject text, text text, html text, data jsonb,
        about text, status text)`,
);

function hasOutlet(outlets: SenderParts['outlets'], channel: MessageChannel): boolean {
  return channel === 'push' || outlets[channel] !== null;
}

/** A push service accepts 4 kB; longer text is read in the app. */
const longestPushText = 500;

function contentOf(message: OutgoingMessage) {
  const { channel, userId, text } = message;
  if (message.channel === 'mail') {
    const { recipient, subject, html, unsubscribeUrl } = message;
    const data = unsubscribeUrl === undefined ? null : { unsubscribeUrl };
    return { channel, userId, recipient, subject, text, html: html ?? null, data };
  }
  if (message.channel === 'sms') return { channel, userId, recipient: message.recipient, text };
  return {
    channel,
    userId,
    recipient: message.userId,
    subject: message.title,
    text: text.slice(0, longestPushText),
    data: { url: message.url, ...(message.action === undefined ? {} : { action: message.action }) },
  };
}
