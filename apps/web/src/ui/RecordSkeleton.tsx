import { Skeleton, Stack } from '@mantine/core';

/** The skeleton of a record's page: its title, and its cards. */
export function RecordSkeleton({ cards }: Readonly<{ cards: readonly number[] }>) {
  return (
    <Stack gap="lg" aria-busy>
      <Skeleton h={32} w={280} />
      {cards.map((height) => (
        <Skeleton key={height} h={height} />
      ))}
    </Stack>
  );
}
