import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { noAnswer } from '../../platform/api/problem.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../platform/problems/index.ts';
import { dialogWidths } from '../../ui/theme.ts';
import { FileReady } from './FileReady.tsx';
import type { ExportState } from './useExport.ts';

type Failure = Extract<ExportState, { phase: 'failed' }>;
type Props = Readonly<{
  state: ExportState;
  /** "3 entries" */
  rowsText(count: number): string;
  onRetry(failed: Failure): void;
  onClose(): void;
  /** Goes on without this dialog; null where nothing would show what became of it. */
  onBackground: (() => void) | null;
}>;

/** Generating, then ready or failed. While it generates, only its buttons close it. */
export function ExportDialog(props: Props) {
  const { state, onClose } = props;
  const { t } = useTexts('features/exports');
  const titleOf = ({ format, phase }: ExportState) =>
    ({ generating: t(`${format}.generating`), failed: t(`failed.${format}`), ready: t(`${format}.ready`) })[
      phase
    ];
  const isWorking = state.phase === 'generating';
  return (
    <Modal
      opened
      onClose={onClose}
      title={titleOf(state)}
      size={dialogWidths.standard}
      centered
      withCloseButton={false}
      closeOnEscape={!isWorking}
      closeOnClickOutside={!isWorking}
    >
      {contentOf(props)}
    </Modal>
  );
}

function contentOf({ state, rowsText, onRetry, onClose, onBackground }: Props): ReactNode {
  if (state.phase === 'generating')
    return <Generating state={state} rowsText={rowsText} onCancel={onClose} onBackground={onBackground} />;
  if (state.phase === 'failed')
    return <Failed code={state.code} onRetry={() => onRetry(state)} onClose={onClose} />;
  return <FileReady state={state} rowsText={rowsText} onClose={onClose} />;
}

type GeneratingProps = Pick<Props, 'rowsText' | 'onBackground'> &
  Readonly<{ state: Extract<ExportState, { phase: 'generating' }>; onCancel(): void }>;

function Generating({ state, rowsText, onCancel, onBackground }: GeneratingProps) {
  const { t } = useTexts('features/exports');
  const { format, progress } = state;
  const { done, total } = progress ?? { done: 0, total: 0 };
  const share = total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <Stack gap="sm">
      <Progress.Root size="lg">
        {/* Until the first figure the whole bar moves. */}
        {progress === null ? (
          <Progress.Section value={100} animated color="gray" withAria={false} />
        ) : (
          <Progress.Section value={share} aria-label={t(`${format}.generating`)} />
        )}
      </Progress.Root>
      <Text size="sm" c="dimmed" mih={22}>
        {total === 0 ? null : t('progress', { done, rows: rowsText(total) })}
      </Text>
      <Text>{t(`${format}.${onBackground === null ? 'stay' : 'stayOrLeave'}`)}</Text>
      <Group justify="flex-end" mt="sm">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t('cancel')}
        </Button>
        {onBackground === null ? null : (
          <Button variant="default" onClick={onBackground}>
            {t('background')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Failed({ code, onRetry, onClose }: Readonly<{ code: string; onRetry(): void; onClose(): void }>) {
  const { t } = useTexts('features/exports');
  const textOf = useProblemText();
  const text = code === noAnswer.code ? t('failed.noAnswer') : textOf(code);
  return (
    <Stack gap="sm">
      <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
        {text ?? t('failed.other')}
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
