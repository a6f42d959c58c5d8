// The cards that the product has so far, and what is known of each before its code is there. A feature adds its own here
// and in bodies.ts.
import { type ArrangeableCard, canViewCard, dashboardCards } from '@schooldog/domain/dashboard';
import type { Actor } from '@schooldog/domain/permissions';
import { canListSchools } from '@schooldog/domain/schools';
import { heights } from './heights.ts';

type CardShape = Readonly<{
  /** Cards that read from the server are not there without it. */
  worksOffline: boolean;
  /** A part of a row stands beside others where there is room. */
  width: 'row' | 'part';
  /** Of what stands there until the card comes. */
  height: number;
}>;

const always: CardShape = { worksOffline: true, width: 'row', height: heights.links };
const board: CardShape = { worksOffline: false, width: 'part', height: heights.board };

export const cardShapes: Readonly<Record<ArrangeableCard, CardShape>> = {
  needsAttention: { ...always, height: heights.attention },
  actionPanel: always,
  myLoggedEntries: board,
  schoolLeaderboard: board,
  topWalkers: board,
  myWalks: always,
  recentAssessments: board,
  favoriteInsights: { ...always, worksOffline: false },
  mySchools: always,
  goTo: always,
};

/**
 * Whether the person may see the card at all; whether it is there yet is another question. Work of some kind waits for
 * everyone: the server decides which rows are whose.
 */
export function mayView(actor: Actor, card: ArrangeableCard): boolean {
  if (card === 'goTo' || card === 'needsAttention') return true;
  if (card === 'mySchools') return canListSchools(actor) || actor.roleSchoolIds.length > 0;
  return dashboardCards.includes(card) && canViewCard(actor, card);
}
