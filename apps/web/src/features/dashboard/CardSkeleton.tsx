import { Skeleton } from '@mantine/core';

export function CardSkeleton() {
  return <Skeleton h={96} radius="md" />;
}
