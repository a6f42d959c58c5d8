import { Skeleton, Stack } from '@mantine/core';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function ListSkeleton() {
  return (
    <Stack gap="xs" aria-busy>
      <Skeleton h={64} maw={640} mb="sm" />
      {rows.map((row) => (
        <Skeleton key={row} h={72} />
      ))}
    </Stack>
  );
}
