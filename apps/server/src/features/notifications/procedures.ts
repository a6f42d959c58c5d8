import type { Contract } from '@schooldog/contract';
import type { Message } from '@schooldog/contract/notifications';
import { boundsOfRange, normalizeRange } from '@schooldog/domain/dates';
import { canReadMessages } from '@schooldog/domain/notifications';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { command, open, type ProceduresOf, read, readOwn } from '../../platform/api/procedure.ts';
import { failedJobs, queueStates, retryFailedJob } from '../../platform/jobs/overview.ts';
import { type ListedMessage, pageOfMessages } from '../../platform/messages/index.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { listNotifications, markNotificationsRead } from './list.ts';
import { presentJobs } from './presentJobs.ts';
import { sendTestMessage } from './testMessage.ts';
import { unsubscribe } from './unsubscribe.ts';

const pageSize = 50;
const done = { done: true } as const;

export const notificationProcedures: ProceduresOf<Contract['notifications']> = {
  listNotifications: readOwn((context, input) =>
    listNotifications(context.services.database.db, context.actor.userId, input.before),
  ),

  markNotificationsRead: command(async (context, input) => {
    await markNotificationsRead(context.work, context.actor.userId, input.ids);
    return done;
  }),

  unsubscribe: open((context, input) => unsubscribe(context.services, input.token)),

  listJobs: readOwn(async (context) => {
    mustBeStaff(context.actor);
    const { clock, database } = context.services;
    return presentJobs(await queueStates(database.db), await failedJobs(database.db, clock()));
  }),

  retryJob: command(async (context, input) => {
    mustBeStaff(context.actor);
    if (!(await retryFailedJob(context.work.tx, input))) throw problem('job.notFound');
    return done;
  }),

  getPushKey: readOwn((context) => ({ publicKey: context.services.messages.publicKey() })),

  savePushSubscription: command(async (context, input) => {
    const { endpoint, keys } = input.subscription;
    await context.services.messages.saveSubscription(context.work, {
      id: input.id,
      userId: context.actor.userId,
      sessionId: context.signedIn.session.id,
      endpoint,
      keys,
    });
    return done;
  }),

  removePushSubscription: command(async (context, input) => {
    const { userId } = context.actor;
    await context.services.messages.removeSubscription(context.work, { userId, endpoint: input.endpoint });
    return done;
  }),

  listMessages: read(async (context, input) => {
    mustBeStaff(context.actor);
    const { channel, userIds, before } = input;
    const { db } = context.services.database;
    const { timeZone } = await readOrganization(db);
    const { start, end } = boundsOfRange(normalizeRange(input), timeZone);
    const page = await pageOfMessages(db, {
      channel,
      userIds,
      before,
      from: start === null ? undefined : new Date(start),
      until: end === null ? undefined : new Date(end),
      limit: pageSize,
    });
    return { messages: page.messages.map(presentMessage), next: page.next };
  }),

  sendTestMessage: command(async (context, input) => {
    mustBeStaff(context.actor);
    await sendTestMessage(context.work, context.services.messages, context.signedIn, input.channel);
    return done;
  }),
};

function mustBeStaff(actor: Actor): void {
  if (!canReadMessages(actor)) throw problem('notifications.staffOnly');
}

function presentMessage(message: ListedMessage): Message {
  return {
    id: message.id,
    channel: message.channel,
    recipient: message.recipient,
    subject: message.subject,
    text: message.text,
    // For a reader, a message in delivery is still waiting.
    status: message.status === 'sending' ? 'waiting' : message.status,
    tries: message.tries,
    lastError: message.lastError,
    timeCreated: message.timeCreated.toISOString(),
    timeSent: message.timeSent?.toISOString() ?? null,
  };
}
