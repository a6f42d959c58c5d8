import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import type { ExportState } from './useExport.ts';

type Props = Readonly<{
  state: Extract<ExportState, { phase: 'ready' }>;
  /** "3 entries" */
  rowsText(count: number): string;
  onClose(): void;
}>;

/** A link may be a minute old when it arrives, so it counts as expired a minute early. */
const validMilliseconds = 9 * 60_000;

/** Null when the link is too old; `renew` asks for another. */
function useLink({ exportId, file }: Props['state']) {
  const [link, setLink] = useState<string | null>(file.url);
  const renew = useMutation({
    mutationFn: () => client.exports.getExport({ exportId }),
    onSuccess: ({ url }) => setLink(url),
  });
  useEffect(() => {
    if (link === null) return undefined;
    const timer = setTimeout(() => setLink(null), validMilliseconds);
    return () => clearTimeout(timer);
  }, [link]);
  return { link, renew };
}

/** What became of the file, and the way to it for the next ten minutes. */
export function FileReady({ state, rowsText, onClose }: Props) {
  const { t } = useTexts('features/exports');
  const { link, renew } = useLink(state);
  const { format, file, isOpened } = state;
  return (
    <Stack gap="sm">
      <Text style={{ overflowWrap: 'anywhere' }}>
        {format === 'csv'
          ? t('csv.saved', { fileName: file.fileName, rows: rowsText(file.rows) })
          : t(isOpened ? 'pdf.opened' : 'pdf.blocked')}
      </Text>
      <Text size="sm" c="dimmed" aria-live="polite">
        {link === null ? t('pdf.expired') : t('pdf.valid')}
      </Text>
      {renew.isError ? <RenewFailed /> : null}
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
            data-autofocus
            {...(format === 'csv'
              ? { download: file.fileName, leftSection: <IconDownload size={18} aria-hidden /> }
              : {
                  target: '_blank',
                  rel: 'noopener',
                  rightSection: <IconExternalLink size={18} aria-hidden />,
                })}
          >
            {t(format === 'csv' ? 'csv.again' : 'pdf.open')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function RenewFailed() {
  const { t } = useTexts('features/exports');
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
      {t('failed.other')}
    </Alert>
  );
}
