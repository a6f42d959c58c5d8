import { Alert, Card, Progress, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelOf, readRoom, type StorageRoom } from '../../platform/localDatabase/storageRoom.ts';
import { inMegabytes } from './inMegabytes.ts';

/** How much of what the browser allows is used; it changes with the work that waits. */
export function StorageCard({ unsentCount }: Readonly<{ unsentCount: number }>) {
  const { t, i18n } = useTranslation('outbox');
  const [room, setRoom] = useState<StorageRoom | null>(null);
  useEffect(() => {
    void readRoom().then(setRoom);
  }, [unsentCount]);
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
          used: inMegabytes(room.usage, i18n.language),
          all: inMegabytes(room.quota, i18n.language),
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
