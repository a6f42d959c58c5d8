import { Skeleton, Stack } from '@mantine/core';

export const pictureHeight = 420;

/** Where the filters and the chart will be. */
export function BodySkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton h={120} />
      <Skeleton h={pictureHeight} />
    </Stack>
  );
}
