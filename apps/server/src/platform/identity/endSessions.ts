// Sessions end here: one, all, or all but this one. The notice makes open browsers look again at once.
import { and, eq, ne } from 'drizzle-orm';
import type { Work } from '../work/work.ts';
import { sessions } from './schema.ts';

/** Only the person themselves hears of it: nobody else's screen shows where they are signed in. */
export const sessionsTopic = 'users.sessions';

export async function endSession(work: Work, which: { sessionId: string; userId: string }): Promise<boolean> {
  const ended = await work.tx
    .delete(sessions)
    .where(and(eq(sessions.id, which.sessionId), eq(sessions.userId, which.userId)))
    .returning({ id: sessions.id });
  await work.announce({ topic: sessionsTopic, id: which.userId });
  return ended.length === 1;
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
