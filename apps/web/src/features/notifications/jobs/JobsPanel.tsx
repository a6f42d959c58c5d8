import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { JobQueues } from './JobQueues.tsx';

const refreshEvery = 15_000;

/** Background jobs: waiting, scheduled, and permanently failed. */
export function JobsPanel() {
  const { t } = useTexts('features/notifications');
  const { isOffline } = useConnectivity();
  const jobs = useQuery(api.notifications.listJobs.queryOptions({ refetchInterval: refreshEvery }));
  return (
    <QueryState query={jobs} isOffline={isOffline} skeleton={<Skeleton h={360} />}>
      {({ queues, failed }) => (
        <Stack gap="xl">
          <section>
            <Heading title={t('jobs.failures')} hint={t('jobs.failuresHint')} />
            <FailedJobs jobs={failed} />
          </section>
          <section>
            <Heading title={t('jobs.queues')} hint={t('jobs.queuesHint')} />
            <JobQueues queues={queues} />
          </section>
        </Stack>
      )}
    </QueryState>
  );
}

function Heading({ title, hint }: Readonly<{ title: string; hint: string }>) {
  return (
    <Stack gap={2} mb="sm">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </Stack>
  );
}
