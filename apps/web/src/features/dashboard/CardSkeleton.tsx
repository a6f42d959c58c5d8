import { Skeleton } from '@mantine/core';

/** About as high as what will stand there, so that nothing jumps. */
export function CardSkeleton({ height }: Readonly<{ height: number }>) {
  return <Skeleton h={height} radius="md" aria-busy />;
}
