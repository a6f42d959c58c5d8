// Notices are rows of the transaction that they report. A few milliseconds after its commit they are sent, with those
// of other transactions: NOTIFY takes a database-wide lock at commit, which changes should not wait for. Notices left
// behind by a process that died are sent by another one.
import { sql } from 'drizzle-orm';
import type { BoundStatement } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { type Placeholders, statement } from '../database/statement.ts';
import type { Log } from '../logging/log.ts';
import { liveChannel, type Notice } from './notice.ts';

export type NoticeQueue = Readonly<{
  /** Sends committed notices, soon. */
  sendSoon(): void;
  start(): void;
  stop(): Promise<void>;
}>;

const soonMilliseconds = 4;
const retryMilliseconds = 5_000;
const mostAtOnce = 500;

const insertNotices = statement(
  (_db, { notices }: Placeholders<{ notices: string[] }>) =>
    sql<never>`insert into live_notices (notice) select unnest(${notices}::text[])`,
);

/** Skips rows that another process is sending. */
const sendNotices = statement(
  () => sql<object>`
    with due as (select id from live_notices order by id limit ${sql.raw(String(mostAtOnce))} for update skip locked),
      taken as (delete from live_notices where id in (select id from due) returning id, notice)
    select pg_notify(${sql.raw(`'${liveChannel}'`)}, notice) from (select notice from taken order by id) as ordered`,
);

export function noticesWrite(notices: readonly Notice[]): BoundStatement[] {
  if (notices.length === 0) return [];
  return [insertNotices.with({ notices: notices.map((notice) => JSON.stringify(notice)) })];
}

export function createNoticeQueue({ database, log }: { database: Database; log: Log }): NoticeQueue {
  let due: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;

  const send = async (): Promise<void> => {
    try {
      const sent = await sendNotices(database.db, {});
      if (sent.length === mostAtOnce) await send();
    } catch (error) {
      // They stay in the table for the next interval.
      log.warn({ err: error }, 'change notices could not be sent');
    }
  };

  return {
    sendSoon: () => {
      due ??= setTimeout(() => {
        due = undefined;
        void send();
      }, soonMilliseconds);
    },
    start: () => {
      retrying = setInterval(() => void send(), retryMilliseconds);
    },
    stop: async () => {
      clearInterval(retrying);
      clearTimeout(due);
      await send();
    },
  };
}
