import { calendarFeedsContract } from '@schooldog/contract/calendarFeeds';
import { and, eq, ne } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { aPerson } from '../../testing/people.ts';
import { calendarFeeds } from './schema.ts';

// A feed is its person's own: no call names whose it is.
const table = `
                             MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  getCalendarFeed     mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  makeCalendarFeed    mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | no
                      others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | no
  revokeCalendarFeed  mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
`;

/** Of the caller, who has no other, or of somebody else. */
async function aFeed({ district, caller, line }: Situation) {
  const { database } = district.app;
  const { db } = database;
  const userId = line === 'mine' ? caller.id : (await aPerson(database, { role: 'educator' })).id;
  const row = { userId, tokenHash: newId() };
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, caller.id));
  await db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash: row.tokenHash } });
  return row;
}

export const calendarFeedsMatrix = matrix('calendarFeeds', calendarFeedsContract, table, {
  getCalendarFeed: {
    attempt: async (situation) => {
      await aFeed(situation);
      return attempt((client) => client.calendarFeeds.getCalendarFeed(), {
        shows: ({ feed }) => feed !== null,
      });
    },
  },
  makeCalendarFeed: {
    refusals: { no: '403 calendarFeed.notAllowed' },
    attempt: async (situation) => {
      const { userId, tokenHash } = await aFeed(situation);
      const isReplaced = and(eq(calendarFeeds.userId, userId), ne(calendarFeeds.tokenHash, tokenHash));
      return attempt((client) => client.calendarFeeds.makeCalendarFeed(), {
        changed: () => situation.district.exists(calendarFeeds, isReplaced),
      });
    },
  },
  revokeCalendarFeed: {
    attempt: async (situation) => {
      const { userId } = await aFeed(situation);
      return attempt((client) => client.calendarFeeds.revokeCalendarFeed(), {
        changed: async () =>
          !(await situation.district.exists(calendarFeeds, eq(calendarFeeds.userId, userId))),
      });
    },
  },
});
