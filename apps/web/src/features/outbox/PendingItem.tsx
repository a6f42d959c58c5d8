import { Card, Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { isPhotosOnly, type OutboxItem } from '../../platform/outbox/index.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ItemActions } from './ItemActions.tsx';
import { StateBadge } from './StateBadge.tsx';
import classes from './PendingItem.module.css';
import { useProblemText } from './useProblemText.ts';

/** While work is sent, the list changes many times a second, and each time in one item. */
export const PendingItem = memo(function PendingItem({ item }: Readonly<{ item: OutboxItem }>) {
  const { t } = useTexts('features/outbox');
  return (
    <Card component="li" withBorder padding="md" className={classes.item}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Text fw={600} className={classes.label}>
          {isPhotosOnly(item) ? t('item.photosOf', { label: item.label }) : item.label}
        </Text>
        <StateBadge item={item} />
      </Group>
      <Group gap="md" mt={4}>
        <Text size="sm" c="dimmed">
          {t('item.made')} <RelativeTime moment={item.createdAt} />
        </Text>
        {item.photoCount === 0 ? null : (
          <Group gap={4} c="dimmed">
            <IconPhoto size={16} aria-hidden />
            <Text size="sm">{t('item.photos', { count: item.photoCount })}</Text>
          </Group>
        )}
      </Group>
      <Reason item={item} />
      {item.state === 'sending' ? null : <ItemActions item={item} />}
    </Card>
  );
});

function Reason({ item }: Readonly<{ item: OutboxItem }>) {
  const { t } = useTexts('features/outbox');
  const problemText = useProblemText();
  if (item.isBlocked) return <Text mt="xs">{t('item.blocked')}</Text>;
  if (item.lastProblem === null || item.state === 'sending')
    return isPhotosOnly(item) ? <Text mt="xs">{t('item.photosFollow')}</Text> : null;
  return <Text mt="xs">{problemText(item.lastProblem)}</Text>;
}
