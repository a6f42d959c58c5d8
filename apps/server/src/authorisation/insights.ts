// Insights and boards: of the schools one may look at, and of the district by numbers alone.
import type { Role } from '@schooldog/domain/permissions';
import { everythingChosen } from '@schooldog/domain/insights';
import { type Expectation, newId } from './expectation.ts';

const viewsInsights: readonly Role[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'principal',
  'assistant_principal',
  'sro_district',
  'sro',
  'custodial_supervisor',
];
const viewsBoards: readonly Role[] = [...viewsInsights, 'custodial'];
const insights = { own: viewsInsights, foreign: viewsInsights };
const boards = { own: viewsBoards, foreign: viewsBoards };

/** Cut down to what the asker may see, so that a foreign school is no refusal: see the tests of insights. */
export const insightExpectations: Readonly<Record<string, Expectation>> = {
  'insights.getInsightCount': {
    ...insights,
    call: (client, { schoolId }) =>
      client.insights.getInsightCount({ insightCountId: 'global', schoolIds: [schoolId] }),
  },
  'insights.listFavoriteInsights': { ...insights, call: (client) => client.insights.listFavoriteInsights() },
  'insights.saveFavoriteInsight': {
    ...insights,
    call: async (client) => {
      const id = newId();
      await client.insights.saveFavoriteInsight({
        favorite: { ...everythingChosen, id, insightName: 'Everything' },
      });
      await client.insights.removeFavoriteInsight({ favoriteId: id });
    },
  },
  'insights.removeFavoriteInsight': {
    ...insights,
    call: (client) => client.insights.removeFavoriteInsight({ favoriteId: newId() }),
  },
  'insights.getSchoolLeaderboard': { ...boards, call: (client) => client.insights.getSchoolLeaderboard({}) },
  'insights.getTopWalkers': { ...boards, call: (client) => client.insights.getTopWalkers({}) },
  'insights.getCycle': { ...insights, call: (client) => client.insights.getCycle() },
};
