import { Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ClientErrorDetail } from '@schooldog/contract/clientErrors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { CopyIcon } from '../../ui/CopyIcon.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ExactTime } from '../../ui/ExactTime.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import classes from './ClientErrors.module.css';

type Props = Readonly<{ clientErrorId: string; onClose(): void }>;

export function ClientErrorDialog({ clientErrorId, onClose }: Props) {
  const { t } = useTexts('features/clientErrors');
  const { isOffline } = useConnectivity();
  const query = useQuery(api.clientErrors.getClientError.queryOptions({ input: { clientErrorId } }));
  return (
    <Dialog title={t('title')} onClose={onClose} width="user">
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={320} />}>
        {(error) => (
          <Stack gap="lg">
            <div>
              <Text fw={600} className={classes.message ?? ''}>
                {error.name}: {error.message}
              </Text>
              {error.timeResolved === null ? null : <ResolvedNote error={error} />}
            </div>
            <Facts error={error} />
            <Stacktrace stack={error.stack} />
            <ResolveButton error={error} onDone={onClose} />
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}

function ResolvedNote({ error }: Readonly<{ error: ClientErrorDetail }>) {
  const { t } = useTexts('features/clientErrors');
  return (
    <Text size="sm" c="dimmed">
      {t('resolvedBy', {
        name: error.resolvedByName ?? t('somebody'),
        version: error.resolvedInVersion ?? '',
      })}
    </Text>
  );
}

function Facts({ error }: Readonly<{ error: ClientErrorDetail }>) {
  const { t } = useTexts('features/clientErrors');
  const facts = [
    ['count', t('times', { count: error.count })],
    ['kind', t(`kinds.${error.kind}`)],
    ['firstSeen', <ExactTime key="first" moment={error.timeFirstSeen} />],
    ['lastSeen', <ExactTime key="last" moment={error.timeLastSeen} />],
    ['versions', error.versions.join(', ')],
    ['browsers', error.browsers.join(', ')],
    ['pages', error.routes.join(', ')],
    ['offline', t('times', { count: error.offlineCount })],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Stacktrace({ stack }: Readonly<{ stack: string }>) {
  const { t } = useTexts('features/clientErrors');
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm" c="dimmed">
          {t('stack')}
        </Text>
        {stack === '' ? null : <CopyIcon value={stack} what={t('stack')} />}
      </Group>
      {stack === '' ? (
        <Text>{t('noStack')}</Text>
      ) : (
        <Code block className={classes.stack ?? ''}>
          {stack}
        </Code>
      )}
    </div>
  );
}

type ButtonProps = Readonly<{ error: ClientErrorDetail; onDone(): void }>;

function ResolveButton({ error, onDone }: ButtonProps) {
  const { t } = useTexts('features/clientErrors');
  const { isOffline } = useConnectivity();
  const queryClient = useQueryClient();
  const isResolved = error.timeResolved !== null;
  const save = useMutation(
    api.clientErrors.setClientErrorResolved.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.clientErrors.key() });
        toastSuccess(t(isResolved ? 'reopened' : 'resolved'));
        onDone();
      },
      onError: () => toastError(t('saveFailed')),
    }),
  );
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" flex={1} miw={200}>
        {t(isResolved ? 'reopenHint' : 'resolveHint')}
      </Text>
      <Button
        variant={isResolved ? 'default' : 'filled'}
        loading={save.isPending}
        disabled={isOffline}
        onClick={() => save.mutate({ clientErrorId: error.id, isResolved: !isResolved })}
      >
        {t(isResolved ? 'reopen' : 'resolve')}
      </Button>
    </Group>
  );
}
