import { Skeleton, Stack } from '@mantine/core';

/** The shape of a record's page that is on its way: its title, and its cards. */
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
