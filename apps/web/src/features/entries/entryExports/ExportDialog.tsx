import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noAnswer } from '../../../platform/api/problem.ts';
import { dialogWidths } from '../../../ui/theme.ts';
import { CsvReady } from './CsvReady.tsx';
import { PdfReady } from './PdfReady.tsx';
import type { ExportState, Kind } from './useExport.ts';

type Props = Readonly<{
  state: ExportState;
  onRetry(failed: { kind: Kind; exportId: string }): void;
  onClose(): void;
}>;

/** Generating, then ready or failed. While it generates, only Cancel ends it. */
export function ExportDialog({ state, onRetry, onClose }: Props) {
  const { t } = useTranslation('features/entries/entryExports');
  const { kind, phase } = state;
  const isWorking = phase === 'generating';
  return (
    <Modal
      opened
      onClose={onClose}
      title={phase === 'failed' ? t(`failed.${kind}`) : t(`${kind}.${phase}`)}
      size={dialogWidths.standard}
      centered
      withCloseButton={false}
      closeOnEscape={!isWorking}
      closeOnClickOutside={!isWorking}
    >
      {contentOf(state, { onRetry, onClose })}
    </Modal>
  );
}

function contentOf(state: ExportState, { onRetry, onClose }: Omit<Props, 'state'>): ReactNode {
  if (state.phase === 'generating') return <Generating state={state} onCancel={onClose} />;
  if (state.phase === 'failed')
    return <Failed code={state.code} onRetry={() => onRetry(state)} onClose={onClose} />;
  if (state.kind === 'csv') return <CsvReady file={state.file} onClose={onClose} />;
  return <PdfReady url={state.url} exportId={state.exportId} isOpened={state.isOpened} onClose={onClose} />;
}

type Working = Extract<ExportState, { phase: 'generating' }>;

function Generating({ state: { kind, progress }, onCancel }: Readonly<{ state: Working; onCancel(): void }>) {
  const { t, i18n } = useTranslation('features/entries/entryExports');
  const number = new Intl.NumberFormat(i18n.language);
  const { done, total } = progress ?? { done: 0, total: 0 };
  const share = total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <Stack gap="sm">
      <Progress.Root size="lg">
        {/* Until the first figure the whole bar moves. */}
        {progress === null ? (
          <Progress.Section value={100} animated color="gray" withAria={false} />
        ) : (
          <Progress.Section value={share} aria-label={t(`${kind}.generating`)} />
        )}
      </Progress.Root>
      <Text size="sm" c="dimmed" mih={22}>
        {total === 0
          ? null
          : t(`${kind}.progress`, { done: number.format(done), total: number.format(total) })}
      </Text>
      <Text>{t(`${kind}.stay`)}</Text>
      <Group justify="flex-end" mt="sm">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

function Failed({ code, onRetry, onClose }: Readonly<{ code: string; onRetry(): void; onClose(): void }>) {
  const { t } = useTranslation('features/entries/entryExports');
  const words: Readonly<Record<string, string>> = {
    'entry.downloadNotAllowed': t('failed.notAllowed'),
    'entry.tooManyForPdf': t('pdf.tooMany'),
    [noAnswer.code]: t('failed.noAnswer'),
  };
  return (
    <Stack gap="sm">
      <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
        {words[code] ?? t('failed.other')}
      </Alert>
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button data-autofocus onClick={onRetry}>
          {t('retry')}
        </Button>
      </Group>
    </Stack>
  );
}
