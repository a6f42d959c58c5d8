// The cards that the product has so far. A feature adds its own here, as a part that comes when it is needed.
import { type ArrangeableCard, canViewCard, dashboardCards } from '@schooldog/domain/dashboard';
import type { Actor } from '@schooldog/domain/permissions';
import { canListSchools } from '@schooldog/domain/schools';
import type { ComponentType } from 'react';
import { ActionPanel } from './ActionPanel.tsx';
import { GoToCard } from './GoToCard.tsx';
import { MySchoolsCard } from './MySchoolsCard.tsx';

export type CardPart = Readonly<{
  Body: ComponentType;
  /** Cards that read from the server are not there without it. */
  worksOffline: boolean;
}>;

export const cardParts: ReadonlyMap<ArrangeableCard, CardPart> = new Map<ArrangeableCard, CardPart>([
  ['actionPanel', { Body: ActionPanel, worksOffline: true }],
  ['mySchools', { Body: MySchoolsCard, worksOffline: true }],
  ['goTo', { Body: GoToCard, worksOffline: true }],
]);

/** Whether the person may see the card at all; whether it is there yet is another question. */
export function mayView(actor: Actor, card: ArrangeableCard): boolean {
  if (card === 'goTo') return true;
  if (card === 'mySchools') return canListSchools(actor) || actor.roleSchoolIds.length > 0;
  return dashboardCards.includes(card) && canViewCard(actor, card);
}
