import { Group, Text, Title } from '@mantine/core';
import { numberText } from '@schooldog/domain/kernel';
import type { ReactNode } from 'react';
import { useScreenLanguage } from '../platform/i18n/useTexts.ts';

type Props = Readonly<{
  title: string;
  count?: number | undefined;
  /** There are more than `count`. */
  isMore?: boolean;
  actions?: ReactNode;
  /** A small button that stays beside the title. */
  menu?: ReactNode;
}>;

/** Title, count and the main action of a page, in one row that wraps on a phone. */
export function PageHeader({ title, count, isMore = false, actions, menu }: Props) {
  const language = useScreenLanguage();
  return (
    <Group justify="space-between" mb="lg" gap="sm" wrap={menu === undefined ? 'wrap' : 'nowrap'}>
      <Group gap="xs" align="baseline">
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {count === undefined ? null : (
          <Text c="dimmed" component="span">
            {numberText(count, language)}
            {isMore ? '+' : null}
          </Text>
        )}
      </Group>
      {actions}
      {menu}
    </Group>
  );
}
