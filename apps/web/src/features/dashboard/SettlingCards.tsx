import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { CardSkeleton } from './CardSkeleton.tsx';
import { cardParts } from './cards/parts.ts';
import card from './DashboardCard.module.css';
import classes from './DashboardPage.module.css';

/** The cards' places while they settle; behind them they already ask for what they show. */
export function SettlingCards({ cards }: Readonly<{ cards: readonly ArrangeableCard[] }>) {
  return (
    <div className={classes.cards} aria-busy>
      {cards.map((name) => {
        const part = cardParts.get(name);
        return part === undefined ? null : (
          <div key={name} className={card.card} data-width={part.width}>
            <CardSkeleton height={part.height + titleHeight} />
          </div>
        );
      })}
    </div>
  );
}

const titleHeight = 39;
