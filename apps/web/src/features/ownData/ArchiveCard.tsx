import { Button, Card, Group, Progress, Stack, Text } from '@mantine/core';
import type { OwnDataExport } from '@schooldog/contract/ownData';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../platform/problems/index.ts';
import { ExactTime } from '../../ui/ExactTime.tsx';
import { FailureAlert } from '../../ui/FailureAlert.tsx';
import { inMegabytes } from '../../ui/inMegabytes.ts';
import type { OwnDataActions } from './useOwnDataActions.ts';

type Props = Readonly<{ archive: OwnDataExport; actions: OwnDataActions }>;

export function ArchiveCard(props: Props) {
  const { archive } = props;
  switch (archive.status) {
    case 'generating':
      return <Generating {...props} />;
    case 'ready':
      return <Ready {...props} />;
    case 'failed':
      return <Failed archive={archive} />;
    default:
      return <Gone archive={archive} />;
  }
}

function Generating({ archive, actions }: Props) {
  const { t } = useTexts('features/ownData');
  const { percent, isMine } = archive;
  return (
    <Frame title={t(isMine ? 'making.mine' : 'making.others', { name: archive.byName })}>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label={t('making.progress')} />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {t('making.percent', { percent })} · {t('started')} <ExactTime moment={archive.timeCreated} />
      </Text>
      <Text>{t(isMine ? 'making.stay' : 'making.wait')}</Text>
      <Group>
        <EndButton archive={archive} actions={actions} label={t('cancel.label')} />
      </Group>
    </Frame>
  );
}

function Ready({ archive, actions }: Props) {
  const { t, language } = useTexts('features/ownData');
  const { isOffline } = useConnectivity();
  const { isMine, byName, size, timeDeleted, withPlans, url } = archive;
  return (
    <Frame title={t(isMine ? 'ready.mine' : 'ready.others', { name: byName })}>
      <Text size="sm" c="dimmed">
        {size === null ? null : `${inMegabytes(size, language)} · `}
        {t(withPlans ? 'ready.withPlans' : 'ready.withoutPlans')} · {t('started')}{' '}
        <ExactTime moment={archive.timeCreated} />
      </Text>
      {timeDeleted === null ? null : (
        <Text>
          {t('ready.deleted')} <ExactTime moment={timeDeleted} />
        </Text>
      )}
      {isMine && url === null ? <FailureAlert>{t('ready.closed')}</FailureAlert> : null}
      <Group>
        {url === null ? null : (
          <Button
            mih={44}
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={isOffline}
            title={isOffline ? t('offline') : undefined}
            loading={actions.isDownloading}
            onClick={actions.download}
          >
            {t('download')}
          </Button>
        )}
        <EndButton archive={archive} actions={actions} label={t('delete.label')} />
      </Group>
    </Frame>
  );
}

function Failed({ archive }: Pick<Props, 'archive'>) {
  const { t } = useTexts('features/ownData');
  const textOf = useProblemText();
  return <FailureAlert>{textOf(archive.problem ?? '') ?? t('failed')}</FailureAlert>;
}

function Gone({ archive }: Pick<Props, 'archive'>) {
  const { t } = useTexts('features/ownData');
  return (
    <Text c="dimmed">
      {t(archive.status === 'expired' ? 'gone' : 'canceled')} · {t('started')}{' '}
      <ExactTime moment={archive.timeCreated} />
    </Text>
  );
}

function EndButton({ archive, actions, label }: Props & Readonly<{ label: string }>) {
  const { t } = useTexts('features/ownData');
  const { isOffline } = useConnectivity();
  return (
    <Button
      mih={44}
      variant="outline"
      color="red"
      disabled={isOffline}
      title={isOffline ? t('offline') : undefined}
      loading={actions.endingId === archive.id}
      onClick={() => void actions.end(archive)}
    >
      {label}
    </Button>
  );
}

function Frame({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Text fw={600} component="output">
          {title}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
