import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import classes from './PendingItem.module.css';

type Props = Readonly<{ icon: ReactNode; note: string; photoCount: number; words: string; moment: string }>;

export function CheckRow({ icon, note, photoCount, words, moment }: Props) {
  const { t } = useTexts('features/outbox');
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <Box flex="none">{icon}</Box>
      <Box flex={1} miw={0}>
        <Text className={classes.label}>{note}</Text>
        <Text size="sm" c="dimmed">
          {words} <RelativeTime moment={moment} />
          {photoCount === 0 ? null : ` · ${t('item.photos', { count: photoCount })}`}
        </Text>
      </Box>
    </Group>
  );
}
