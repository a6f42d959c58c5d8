import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{
  cards: readonly number[];
  /** What comes between the title and the cards. */
  children?: ReactNode;
}>;

/** The skeleton of a record's page: its title, and its cards. */
export function RecordSkeleton({ cards, children }: Props) {
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton h={32} w={280} />
      {children}
      {cards.map((height) => (
        <Skeleton key={height} h={height} />
      ))}
    </Stack>
  );
}
