import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Readonly<{ title: string; count?: number | undefined; actions?: ReactNode }>;

/** Title, count and the main action of a page, in one row that wraps on a phone. */
export function PageHeader({ title, count, actions }: Props) {
  return (
    <Group justify="space-between" mb="lg" gap="sm">
      <Group gap="xs" align="baseline">
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {count === undefined ? null : (
          <Text c="dimmed" component="span">
            {count}
          </Text>
        )}
      </Group>
      {actions}
    </Group>
  );
}
