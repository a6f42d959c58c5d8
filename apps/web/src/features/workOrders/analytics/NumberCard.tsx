import type { OrdersBehind } from '@schooldog/domain/workOrders';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { OrdersLink } from './OrdersLink.tsx';
import classes from './NumberCard.module.css';

type Props = Readonly<{
  label: string;
  value: string;
  behind?: OrdersBehind;
  /** Notes. */
  children?: ReactNode;
}>;

export function NumberCard({ label, value, behind, children }: Props) {
  const { t } = useTexts('features/workOrders/analytics');
  return (
    <div className={classes.card}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        {behind === undefined ? (
          value
        ) : (
          <OrdersLink
            behind={behind}
            className={classes.link}
            label={`${value}. ${t('cards.see', { name: label })}`}
          >
            {value}
          </OrdersLink>
        )}
      </dd>
      {children}
    </div>
  );
}

/** What the number is of, in a line of its own. */
export function Note({ children }: Readonly<{ children: ReactNode }>) {
  return <dd className={classes.note}>{children}</dd>;
}

export function NumberCards({ children }: Readonly<{ children: ReactNode }>) {
  return <dl className={classes.cards}>{children}</dl>;
}
