import { Skeleton } from '@mantine/core';

/** About as high as the final content, so that the layout does not shift. */
export function CardSkeleton({ height }: Readonly<{ height: number }>) {
  return <Skeleton h={height} radius="md" aria-busy />;
}
