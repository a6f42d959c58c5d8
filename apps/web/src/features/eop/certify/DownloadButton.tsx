import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';

/** `save` asks for a fresh link and saves what is behind it. */
export function DownloadButton({ save }: Readonly<{ save(): Promise<void> }>) {
  const { t } = useTexts('features/eop');
  const { isOffline } = useConnectivity();
  const saving = useMutation({
    mutationFn: save,
    onError: (error) => toastError(rejectionText(error) ?? t('component.downloadFailed')),
  });
  return (
    <Button
      variant="default"
      mih={44}
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={saving.isPending}
      disabled={isOffline}
      title={isOffline ? t('offlineReason') : undefined}
      onClick={() => saving.mutate()}
    >
      {t('component.download')}
    </Button>
  );
}
