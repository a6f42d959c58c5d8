import { Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import type { Export } from '@schooldog/contract/exports';
import { numberText } from '@schooldog/domain/kernel';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/client.ts';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../../platform/problems/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { RunState } from './RunState.tsx';
import { useRunActions } from './useRunActions.ts';

type Props = Readonly<{ exportId: string; onClose(): void }>;

const pollEvery = 2_000;
/** A link works for ten minutes. */
const renewEvery = 8 * 60_000;

/** One run, from a link in a mail or just started: its progress, then its file. */
export function RunDialog({ exportId, onClose }: Props) {
  const { t } = useTexts('features/reports');
  const { isOffline } = useConnectivity();
  const query = useQuery(
    api.exports.getExport.queryOptions({
      input: { exportId },
      gcTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.status === 'generating' ? pollEvery : data?.status === 'ready' ? renewEvery : false,
    }),
  );
  const problemText = useProblemText();
  const failure = isOffline
    ? t('offline')
    : (problemText(refusalOf(query.error).code) ?? t('runs.failedReason'));
  return (
    <Dialog title={t('run.title')} onClose={onClose}>
      <Stack gap="sm">
        {query.isError || (isOffline && query.data === undefined) ? (
          <FailureAlert>{failure}</FailureAlert>
        ) : query.data === undefined ? (
          <Skeleton h={96} />
        ) : (
          <Shown run={query.data} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

type ShownProps = Readonly<{ run: Export; onClose(): void }>;

function Shown({ run, onClose }: ShownProps): ReactNode {
  const { t } = useTexts('features/reports');
  return (
    <>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {run.fileName}
      </Text>
      <div>
        <RunState run={run} />
      </div>
      {run.status === 'generating' ? <Generating run={run} onClose={onClose} /> : null}
      {run.status === 'ready' && run.url !== null ? <Ready run={run} url={run.url} /> : null}
      {run.status === 'expired' ? <Text>{t('run.expired')}</Text> : null}
    </>
  );
}

function Generating({ run, onClose }: ShownProps) {
  const { t, language } = useTexts('features/reports');
  const { cancel } = useRunActions(onClose);
  const { id, done, total } = run;
  const share = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100));
  const number = (count: number) => numberText(count, language);
  return (
    <>
      <Progress.Root size="lg">
        <Progress.Section value={share} aria-label={t('runs.progress')} />
      </Progress.Root>
      <Text size="sm" c="dimmed" mih={22}>
        {total === 0
          ? null
          : t('run.progress', {
              done: number(done),
              rows: t('rows', { count: total, number: number(total) }),
            })}
      </Text>
      <Text>{t('run.stay')}</Text>
      <Group justify="flex-end">
        <Button
          variant="default"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(id, { onSuccess: onClose })}
        >
          {t('runs.cancel')}
        </Button>
        <Button onClick={onClose}>{t('run.close')}</Button>
      </Group>
    </>
  );
}

function Ready({ run: { format, fileName }, url }: Readonly<{ run: Export; url: string }>) {
  const { t } = useTexts('features/reports');
  const target =
    format === 'csv'
      ? { download: fileName, leftSection: <IconDownload size={18} aria-hidden /> }
      : { target: '_blank', rel: 'noopener', rightSection: <IconExternalLink size={18} aria-hidden /> };
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('run.valid')}
      </Text>
      <Group justify="flex-end">
        <Button component="a" href={url} data-autofocus {...target}>
          {t(`run.open.${format}`)}
        </Button>
      </Group>
    </>
  );
}
