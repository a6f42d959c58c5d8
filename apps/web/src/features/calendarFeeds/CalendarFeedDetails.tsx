// The panel of Edit Profile: what the feed holds, its address when it is made, and whether calendars read it.
import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import type { CalendarFeed } from '@schooldog/contract/calendarFeeds';
import { feedKinds } from '@schooldog/domain/calendarFeeds';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useActor } from '../../platform/session/session.ts';
import { ExactTime } from '../../ui/ExactTime.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { NewAddress } from './NewAddress.tsx';
import { useCalendarFeed } from './queries.ts';
import { useFeedActions } from './useFeedActions.ts';

export function CalendarFeedDetails() {
  const { t } = useTexts('features/calendarFeeds');
  const { isOffline } = useConnectivity();
  const kinds = feedKinds(useActor());
  const query = useCalendarFeed();
  const actions = useFeedActions();
  return (
    <Stack gap="sm">
      <Text>{t('lead')}</Text>
      {kinds.length === 0 ? (
        <Text c="dimmed">{t('nothing')}</Text>
      ) : (
        <List>
          {kinds.map((kind) => (
            <List.Item key={kind}>{t(`kinds.${kind}`)}</List.Item>
          ))}
        </List>
      )}
      <Text size="sm" c="dimmed">
        {t('holds')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('copies')}
      </Text>
      {actions.url === null ? null : <NewAddress key={actions.url} url={actions.url} />}
      <QueryState query={query} isOffline={isOffline} skeleton={<Skeleton h={44} />}>
        {({ feed }) => <FeedState feed={feed} actions={actions} isOffline={isOffline} />}
      </QueryState>
    </Stack>
  );
}

type StateProps = Readonly<{
  feed: CalendarFeed | null;
  actions: ReturnType<typeof useFeedActions>;
  isOffline: boolean;
}>;

function FeedState({ feed, actions, isOffline }: StateProps) {
  const { t } = useTexts('features/calendarFeeds');
  const { isMaking, isRevoking } = actions;
  const isClosed = { mih: 44, disabled: isOffline, title: isOffline ? t('offline') : undefined };
  if (feed === null) {
    return (
      <Group>
        <Button {...isClosed} loading={isMaking} onClick={actions.make}>
          {t('create')}
        </Button>
      </Group>
    );
  }
  return (
    <>
      <Text size="sm">
        {t('created')} <ExactTime moment={feed.timeCreated} />
        {' · '}
        {feed.timeLastRead === null ? (
          t('neverRead')
        ) : (
          <>
            {t('lastRead')} <ExactTime moment={feed.timeLastRead} />
          </>
        )}
      </Text>
      <Group>
        <Button {...isClosed} variant="default" loading={isMaking} onClick={() => void actions.replace()}>
          {t('replace.label')}
        </Button>
        <Button
          {...isClosed}
          variant="outline"
          color="red"
          loading={isRevoking}
          onClick={() => void actions.revoke()}
        >
          {t('revoke.label')}
        </Button>
      </Group>
    </>
  );
}
