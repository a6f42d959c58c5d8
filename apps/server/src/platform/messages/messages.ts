// Everything that leaves the house goes through here: a row and its delivery job, in the transaction that caused
// them. Nothing here touches the network, so a provider that hangs holds up nobody's request.
import type { Work } from '../work/work.ts';
import { deliverMail, deliverPush, deliverSms } from './jobs.ts';
import type { Outlets } from './outlets/outlets.ts';
import { type PushSubscription, removeSubscription, saveSubscription } from './push.ts';
import { messages, type MessageChannel } from './schema.ts';
import type { VapidKeys } from './vapid.ts';

/** The subject stays readable after sending and the body does not: codes and links belong into the body. */
export type OutgoingMessage =
  | Readonly<{
      channel: 'mail';
      recipient: string;
      userId: string | null;
      subject: string;
      text: string;
      html?: string;
    }>
  | Readonly<{ channel: 'sms'; recipient: string; userId: string | null; text: string }>
  | Readonly<{ channel: 'push'; userId: string; title: string; text: string; url: string }>;

export type Messages = Readonly<{
  /** Returns the id of the message. */
  send(work: Work, message: OutgoingMessage): Promise<string>;
  saveSubscription(work: Work, subscription: PushSubscription): Promise<void>;
  removeSubscription(work: Work, which: { userId: string; endpoint: string }): Promise<void>;
  publicKey(): string;
}>;

export type SenderParts = Readonly<{
  outlets: Pick<Outlets, 'mail' | 'sms'>;
  vapid: VapidKeys;
  makeId(): string;
  /** Hosts that stand in for a push service in tests. */
  testPushHosts?: readonly string[];
}>;

/** The topic under which provider staff learn that the list of messages changed. */
export const messagesTopic = 'messages';

const jobOf = { mail: deliverMail, sms: deliverSms, push: deliverPush } as const;

export function createSender(parts: SenderParts): Messages {
  return {
    send: async (work, message) => {
      const id = parts.makeId();
      const isKept = !hasOutlet(parts.outlets, message.channel);
      await work.tx.insert(messages).values({
        id,
        ...contentOf(message),
        status: isKept ? 'kept' : 'waiting',
        timeCreated: work.now,
      });
      if (!isKept) await work.enqueue(jobOf[message.channel], { messageId: id });
      await work.announce({ topic: messagesTopic, id });
      return id;
    },
    saveSubscription: (work, subscription) => saveSubscription(work, subscription, parts.testPushHosts),
    removeSubscription,
    publicKey: () => parts.vapid.publicKey,
  };
}

function hasOutlet(outlets: SenderParts['outlets'], channel: MessageChannel): boolean {
  return channel === 'push' || outlets[channel] !== null;
}

/** A push service takes 4 kB; what is longer is read in the app. */
const longestPushText = 500;

function contentOf(message: OutgoingMessage) {
  const { channel, userId, text } = message;
  if (message.channel === 'mail') {
    const { recipient, subject, html } = message;
    return { channel, userId, recipient, subject, text, html: html ?? null };
  }
  if (message.channel === 'sms') return { channel, userId, recipient: message.recipient, text };
  return {
    channel,
    userId,
    recipient: message.userId,
    subject: message.title,
    text: text.slice(0, longestPushText),
    data: { url: message.url },
  };
}
