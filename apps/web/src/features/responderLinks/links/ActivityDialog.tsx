import { Text, Timeline } from '@mantine/core';
import type { ListedResponderEvent, ListedResponderLink } from '@schooldog/contract/responderLinks';
import { componentName } from '@schooldog/domain/eop';
import { isFailure } from '@schooldog/domain/responderLinks';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMomentText } from '../../../ui/momentText.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { useResponderEvents } from '../queries.ts';

type Props = Readonly<{ link: ListedResponderLink; onClose(): void }>;

/** What the responder did and tried, newest first. */
export function ActivityDialog({ link, onClose }: Props) {
  const { t } = useTexts('features/responderLinks');
  const { isOffline } = useConnectivity();
  const events = useResponderEvents(link.id);
  return (
    <Dialog title={t('activity.title', { name: link.personName })} onClose={onClose}>
      <QueryState query={events} isOffline={isOffline} skeleton={<SkeletonList rows={4} height={48} />}>
        {(all) => (all.length === 0 ? <Text>{t('activity.empty')}</Text> : <Events events={all} />)}
      </QueryState>
    </Dialog>
  );
}

function Events({ events }: Readonly<{ events: readonly ListedResponderEvent[] }>) {
  const { t, language } = useTexts('features/responderLinks');
  const momentText = useMomentText();
  return (
    <Timeline bulletSize={24} lineWidth={2}>
      {events.map(({ sequence, event, component, time }) => (
        <Timeline.Item
          key={sequence}
          bullet={
            isFailure(event) ? (
              <IconAlertTriangle size={14} aria-hidden />
            ) : (
              <IconCheck size={14} aria-hidden />
            )
          }
          color={isFailure(event) ? 'red' : 'teal'}
          title={t(`activity.events.${event}`, {
            component: component === null ? t('activity.document') : componentName(component, language),
          })}
        >
          <Text size="sm" c="dimmed">
            {momentText(time)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
