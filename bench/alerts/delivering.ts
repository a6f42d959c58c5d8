// What became of the messages of alerts: accepted once, never, or more than once.
import { query } from '../lib/sql.ts';
import { waitFor } from '../lib/wait.ts';
import { recipientsEach } from './sending.ts';
import type { Accepted } from './providers.ts';

type Message = Readonly<{ id: string; alertId: string; userId: string; channel: 'mail' | 'push' }>;

export interface Delivered {
  readonly messages: number;
  /** Acknowledged alerts without all of their recipients, or with another number of messages. */
  readonly incomplete: readonly string[];
  readonly lost: readonly string[];
  /** Accepted more than once, in flight at a kill. */
  readonly repeatedAtKill: number;
  readonly repeatedOtherwise: readonly string[];
}

/** Those whose attempt had begun when the server died. */
export async function inFlight(databaseUrl: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    databaseUrl,
    `select id from messages where about like 'safetyAlert:%' and status = 'sending'`,
  );
  return rows.map(({ id }) => id);
}

/** A message in flight at a kill is taken over when its lease of three minutes has ended. */
export async function untilDelivered(databaseUrl: string): Promise<void> {
  await waitFor(
    'messages that are all delivered',
    async () => {
      const [row] = await query<{ waiting: number }>(
        databaseUrl,
        `select count(*)::int as waiting from messages
          where about like 'safetyAlert:%' and status in ('waiting', 'sending')`,
      );
      return row?.waiting === 0 ? true : undefined;
    },
    { atMost: 15 * 60_000, every: 1000 },
  );
}

export async function findDelivered(
  databaseUrl: string,
  alertIds: readonly string[],
  accepted: Readonly<{ mail: Accepted; push: Accepted }>,
  killed: ReadonlySet<string>,
): Promise<Delivered> {
  const messages = await query<Message>(
    databaseUrl,
    `select id, substr(about, 13) as "alertId", user_id as "userId", channel from messages
      where about = any(select 'safetyAlert:' || unnest($1::text[]))`,
    [alertIds],
  );
  const byAlert = Map.groupBy(messages, ({ alertId }) => alertId);
  const times = ({ id, channel }: Message) => accepted[channel].get(id) ?? 0;
  const nameOf = ({ channel, id }: Message) => `${channel} ${id}`;
  const repeated = messages.filter((message) => times(message) > 1);
  return {
    messages: messages.length,
    incomplete: alertIds.filter((id) => !isComplete(byAlert.get(id) ?? [])),
    lost: messages.filter((message) => times(message) === 0).map(nameOf),
    repeatedAtKill: repeated.filter(({ id }) => killed.has(id)).length,
    repeatedOtherwise: repeated.filter(({ id }) => !killed.has(id)).map(nameOf),
  };
}

/** One mail and one push to each recipient. */
function isComplete(messages: readonly Message[]): boolean {
  const distinct = new Set(messages.map(({ userId, channel }) => `${channel} ${userId}`));
  return messages.length === recipientsEach * 2 && distinct.size === messages.length;
}
