import { Badge } from '@mantine/core';

export function CountBadge({ count }: Readonly<{ count: number }>) {
  return count > 0 ? <Badge variant="light">{count}</Badge> : null;
}
