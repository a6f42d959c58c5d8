import { Button, Group } from '@mantine/core';
import { IconDownload, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { discard, retry, saveToFile, useFixes, type OutboxItem } from '../../platform/outbox/index.ts';
import { toast, toastError } from '../../platform/toasts/toasts.ts';
import { confirm } from '../../ui/confirm.tsx';
import { remediesFor } from './remedies.ts';

export function ItemActions({ item }: Readonly<{ item: OutboxItem }>) {
  const { t } = useTexts('features/outbox');
  const [isSaving, setIsSaving] = useState(false);
  const { operationId, label } = item;
  const fix = useFixes().get(item.procedure);
  const { canFix, canRetry } = remediesFor(item);

  const save = async () => {
    setIsSaving(true);
    const isSaved = await saveToFile(operationId).catch(() => null);
    setIsSaving(false);
    if (isSaved === null) toastError(t('item.saveFailed'));
    if (isSaved === false) toast(t('item.sentMeanwhile'));
  };
  const askAndDiscard = async () => {
    const isSure = await confirm({
      title: t('discard.title'),
      body: t('discard.body', { label }),
      confirmLabel: t('discard.confirm'),
      cancelLabel: t('discard.keep'),
      danger: true,
    });
    if (isSure) await discard(operationId);
  };

  return (
    <Group gap="xs" mt="sm">
      {canFix && fix !== undefined ? (
        <Button
          variant="light"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => fix(operationId)}
        >
          {t('item.fix')}
        </Button>
      ) : null}
      {canRetry ? <RetryButton operationId={operationId} /> : null}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={isSaving}
        onClick={() => void save()}
      >
        {t('item.save')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => void askAndDiscard()}
      >
        {t('item.discard')}
      </Button>
    </Group>
  );
}

function RetryButton({ operationId }: Readonly<{ operationId: string }>) {
  const { t } = useTexts('features/outbox');
  const { isOffline } = useConnectivity();
  return (
    <Button
      variant="light"
      leftSection={<IconRefresh size={18} aria-hidden />}
      disabled={isOffline}
      title={isOffline ? t('item.retryOffline') : undefined}
      onClick={() => void retry(operationId)}
    >
      {t('item.retry')}
    </Button>
  );
}
