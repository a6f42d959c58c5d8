import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = Readonly<{ drillId: string; className?: string | undefined; children: ReactNode }>;

export function DrillLink({ drillId, className, children }: Props) {
  return (
    <Link
      to="/drills/drill/$drillId"
      params={{ drillId }}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </Link>
  );
}
