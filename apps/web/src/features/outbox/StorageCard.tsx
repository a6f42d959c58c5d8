import { Alert, Card, Progress, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { levelOf } from '../../platform/localDatabase/storageRoom.ts';
import { useRoom } from '../../platform/localDatabase/useRoom.ts';
import { inMegabytes } from '../../ui/inMegabytes.ts';

/** How much of what the browser allows is used. */
export function StorageCard() {
  const { t, language } = useTexts('features/outbox');
  const room = useRoom();
  if (room === null || room.quota <= 0) return null;

  const level = levelOf(room);
  const share = Math.min(100, (room.usage / room.quota) * 100);
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h3">
        {t('storage.title')}
      </Title>
      <Progress
        value={share}
        mt="sm"
        size="lg"
        color={level === 'enough' ? 'pine' : 'red'}
        aria-label={t('storage.title')}
      />
      <Text size="sm" mt="xs">
        {t('storage.used', {
          used: inMegabytes(room.usage, language),
          all: inMegabytes(room.quota, language),
        })}
      </Text>
      {level === 'enough' ? null : (
        <Alert color="red" icon={<IconAlertTriangle />} mt="sm">
          {t('storage.low')}
        </Alert>
      )}
    </Card>
  );
}
