import { Button, Card, Group, Text, ThemeIcon } from '@mantine/core';
import type { FailedJob } from '@schooldog/contract/notifications';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { relativeTime } from '../../../ui/relativeTime.ts';
import { useNow } from '../../../ui/useNow.ts';
import classes from './Jobs.module.css';
import { queueName } from './queueName.ts';

export function FailedJobs({ jobs }: Readonly<{ jobs: readonly FailedJob[] }>) {
  const { t } = useTexts('features/notifications');
  if (jobs.length === 0) {
    return (
      <Card withBorder padding="md">
        <Group wrap="nowrap" gap="sm">
          <ThemeIcon variant="light" color="green" size={36} radius="xl" aria-hidden>
            <IconCircleCheck size={20} />
          </ThemeIcon>
          <div>
            <Text fw={600}>{t('jobs.noFailures')}</Text>
            <Text size="sm" c="dimmed">
              {t('jobs.noFailuresHint')}
            </Text>
          </div>
        </Group>
      </Card>
    );
  }
  return (
    <ul className={classes.failed}>
      {jobs.map((job) => (
        <FailedJobCard key={job.id} job={job} />
      ))}
    </ul>
  );
}

function FailedJobCard({ job }: Readonly<{ job: FailedJob }>) {
  const { t, language } = useTexts('features/notifications');
  const now = useNow();
  const { isOffline } = useConnectivity();
  const queryClient = useQueryClient();
  const name = queueName(job.name, t);
  const retry = useMutation(
    api.notifications.retryJob.mutationOptions({
      onSuccess: () => toastSuccess(t('jobs.retried')),
      onError: () => toastError(t('jobs.retryFailed')),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.notifications.listJobs.key() }),
    }),
  );
  const when = relativeTime(job.timeFailed ?? job.timeCreated, now, language);
  return (
    <Card component="li" withBorder padding="sm">
      <Group justify="space-between" gap="sm">
        <div className={classes.words}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {t('jobs.failedAt', { when })} · {t('jobs.tries', { count: job.tries })}
          </Text>
          <p className={classes.reason}>{job.error === '' ? t('jobs.noReason') : job.error}</p>
        </div>
        <Button
          variant="default"
          mih={44}
          leftSection={<IconRefresh size={18} aria-hidden />}
          aria-label={t('jobs.retryThat', { name })}
          disabled={isOffline}
          loading={retry.isPending}
          onClick={() => retry.mutate({ name: job.name, id: job.id })}
        >
          {t('jobs.retry')}
        </Button>
      </Group>
    </Card>
  );
}
