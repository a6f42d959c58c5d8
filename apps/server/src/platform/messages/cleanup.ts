// Messages are no archive: they are deleted after 30 days, including the addresses they were sent to.
import { and, inArray, lt } from 'drizzle-orm';
import { sessions } from '../identity/schema.ts';
import type { Work } from '../work/work.ts';
import type { FaultCode } from './outlets/fault.ts';
import { messages, pushSubscriptions } from './schema.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const retentionDays = 30;
/** Longer than the last retry; a message that still waits then has lost its job. */
const longestWaitDays = 2;
const abandoned: FaultCode = 'abandoned';

export async function cleanUp(work: Work): Promise<void> {
  const daysAgo = (days: number) => new Date(work.now.getTime() - days * dayMilliseconds);
  await work.tx
    .update(messages)
    .set({ status: 'failed', lastError: abandoned, text: '', html: null, data: null })
    .where(
      and(
        inArray(messages.status, ['waiting', 'sending']),
        lt(messages.timeCreated, daysAgo(longestWaitDays)),
      ),
    );
  await work.tx.delete(messages).where(lt(messages.timeCreated, daysAgo(retentionDays)));
  const ended = work.tx.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, work.now));
  await work.tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ended));
}
