import { Text, Timeline } from '@mantine/core';
import type { DetailedWalk, ShownWalk } from '@schooldog/contract/walks';
import type { Submission, WalkStatus } from '@schooldog/domain/walks';
import { walkLimits } from '@schooldog/domain/walks';
import { type Icon, IconArrowBackUp, IconCheck, IconEyeCheck, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';

type Props = Readonly<{ walk: ShownWalk; names: DetailedWalk['submissionNames'] }>;

const icons: Readonly<Record<WalkStatus, Icon>> = {
  review: IconEyeCheck,
  inprogress: IconArrowBackUp,
  complete: IconCheck,
};

/** Every step of a walk since it was started, newest first: what, who, when, and what was said. */
export function WalkHistory({ walk, names }: Props) {
  const { t } = useTexts('features/walks/parts');
  const nameOf = (userId: string) =>
    names.find((person) => person.userId === userId)?.name ?? t('history.unknownPerson');
  const by = ({ userId }: Submission) =>
    userId === null ? t('history.automatic', { hours: walkLimits.reviewHours }) : nameOf(userId);
  const isLeaders = walk.createdByUserId === walk.leaderUserId;
  // A walk whose start was not sent yet comes without names, except for that of its leader.
  const starter =
    names.find(({ userId }) => userId === walk.createdByUserId) ??
    (isLeaders ? { name: walk.leaderName } : null);
  return (
    <Timeline bulletSize={24} lineWidth={2}>
      {walk.submissionHistory.toReversed().map((step) => {
        const StepIcon = icons[step.toStatus];
        return (
          <Timeline.Item key={step.timestamp} bullet={<StepIcon size={14} aria-hidden />}>
            <Step title={t(`history.${step.toStatus}`)} by={by(step)} time={step.timestamp}>
              {step.comments === '' ? null : (
                <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {t('history.comments', { comments: step.comments })}
                </Text>
              )}
            </Step>
          </Timeline.Item>
        );
      })}
      <Timeline.Item bullet={<IconPlayerPlay size={14} aria-hidden />}>
        <Step
          title={t('history.started')}
          by={starter && (starter.name ?? t('history.unknownPerson'))}
          time={walk.timeCreated}
        />
      </Timeline.Item>
    </Timeline>
  );
}

type StepProps = Readonly<{ title: string; by: string | null; time: string; children?: ReactNode }>;

function Step({ title, by, time, children }: StepProps) {
  return (
    <>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {children}
      <Text size="sm" c="dimmed">
        {by === null ? null : <>{by} · </>}
        <ExactTime moment={time} />
      </Text>
    </>
  );
}
