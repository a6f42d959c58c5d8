import { Card, Text } from '@mantine/core';
import type { JobQueue } from '@schooldog/contract/notifications';
import { numberText } from '@schooldog/domain/kernel';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { clockTime, isHourly } from './clockTime.ts';
import classes from './Jobs.module.css';
import { queueName } from './queueName.ts';

const counts = ['waiting', 'active', 'completed', 'failed'] as const;

export function JobQueues({ queues }: Readonly<{ queues: readonly JobQueue[] }>) {
  return (
    <ul className={classes.queues}>
      {queues.map((queue) => (
        <QueueCard key={queue.name} queue={queue} />
      ))}
    </ul>
  );
}

function QueueCard({ queue }: Readonly<{ queue: JobQueue }>) {
  const { t, language } = useTexts('features/notifications');
  const { cron, timeLastRun } = queue;
  const scheduleOf = (when: string) => {
    const daily = clockTime(when);
    if (daily !== null) return t('jobs.daily', { time: daily.time, count: daily.hour });
    return isHourly(when) ? t('jobs.hourly') : t('jobs.scheduled');
  };
  return (
    <Card component="li" withBorder padding="sm">
      <Text fw={600}>{queueName(queue.name, t)}</Text>
      <Text size="sm" c="dimmed">
        {cron === null ? t('jobs.onDemand') : scheduleOf(cron)} · {t('jobs.lastRun')}:{' '}
        {timeLastRun === null ? t('jobs.never') : <RelativeTime moment={timeLastRun} />}
      </Text>
      <dl className={classes.counts}>
        {counts.map((name) => (
          <div key={name} data-alarm={(name === 'failed' && queue.failed > 0) || undefined}>
            <dt>{t(`jobs.${name}`)}</dt>
            <dd>{numberText(queue[name], language)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
