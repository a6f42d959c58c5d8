import { insightsContract } from '@schooldog/contract/insights';
import { globalCountId, userCountId } from '@schooldog/domain/entries';
import { everythingChosen } from '@schooldog/domain/insights';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { users } from '../../platform/identity/schema.ts';
import { aPerson } from '../../testing/people.ts';
import { entryCounts } from '../entries/schema.ts';
import { districtToday } from '../../testing/districtToday.ts';

// Boards rank all schools by their numbers, so a foreign school makes no difference.
const table = `
                                MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  getInsightCount       own     ok ok ok ok ok no | ok ok ok no no no no no | ok
                        foreign ok ok ok ok ok no | -- -- -- no no no no no | ok
  listFavoriteInsights  mine    ok ok ok ok ok no | ok ok ok no no no no no | ok
                        others  -- -- -- -- -- no | -- -- -- no no no no no | --
  saveFavoriteInsight   mine    ok ok ok ok ok no | ok ok ok no no no no no | ok
  removeFavoriteInsight mine    ok ok ok ok ok no | ok ok ok no no no no no | ok
                        others  -- -- -- -- -- no | -- -- -- no no no no no | --
  getSchoolLeaderboard  own     ok ok ok ok ok no | ok ok ok ok no no no no | ok
                        foreign ok ok ok ok ok no | ok ok ok ok no no no no | ok
  getTopWalkers         own     ok ok ok ok ok no | ok ok ok ok no no no no | ok
                        foreign ok ok ok ok ok no | ok ok ok ok no no no no | ok
  getCycle              own     ok ok ok ok ok no | ok ok ok no no no no no | ok
                        foreign ok ok ok ok ok no | -- -- -- no no no no no | ok
`;

const viewing = { no: '403 insight.viewNotAllowed' };
const boards = { no: '403 insight.boardsNotAllowed' };

async function aCount({ district, school }: Situation, countId: string = globalCountId): Promise<void> {
  const month = districtToday().slice(0, 7);
  // More than any user counted for another row, because boards show only the first few.
  await district.app.database.db
    .insert(entryCounts)
    .values({ countId, schoolId: school.id, month, schoolConcern: 1000 })
    .onConflictDoNothing();
}

async function aFavorite(situation: Situation) {
  const { district, line } = situation;
  const { database } = district.app;
  const owner = line === 'mine' ? situation.caller : await aPerson(database, { role: 'principal' });
  const favorite = { ...everythingChosen, id: newId(), insightName: 'Everything' };
  await database.db
    .update(users)
    .set({ favoriteInsightQueries: [favorite] })
    .where(eq(users.id, owner.id));
  return { owner, favorite };
}

function isFavorite(userId: string, favoriteId: string) {
  return and(eq(users.id, userId), sql`${users.favoriteInsightQueries}::text like ${`%${favoriteId}%`}`);
}

export const insightsMatrix = matrix('insights', insightsContract, table, {
  getInsightCount: {
    refusals: viewing,
    attempt: async (situation) => {
      await aCount(situation);
      const input = { insightCountId: globalCountId, schoolIds: [situation.school.id] };
      return attempt((client) => client.insights.getInsightCount(input), {
        shows: ({ rows }) => rows.some(([schoolId]) => schoolId === situation.school.id),
      });
    },
  },
  listFavoriteInsights: {
    refusals: viewing,
    attempt: async (situation) => {
      const { favorite } = await aFavorite(situation);
      return attempt((client) => client.insights.listFavoriteInsights(), {
        shows: (favorites) => favorites.some(({ id }) => id === favorite.id),
      });
    },
  },
  saveFavoriteInsight: {
    refusals: viewing,
    attempt: ({ district, caller }) => {
      const favorite = { ...everythingChosen, id: newId(), insightName: 'Everything' };
      return attempt((client) => client.insights.saveFavoriteInsight({ favorite }), {
        changed: () => district.exists(users, isFavorite(caller.id, favorite.id)),
      });
    },
  },
  removeFavoriteInsight: {
    refusals: viewing,
    attempt: async (situation) => {
      const { district } = situation;
      const { owner, favorite } = await aFavorite(situation);
      return attempt((client) => client.insights.removeFavoriteInsight({ favoriteId: favorite.id }), {
        changed: async () => !(await district.exists(users, isFavorite(owner.id, favorite.id))),
      });
    },
  },
  getSchoolLeaderboard: {
    refusals: boards,
    attempt: async (situation) => {
      await aCount(situation);
      return attempt((client) => client.insights.getSchoolLeaderboard({}), {
        shows: ({ schools }) => schools.some(({ schoolId }) => schoolId === situation.school.id),
      });
    },
  },
  getTopWalkers: {
    refusals: boards,
    attempt: async (situation) => {
      const { owner } = situation.district;
      await aCount(situation, userCountId(owner.id));
      return attempt((client) => client.insights.getTopWalkers({}), {
        shows: ({ walkers }) => walkers.some(({ userId }) => userId === owner.id),
      });
    },
  },
  getCycle: {
    refusals: viewing,
    attempt: ({ school }) =>
      attempt((client) => client.insights.getCycle(), {
        shows: ({ schools }) => schools.some(({ schoolId }) => schoolId === school.id),
      }),
  },
});
