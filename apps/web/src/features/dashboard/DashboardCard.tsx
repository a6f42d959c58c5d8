import { Title } from '@mantine/core';
import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';
import { noteError } from '../../platform/errorReports/index.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { cardShapes } from './cards/shapes.ts';
import { CardError } from './CardError.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import classes from './DashboardCard.module.css';

type Props = Readonly<{
  card: ArrangeableCard;
  /** Null until it has come. */
  children: ReactNode;
}>;

/** Each card waits for itself alone, and fails for itself alone: none holds up another. */
export function DashboardCard({ card, children }: Props) {
  const { t } = useTexts('features/dashboard');
  const headingId = useId();
  const { width, height } = cardShapes[card];
  const skeleton = <CardSkeleton height={height} />;
  return (
    <section className={classes.card} data-card={card} data-width={width} aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={classes.title}>
        {t(`cards.${card}`)}
      </Title>
      <CatchBoundary
        getResetKey={() => card}
        errorComponent={CardError}
        onCatch={(error) => noteError('boundary', error)}
      >
        <Suspense fallback={skeleton}>{children ?? skeleton}</Suspense>
      </CatchBoundary>
    </section>
  );
}
