import { Box, Card, Text, Title } from '@mantine/core';
import type { ShownSchedule } from '@schooldog/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import lists from '../../../ui/list/RowList.module.css';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { ScheduleRow } from './ScheduleRow.tsx';

/** Reports by mail that this person owns or gets; for those who manage the district, all of them. */
export function ScheduledReports() {
  const { t } = useTexts('features/reports/schedules');
  const { isOffline } = useConnectivity();
  const [opened, setOpened] = useState<ShownSchedule | null>(null);
  const { data, isError } = useQuery(api.reports.listSchedules.queryOptions({ enabled: !isOffline }));
  if (isError && data === undefined) return <Text c="dimmed">{t('failed')}</Text>;
  const schedules = data?.schedules ?? [];
  // The dialog follows what is stored; one that someone deleted stays open and says so when it is saved.
  const edited = schedules.find(({ id }) => id === opened?.id) ?? opened;
  if (schedules.length === 0 && edited === null) return null;
  return (
    <Box component="section" aria-labelledby="scheduled-reports" mb="xl">
      <Title order={2} size="h3" id="scheduled-reports" mb={4}>
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('about')}
      </Text>
      <Card withBorder padding={0} component="ul" className={lists.list ?? ''}>
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} onEdit={() => setOpened(schedule)} />
        ))}
      </Card>
      {edited === null ? null : (
        <ScheduleDialog query={edited.query} schedule={edited} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}
