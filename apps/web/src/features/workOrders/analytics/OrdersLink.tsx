import type { OrdersBehind } from '@schooldog/domain/workOrders';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { workOrderFilter } from '../workOrderFilter.ts';

type Props = Readonly<{
  behind: OrdersBehind;
  className?: string | undefined;
  label?: string;
  title?: string;
  style?: CSSProperties;
  /** Part of a picture whose table has the same links. */
  isForPointer?: boolean;
  children?: ReactNode;
}>;

/** To the list of the orders that a number counts. */
export function OrdersLink({
  behind,
  className,
  label,
  title,
  style,
  isForPointer = false,
  children,
}: Props) {
  return (
    <Link
      to="/tasks"
      search={workOrderFilter.write(behind)}
      className={className}
      aria-label={label}
      title={title}
      style={style}
      {...(isForPointer ? { tabIndex: -1 } : {})}
    >
      {children}
    </Link>
  );
}
