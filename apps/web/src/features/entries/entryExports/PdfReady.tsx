import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconExternalLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../platform/api/client.ts';

type Props = Readonly<{ url: string; exportId: string; isOpened: boolean; onClose(): void }>;

/** A link may be a minute old when it arrives, so it counts as expired a minute early. */
const validMilliseconds = 9 * 60_000;

export function PdfReady({ url, exportId, isOpened, onClose }: Props) {
  const { t } = useTranslation('features/entries/entryExports');
  const [link, setLink] = useState<string | null>(url);
  const renew = useMutation({
    mutationFn: () => client.entries.getEntryExport({ exportId }),
    onSuccess: (report) => setLink(report.url),
  });
  useEffect(() => {
    if (link === null) return undefined;
    const timer = setTimeout(() => setLink(null), validMilliseconds);
    return () => clearTimeout(timer);
  }, [link]);
  return (
    <Stack gap="sm">
      <Text>{isOpened ? t('pdf.opened') : t('pdf.blocked')}</Text>
      <Text size="sm" c="dimmed" aria-live="polite">
        {link === null ? t('pdf.expired') : t('pdf.valid')}
      </Text>
      {renew.isError ? (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
          {t('failed.other')}
        </Alert>
      ) : null}
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        {link === null ? (
          <Button loading={renew.isPending} onClick={() => renew.mutate()}>
            {t('pdf.renew')}
          </Button>
        ) : (
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener"
            data-autofocus
            rightSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t('pdf.open')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
