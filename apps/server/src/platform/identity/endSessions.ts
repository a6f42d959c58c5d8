// Ends sessions: one, all, or all but this one. The notification makes open browsers check again at once.
import { and, eq, ne } from 'drizzle-orm';
import type { Work } from '../work/work.ts';
import { sessions } from './schema.ts';

/** Only the user's own browsers are notified: no other screen shows where they are signed in. */
export const sessionsTopic = 'users.sessions';

export async function endSession(work: Work, which: { sessionId: string; userId: string }): Promise<boolean> {
  const ended = await work.tx
    .delete(sessions)
    .where(and(eq(sessions.id, which.sessionId), eq(sessions.userId, which.userId)))
    .returning({ id: sessions.id });
  await work.announce({ topic: sessionsTopic, id: which.userId });
  return ended.length === 1;
}

/**
 * Of a browser that is given another session. Without a notice: an open tab would look before the new cookie is there,
 * and take it for a session that was ended on purpose.
 */
export async function endReplacedSession(
  work: Work,
  which: { sessionId: string; userId: string },
): Promise<void> {
  await work.tx
    .delete(sessions)
    .where(and(eq(sessions.id, which.sessionId), eq(sessions.userId, which.userId)));
}

/** Returns how many there were. */
export async function endSessionsOf(
  work: Work,
  userId: string,
  options: { exceptSessionId?: string } = {},
): Promise<number> {
  const { exceptSessionId } = options;
  const ended = await work.tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    )
    .returning({ id: sessions.id });
  await work.announce({ topic: sessionsTopic, id: userId });
  return ended.length;
}
