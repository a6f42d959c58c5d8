// Which cards of the dashboard a user may see. A user who sees none of them has no dashboard.
import { type Actor, holdsSomewhere, type Permission } from '../permissions/index.ts';
import { canStart, quickActions } from './actions.ts';

export const dashboardCards = [
  'actionPanel',
  'myLoggedEntries',
  'schoolLeaderboard',
  'topWalkers',
  'myWalks',
  'recentAssessments',
  'favoriteInsights',
] as const;

export type DashboardCard = (typeof dashboardCards)[number];

const needs: Readonly<Record<Exclude<DashboardCard, 'actionPanel'>, Permission>> = {
  myLoggedEntries: 'view data insights',
  schoolLeaderboard: 'view entry leaderboards',
  topWalkers: 'view entry leaderboards',
  myWalks: 'log entries',
  recentAssessments: 'view assessments',
  favoriteInsights: 'view data insights',
};

/** The action panel is shown to users who can use at least one of its buttons. */
export function canViewCard(actor: Actor, card: DashboardCard): boolean {
  if (card === 'actionPanel') return quickActions.some((action) => canStart(actor, action));
  return holdsSomewhere(actor, needs[card]);
}

export function canViewDashboard(actor: Actor): boolean {
  return dashboardCards.some((card) => canViewCard(actor, card));
}
