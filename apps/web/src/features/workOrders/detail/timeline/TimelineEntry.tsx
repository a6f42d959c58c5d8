import { Text } from '@mantine/core';
import {
  type Icon,
  IconMessage,
  IconPaperclip,
  IconProgress,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useUser } from '../../../../platform/session/session.ts';
import { ExactTime } from '../../../../ui/ExactTime.tsx';
import { CommentMenu } from './CommentMenu.tsx';
import classes from './Timeline.module.css';
import { saidIn, type TimelineItem } from './timelineItems.ts';
import { useTimelineWords } from './useTimelineWords.ts';

const icons: Readonly<Record<TimelineItem['kind'], Icon>> = {
  comment: IconMessage,
  status: IconProgress,
  assignment: IconUserPlus,
  attachmentAdded: IconPaperclip,
  attachmentRemoved: IconTrash,
};

export function timelineIcon({ kind }: TimelineItem) {
  const KindIcon = icons[kind];
  return <KindIcon size={14} aria-hidden />;
}

type Props = Readonly<{ item: TimelineItem; workOrderId: string }>;

/** Who, what, when, and what was said. Authors edit and delete their own comments. */
export function TimelineEntry({ item, workOrderId }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const { whoOf, whatOf } = useTimelineWords();
  const { id: userId } = useUser();
  const what = whatOf(item);
  const said = saidIn(item);
  const isOwn = item.kind === 'comment' && item.comment.userId === userId;
  return (
    <>
      <div className={classes.head}>
        <Text size="sm">
          <Text span fw={600} inherit>
            {whoOf(item)}
          </Text>
          {what === null ? null : ` ${what}`}
        </Text>
        {isOwn ? <CommentMenu comment={item.comment} workOrderId={workOrderId} /> : null}
      </div>
      {said === '' ? null : (
        <Text size="sm" className={classes.words ?? ''}>
          {said}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        <ExactTime moment={item.time} />
        {item.kind === 'comment' && item.comment.timeEdited !== null ? ` · ${t('timeline.edited')}` : null}
      </Text>
    </>
  );
}
