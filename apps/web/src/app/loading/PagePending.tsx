import { Skeleton, Stack } from '@mantine/core';

/** The shape of a page whose code is on its way. */
export function PagePending() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton height={32} width="40%" />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </Stack>
  );
}
