import { Button, Group, SegmentedControl, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { Message } from '@schooldog/contract/notifications';
import { allTime } from '@schooldog/domain/dates';
import { IconMailOff, IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { DateRangeInput } from '../../ui/DateRangeInput.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { UserPicker } from '../users/index.ts';
import { MessageCard } from './MessageCard.tsx';
import { useMessages, type MessageFilter } from './queries.ts';

const channels = ['mail', 'sms', 'push'] as const;
const everything: MessageFilter = { channel: null, dates: allTime, userIds: [] };

/** Everything that left the house or was kept, so that every link and code can be followed on one machine. */
export function MessagesPanel() {
  const { t } = useTranslation('notifications');
  const { isOffline } = useConnectivity();
  const [filter, setFilter] = useState(everything);
  const messages = useMessages(filter);
  const isFiltered = filter !== everything;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end">
        <SegmentedControl
          aria-label={t('channel')}
          data={[
            { value: 'all', label: t('channels.all') },
            ...channels.map((value) => ({ value, label: t(`channels.${value}`) })),
          ]}
          value={filter.channel ?? 'all'}
          onChange={(chosen) =>
            setFilter({ ...filter, channel: channels.find((channel) => channel === chosen) ?? null })
          }
        />
        <TestMessageButton channel={filter.channel ?? 'mail'} isOffline={isOffline} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={720}>
        <DateRangeInput value={filter.dates} onChange={(dates) => setFilter({ ...filter, dates })} />
        <UserPicker
          label={t('people')}
          value={filter.userIds}
          onChange={(userIds) => setFilter({ ...filter, userIds })}
          max={20}
        />
      </SimpleGrid>
      <QueryState query={messages} isOffline={isOffline} skeleton={<Skeleton h={240} />}>
        {({ pages }) => {
          const found = pages.flatMap((page) => page.messages);
          if (found.length === 0) {
            const action = isFiltered ? { label: t('clear'), run: () => setFilter(everything) } : undefined;
            return (
              <StateMessage
                icon={<IconMailOff />}
                title={t(isFiltered ? 'noMatch' : 'empty')}
                action={action}
              />
            );
          }
          return (
            <Stack gap="sm">
              {found.map((message) => (
                <MessageCard key={message.id} message={message} />
              ))}
              <LoadMore query={messages} />
            </Stack>
          );
        }}
      </QueryState>
    </Stack>
  );
}

function TestMessageButton({ channel, isOffline }: { channel: Message['channel']; isOffline: boolean }) {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const send = useMutation(
    api.notifications.sendTestMessage.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.notifications.key() });
        toastSuccess(t('testSent'));
      },
      onError: () => toastError(t('testFailed')),
    }),
  );
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={16} />}
      loading={send.isPending}
      disabled={isOffline}
      onClick={() => send.mutate({ channel })}
    >
      {t('sendTest')}
    </Button>
  );
}
