import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconClock, IconCloudCheck } from '@tabler/icons-react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useOptimistic } from '../../platform/outbox/index.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { CheckRow } from './CheckRow.tsx';
import { useArrivedChecks } from './queries.ts';
import { checkKeys } from './sendCheck.ts';
import { waitingChecksIn } from './waitingChecks.ts';

export function ArrivedChecks() {
  const { t } = useTexts('features/outbox');
  const { isOffline } = useConnectivity();
  const arrived = useArrivedChecks();
  const waiting = waitingChecksIn(useOptimistic(checkKeys) ?? []);
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h3">
        {t('checks.title')}
      </Title>
      <Stack gap="sm" mt="sm">
        {waiting.map(({ id, note, photoCount, madeAt }) => (
          <CheckRow
            key={id}
            icon={<IconClock size={20} aria-label={t('checks.waiting')} />}
            note={note}
            photoCount={photoCount}
            moment={madeAt}
            words={t('checks.made')}
          />
        ))}
        <QueryState query={arrived} isOffline={isOffline} skeleton={<Skeleton h={48} radius="md" />}>
          {(checks) =>
            checks.length + waiting.length === 0 ? (
              <Text c="dimmed">{t('checks.none')}</Text>
            ) : (
              checks.map(({ id, note, photoIds, timeCreated }) => (
                <CheckRow
                  key={id}
                  icon={<IconCloudCheck size={20} aria-label={t('checks.arrived')} />}
                  note={note}
                  photoCount={photoIds.length}
                  moment={timeCreated}
                  words={t('checks.arrivedAt')}
                />
              ))
            )
          }
        </QueryState>
      </Stack>
    </Card>
  );
}
