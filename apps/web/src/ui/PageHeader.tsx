import { Group, Text, Title } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Readonly<{ title: string; count?: number | undefined; actions?: ReactNode }>;

/** Title, count and the main action of a page, in one row that wraps on a phone. */
export function PageHeader({ title, count, actions }: Props) {
  const { i18n } = useTranslation();
  return (
    <Group justify="space-between" mb="lg" gap="sm">
      <Group gap="xs" align="baseline">
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {count === undefined ? null : (
          <Text c="dimmed" component="span">
            {numberText(count, i18n.language)}
          </Text>
        )}
      </Group>
      {actions}
    </Group>
  );
}
