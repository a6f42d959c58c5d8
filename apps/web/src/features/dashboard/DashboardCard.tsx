import { Title } from '@mantine/core';
import type { ArrangeableCard } from '@schooldog/domain/dashboard';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from './CardSkeleton.tsx';
import { cardParts } from './cards/parts.ts';
import classes from './DashboardCard.module.css';

/** Each card waits for itself alone: none holds up another. */
export function DashboardCard({ card }: Readonly<{ card: ArrangeableCard }>) {
  const { t } = useTranslation('dashboard');
  const headingId = useId();
  const part = cardParts.get(card);
  if (part === undefined) return null;
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={classes.title}>
        {t(`cards.${card}`)}
      </Title>
      <Suspense fallback={<CardSkeleton />}>
        <part.Body />
      </Suspense>
    </section>
  );
}
