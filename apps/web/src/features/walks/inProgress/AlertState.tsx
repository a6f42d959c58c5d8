import { Button, Group, Text } from '@mantine/core';
import type { ShownWalkEntry } from '@schooldog/contract/walks';
import { canSendAlertAt } from '@schooldog/domain/alerts';
import { IconUrgent } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { useActor } from '../../../platform/session/session.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';

type Props = Readonly<{
  entry: ShownWalkEntry;
  mayChange: boolean;
  /** The server does not know the entry, or not all of it. */
  isPending: boolean;
}>;

/** The alert of an entry that waits for its walk to complete, or that could not be sent anymore. */
export function AlertState({ entry, mayChange, isPending }: Props) {
  const { t } = useTexts('features/walks/inProgress');
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const queryClient = useQueryClient();
  const send = useMutation({
    ...api.walks.sendImmediateSafetyAlert.mutationOptions(),
    onSuccess: () => {
      toastSuccess(t('alert.sent'));
      return queryClient.invalidateQueries({ queryKey: api.walks.getWalk.key() });
    },
    onError: (error) => toastError(rejectionText(error) ?? t('alert.failed')),
  });
  const isWaiting = entry.safetyAlert?.state === 'waiting';
  const maySend = isWaiting && mayChange && canSendAlertAt(actor, entry.schoolId);
  return (
    <Group gap="xs" justify="space-between">
      <Group gap={6} wrap="nowrap">
        <IconUrgent size={16} aria-hidden />
        <Text size="sm">{t(isWaiting ? 'alert.waits' : 'alert.notSent')}</Text>
      </Group>
      {maySend ? (
        <Button
          size="compact-md"
          variant="light"
          loading={send.isPending}
          disabled={isOffline || isPending}
          title={isOffline || isPending ? t('alert.needsNetwork') : undefined}
          onClick={() => send.mutate({ walkId: entry.walkId, entryId: entry.id })}
        >
          {t('alert.send')}
        </Button>
      ) : null}
    </Group>
  );
}
