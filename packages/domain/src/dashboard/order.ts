// How a user has arranged the dashboard. Stored as arranged; visibility is checked on every read.
import { z } from 'zod';
import { limitedText } from '../kernel/index.ts';
import { type DashboardCard, dashboardCards } from './cards.ts';

/** As stored: the order of the list is the order on screen, `isDisabled` means hidden. */
export const dashboardOrderSchema = z
  .array(z.object({ value: limitedText(80), label: limitedText(200), isDisabled: z.boolean() }))
  .max(100)
  .readonly();
export type DashboardOrder = z.infer<typeof dashboardOrderSchema>;

/** Links to other pages: every user has these, so they alone make no dashboard. */
const wayCards = ['mySchools', 'goTo'] as const;
/** First until the user moves it, also for users who arranged their dashboard before this card existed. */
const leadingCard = 'needsAttention';
export type ArrangeableCard = typeof leadingCard | DashboardCard | (typeof wayCards)[number];
export const arrangeableCards: readonly ArrangeableCard[] = [leadingCard, ...dashboardCards, ...wayCards];

export type ArrangedCard = Readonly<{ card: ArrangeableCard; isHidden: boolean; canHide: boolean }>;

/** These stay while they are shown; they can still be moved. */
const alwaysShown: ReadonlySet<ArrangeableCard> = new Set<ArrangeableCard>([
  'actionPanel',
  'myWalks',
  'schoolLeaderboard',
  'topWalkers',
]);

/** Cards that the user has never arranged follow in the default order, so that a new card is noticed. */
export function arrangeCards(order: DashboardOrder, visible: readonly ArrangeableCard[]): ArrangedCard[] {
  const left = new Set(visible);
  const known = order.flatMap(({ value, isDisabled }) => {
    const card = arrangeableCards.find((name) => name === value);
    return card === undefined || !left.delete(card) ? [] : [arranged(card, isDisabled)];
  });
  const first = left.delete(leadingCard) ? [arranged(leadingCard, false)] : [];
  const others = visible.filter((card) => left.has(card)).map((card) => arranged(card, false));
  return [...first, ...known, ...others];
}

function arranged(card: ArrangeableCard, isDisabled: boolean): ArrangedCard {
  const canHide = !alwaysShown.has(card);
  return { card, canHide, isHidden: canHide && isDisabled };
}

/**
 * What is stored. Cards that are not visible at the moment keep their setting at the end, so that they return to
 * their position when the permission or the feature comes back.
 */
export function orderToStore(
  arrangement: readonly Pick<ArrangedCard, 'card' | 'isHidden'>[],
  before: DashboardOrder,
  labelOf: (card: ArrangeableCard) => string,
): DashboardOrder {
  const placed = new Set<string>(arrangement.map(({ card }) => card));
  return [
    ...arrangement.map(({ card, isHidden }) => ({ value: card, label: labelOf(card), isDisabled: isHidden })),
    ...before.filter(({ value }) => !placed.has(value)),
  ];
}
