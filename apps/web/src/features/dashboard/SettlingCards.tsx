import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { CardSkeleton } from './CardSkeleton.tsx';
import { cardShapes } from './cards/shapes.ts';
import card from './DashboardCard.module.css';
import classes from './DashboardPage.module.css';

/** The cards' places while they settle; behind them they already ask for what they show. */
export function SettlingCards({ cards }: Readonly<{ cards: readonly ArrangeableCard[] }>) {
  return (
    <div className={classes.cards} aria-busy>
      {cards.map((name) => {
        const { width, height } = cardShapes[name];
        return (
          <div key={name} className={card.card} data-width={width}>
            <CardSkeleton height={height + titleHeight} />
          </div>
        );
      })}
    </div>
  );
}

const titleHeight = 39;
