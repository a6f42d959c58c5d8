import { Button, Grid, Skeleton, Stack } from '@mantine/core';
import { IconCloudCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useOutbox, type OutboxItem } from '../../platform/outbox/index.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { ArrivedChecks } from './ArrivedChecks.tsx';
import { DeviceCheckCard } from './DeviceCheckCard.tsx';
import { StorageCard } from './StorageCard.tsx';
import { PendingItem } from './PendingItem.tsx';

/** Unsent work: everything that waits on this device, and the means to see that it arrives. */
export function OutboxPage() {
  const { t } = useTexts('features/outbox');
  const items = useOutbox();
  return (
    <>
      <PageHeader title={t('title')} count={items?.length} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <PendingItems items={items} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            <StorageCard />
            <DeviceCheckCard />
            <ArrivedChecks />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

/** A week without a signal may leave hundreds; while they are sent, the list is rendered again and again. */
const step = 25;

function PendingItems({ items }: Readonly<{ items: readonly OutboxItem[] | undefined }>) {
  const { t } = useTexts('features/outbox');
  const [shown, setShown] = useState(step);
  if (items === undefined) return <Skeleton h={120} radius="md" />;
  if (items.length === 0) {
    return <StateMessage icon={<IconCloudCheck />} title={t('empty.title')} body={t('empty.body')} />;
  }
  return (
    <Stack gap="sm">
      <Stack gap="sm" component="ul" p={0} m={0}>
        {items.slice(0, shown).map((item) => (
          <PendingItem key={item.operationId} item={item} />
        ))}
      </Stack>
      {items.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          {t('more', { count: Math.min(step, items.length - shown) })}
        </Button>
      ) : null}
    </Stack>
  );
}
