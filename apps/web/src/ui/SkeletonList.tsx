import { type MantineSpacing, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{
  rows: number;
  height: number;
  gap?: MantineSpacing;
  radius?: number;
  /** How the list lays out its items, where that is not one below the other. */
  className?: string | undefined;
  /** What is above the rows. */
  children?: ReactNode;
}>;

/** The skeleton of a list. */
export function SkeletonList({ rows, height, gap = 'xs', radius = 8, className, children }: Props) {
  const content = (
    <>
      {children}
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} h={height} radius={radius} />
      ))}
    </>
  );
  if (className !== undefined) {
    return (
      <div className={className} aria-busy>
        {content}
      </div>
    );
  }
  return (
    <Stack gap={gap} aria-busy>
      {content}
    </Stack>
  );
}
