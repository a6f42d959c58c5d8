import { Button, Group, SegmentedControl, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { Message } from '@schooldog/contract/notifications';
import { IconMailOff, IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { DatesFilter } from '../../ui/list/DatesFilter.tsx';
import { ListEmpty } from '../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useFilter } from '../../ui/list/useFilter.ts';
import { useListPage } from '../../ui/list/useListPage.ts';
import { usePages } from '../../ui/list/usePages.ts';
import { UserPicker } from '../picker/index.ts';
import { MessageCard } from './MessageCard.tsx';
import { channels, messageFilter } from './messageFilter.ts';

/** Every message that was sent or kept, so that every link and code can be followed on one machine. */
export function MessagesPanel() {
  const { t } = useTexts('features/notifications');
  const { filter, setFilter, clear, count } = useFilter(messageFilter);
  const list = useListPage({
    query: usePages(api.notifications.listMessages, filter),
    recordsOf: ({ messages }) => messages,
  });
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
            setFilter({ ...filter, channel: channels.find((channel) => channel === chosen) })
          }
        />
        <TestMessageButton channel={filter.channel ?? 'mail'} isOffline={list.isOffline} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={720}>
        <DatesFilter filter={filter} onChange={setFilter} />
        <UserPicker
          isFilter
          label={t('people')}
          value={filter.userIds ?? []}
          onChange={(userIds) => setFilter({ ...filter, userIds: [...userIds] })}
          max={20}
        />
      </SimpleGrid>
      <ListPage
        list={list}
        skeleton={<Skeleton h={240} />}
        empty={
          <ListEmpty
            isFiltered={count > 0}
            onClear={clear}
            clearLabel={t('clear')}
            nothing={{ icon: <IconMailOff />, title: t('empty') }}
            noMatch={{ icon: <IconMailOff />, title: t('noMatch') }}
          />
        }
      >
        {(messages) => (
          <Stack gap="sm">
            {messages.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
          </Stack>
        )}
      </ListPage>
    </Stack>
  );
}

function TestMessageButton({ channel, isOffline }: { channel: Message['channel']; isOffline: boolean }) {
  const { t } = useTexts('features/notifications');
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
