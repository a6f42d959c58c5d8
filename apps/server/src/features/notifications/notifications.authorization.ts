import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { notificationsContract } from '@schooldog/contract/notifications';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { users } from '../../platform/identity/schema.ts';
import { messages, pushSubscriptions } from '../../platform/messages/schema.ts';
import { aPerson } from '../../testing/people.ts';
import { notifications } from './schema.ts';

// Notifications belong to a user, so the lines name whose: the caller's ("mine") or another user's ("others").
const table = `
                                MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listNotifications      mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  markNotificationsRead  mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  unsubscribe            any    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  listJobs               any    no no no no no no | no no no no no no no no | ok
  retryJob               any    no no no no no no | no no no no no no no no | ok
  getPushKey             any    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  savePushSubscription   mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  removePushSubscription mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  listMessages           any    no no no no no no | no no no no no no no no | ok
  sendTestMessage        any    no no no no no no | no no no no no no no no | ok
`;

const staffOnly = { no: '403 notifications.staffOnly' };

async function aNotification(situation: Situation): Promise<string> {
  const { district, line } = situation;
  const id = newId();
  const userId = line === 'mine' ? situation.caller.id : district.owner.id;
  const row = { id, userId, kind: 'welcome' as const, url: '/dashboard' };
  await district.app.database.db.insert(notifications).values(row);
  return id;
}

async function aFailedJob({ district }: Situation): Promise<{ name: string; id: string }> {
  const job = { name: 'messages.cleanup', id: randomUUID() };
  await district.app.database.db.execute(sql`
    insert into jobs.job (id, name, data, state, retry_count, retry_limit, created_on, completed_on, start_after)
    values (${job.id}, ${job.name}, '{}', 'failed', 8, 8, now(), now(), now())`);
  return job;
}

function aSubscription() {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
}

export const notificationsMatrix = matrix('notifications', notificationsContract, table, {
  listNotifications: {
    attempt: async (situation) => {
      const notificationId = await aNotification(situation);
      return attempt((client) => client.notifications.listNotifications({}), {
        shows: (page) => page.notifications.some(({ id }) => id === notificationId),
      });
    },
  },
  markNotificationsRead: {
    attempt: async (situation) => {
      const id = await aNotification(situation);
      const isRead = and(eq(notifications.id, id), isNotNull(notifications.timeRead));
      return attempt((client) => client.notifications.markNotificationsRead({ ids: [id] }), {
        changed: () => situation.district.exists(notifications, isRead),
      });
    },
  },
  unsubscribe: {
    attempt: async ({ district }) => {
      const { database, app } = district.app;
      const person = await aPerson(database, { role: 'principal' });
      const token = app.services.unsubscribeTokens.make({ userId: person.id, kind: 'newCycleBeginning' });
      const isOff = sql`${users.communicationPreferences} ->> 'newCycleBeginning' = 'false'`;
      return attempt((client) => client.notifications.unsubscribe({ token }), {
        changed: () => district.exists(users, and(eq(users.id, person.id), isOff)),
      });
    },
  },
  listJobs: {
    refusals: staffOnly,
    attempt: async (situation) => {
      const job = await aFailedJob(situation);
      return attempt((client) => client.notifications.listJobs(), {
        shows: ({ failed }) => failed.some(({ id }) => id === job.id),
      });
    },
  },
  retryJob: {
    refusals: staffOnly,
    attempt: async (situation) => {
      const job = await aFailedJob(situation);
      return attempt((client) => client.notifications.retryJob(job), {
        changed: async () => {
          const { db } = situation.district.app.database;
          const { rows } = await db.execute(sql`select state from jobs.job where id = ${job.id}`);
          return rows[0]?.['state'] !== 'failed';
        },
      });
    },
  },
  getPushKey: {
    attempt: () =>
      attempt((client) => client.notifications.getPushKey(), { shows: ({ publicKey }) => publicKey !== '' }),
  },
  savePushSubscription: {
    attempt: ({ district, caller }) => {
      const input = { id: newId(), subscription: aSubscription() };
      const isSaved = and(eq(pushSubscriptions.id, input.id), eq(pushSubscriptions.userId, caller.id));
      return attempt((client) => client.notifications.savePushSubscription(input), {
        changed: () => district.exists(pushSubscriptions, isSaved),
      });
    },
  },
  removePushSubscription: {
    attempt: async (situation) => {
      const { district, line } = situation;
      const owner = line === 'mine' ? situation.caller : await district.caller('signedIn');
      const { endpoint, keys } = aSubscription();
      const row = { id: newId(), userId: owner.id, sessionId: owner.sessionId, endpoint, keys };
      await district.app.database.db.insert(pushSubscriptions).values(row);
      return attempt((client) => client.notifications.removePushSubscription({ endpoint }), {
        changed: async () => !(await district.exists(pushSubscriptions, eq(pushSubscriptions.id, row.id))),
      });
    },
  },
  listMessages: {
    refusals: staffOnly,
    attempt: async ({ district }) => {
      const row = { id: newId(), channel: 'mail' as const, recipient: 'ann@people.test' };
      await district.app.database.db.insert(messages).values(row);
      return attempt((client) => client.notifications.listMessages({}), {
        shows: (page) => page.messages.some(({ id }) => id === row.id),
      });
    },
  },
  sendTestMessage: {
    refusals: staffOnly,
    attempt: ({ district, caller }) =>
      attempt((client) => client.notifications.sendTestMessage({ channel: 'mail' }), {
        changed: () => district.exists(messages, eq(messages.userId, caller.id)),
      }),
  },
});
