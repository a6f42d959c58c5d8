import { Button, Stack, Text, Timeline } from '@mantine/core';
import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../../platform/session/session.ts';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { shortDay } from '../../../../ui/shortDay.ts';
import { useIsPhone } from '../../../../ui/useIsPhone.ts';
import type { PartsToSend } from '../../partsToSend.ts';
import classes from './Timeline.module.css';
import { CommentForm } from './CommentForm.tsx';
import { TimelineEntry, timelineIcon } from './TimelineEntry.tsx';
import { commentsToSend, timelineItems, type Told } from './timelineItems.ts';

type Props = Readonly<{
  order: ShownWorkOrder;
  /** Undefined where only a list was seen. */
  detail: DetailedWorkOrder | undefined;
  toSend: PartsToSend;
}>;

const untold: Told = { comments: [], statusHistory: [], assignmentHistory: [], attachments: [] };

/** Status changes, assignments, attachments and comments, newest first; the earlier ones on demand. */
export function TimelineCard({ order, detail, toSend }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const [showsAll, setShowsAll] = useState(false);
  const { timelineNarrow, timelineWide } = workOrderLimits;
  const first = useIsPhone() ? timelineNarrow : timelineWide;
  const told = detail ?? untold;
  const waiting = commentsToSend(told, toSend);
  const items = timelineItems(told);
  // One's own unsent comments are always there: they show that nothing was lost.
  const shown = showsAll ? items : items.slice(0, first);
  const hidden = items.length - shown.length;
  return (
    <SectionCard title={tWorkOrders('timeline.title')}>
      <Stack gap="md">
        {order.status === 'Scheduled' && order.scheduledStartDate !== null ? (
          <Text size="sm">{`${t('facts.scheduledFor')} ${shortDay(order.scheduledStartDate)}`}</Text>
        ) : null}
        <CommentForm order={order} />
        {detail === undefined ? (
          <Text size="sm" c="dimmed">
            {t('timeline.notSeen')}
          </Text>
        ) : null}
        <Timeline bulletSize={24} lineWidth={2}>
          {waiting.map(({ commentId, comment }) => (
            <Timeline.Item key={commentId} bullet={<IconClock size={14} aria-hidden />}>
              <UnsentComment comment={comment} />
            </Timeline.Item>
          ))}
          {shown.map((item) => (
            <Timeline.Item key={item.key} bullet={timelineIcon(item)}>
              <TimelineEntry item={item} workOrderId={order.id} />
            </Timeline.Item>
          ))}
        </Timeline>
        {items.length <= first ? null : (
          <Button
            variant="subtle"
            mih={44}
            aria-expanded={showsAll}
            onClick={() => setShowsAll((before) => !before)}
          >
            {showsAll ? t('timeline.fewer') : t('timeline.more', { count: hidden })}
          </Button>
        )}
      </Stack>
    </SectionCard>
  );
}

function UnsentComment({ comment }: Readonly<{ comment: string }>) {
  const { t } = useTexts('features/workOrders/detail');
  const { firstName, lastName } = useUser();
  return (
    <>
      <Text size="sm" fw={600}>
        {`${firstName} ${lastName}`}
      </Text>
      <Text size="sm" className={classes.words ?? ''}>
        {comment}
      </Text>
      <Text size="sm" c="dimmed">
        {t('timeline.waiting')}
      </Text>
    </>
  );
}
