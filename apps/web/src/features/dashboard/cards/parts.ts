// The cards that the product has so far. A feature adds its own here, as a part that comes when it is needed.
import {
  type ArrangeableCard,
  canViewAttention,
  canViewCard,
  dashboardCards,
} from '@schooldog/domain/dashboard';
import type { Actor } from '@schooldog/domain/permissions';
import { canListSchools } from '@schooldog/domain/schools';
import type { ComponentType } from 'react';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { AttentionCard } from './attention/AttentionCard.tsx';
import { GoToCard } from './GoToCard.tsx';
import { heights } from './heights.ts';
import { MySchoolsCard } from './MySchoolsCard.tsx';

export type CardPart = Readonly<{
  Body: ComponentType;
  /** Cards that read from the server are not there without it. */
  worksOffline: boolean;
  /** A part of a row stands beside others where there is room. */
  width: 'row' | 'part';
  /** Of what stands there until the card comes. */
  height: number;
}>;

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

const always = { worksOffline: true, width: 'row', height: heights.links } as const;
const board = { worksOffline: false, width: 'part', height: heights.board } as const;

export const cardParts: ReadonlyMap<ArrangeableCard, CardPart> = new Map<ArrangeableCard, CardPart>([
  ['needsAttention', { ...always, height: heights.attention, Body: AttentionCard }],
  ['actionPanel', { ...always, Body: ActionPanel }],
  ['myLoggedEntries', { ...board, Body: LoggedEntriesCard }],
  ['schoolLeaderboard', { ...board, Body: SchoolLeaderboardCard }],
  ['topWalkers', { ...board, Body: TopWalkersCard }],
  ['myWalks', { ...always, Body: MyWalksCard }],
  ['recentAssessments', { ...board, Body: RecentAssessmentsCard }],
  [
    'favoriteInsights',
    { worksOffline: false, width: 'row', height: heights.links, Body: FavoriteInsightsCard },
  ],
  ['mySchools', { ...always, Body: MySchoolsCard }],
  ['goTo', { ...always, Body: GoToCard }],
]);

/** Whether the person may see the card at all; whether it is there yet is another question. */
export function mayView(actor: Actor, card: ArrangeableCard): boolean {
  if (card === 'goTo') return true;
  if (card === 'needsAttention') return canViewAttention(actor);
  if (card === 'mySchools') return canListSchools(actor) || actor.roleSchoolIds.length > 0;
  return dashboardCards.includes(card) && canViewCard(actor, card);
}
