// What the cards show. Those that are not on every dashboard are parts that come when they are needed.
import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import type { ComponentType } from 'react';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { GoToCard } from './GoToCard.tsx';
import { MySchoolsCard } from './MySchoolsCard.tsx';

const LoggedEntriesCard = lazyPart(
  'section',
  async () => (await import('./loggedEntries/LoggedEntriesCard.tsx')).LoggedEntriesCard,
);
const SchoolLeaderboardCard = lazyPart(
  'section',
  async () => (await import('./boards/SchoolLeaderboardCard.tsx')).SchoolLeaderboardCard,
);
const TopWalkersCard = lazyPart(
  'section',
  async () => (await import('./boards/TopWalkersCard.tsx')).TopWalkersCard,
);
const MyWalksCard = lazyPart('section', async () => (await import('./walks/MyWalksCard.tsx')).MyWalksCard);
const RecentAssessmentsCard = lazyPart(
  'section',
  async () =>
    (
      await importWithTexts(
        ['features/assessments/recent', 'features/schools', 'ui'],
        () => import('./assessments/RecentAssessmentsCard.tsx'),
      )
    ).RecentAssessmentsCard,
);
const FavoriteInsightsCard = lazyPart(
  'section',
  async () =>
    (
      await importWithTexts(
        ['features/dashboard', 'features/insights'],
        () => import('./favorites/FavoriteInsightsCard.tsx'),
      )
    ).FavoriteInsightsCard,
);

/** All but the one that comes with the page. */
export type LaterCard = Exclude<ArrangeableCard, 'needsAttention'>;

export const cardBodies: Readonly<Record<LaterCard, ComponentType>> = {
  actionPanel: ActionPanel,
  myLoggedEntries: LoggedEntriesCard,
  schoolLeaderboard: SchoolLeaderboardCard,
  topWalkers: TopWalkersCard,
  myWalks: MyWalksCard,
  recentAssessments: RecentAssessmentsCard,
  favoriteInsights: FavoriteInsightsCard,
  mySchools: MySchoolsCard,
  goTo: GoToCard,
};
