import { Button } from '@mantine/core';
import {
  canRunReport,
  canScheduleReports,
  type ReportQuery,
  schoolsOfQuery,
} from '@schooldog/domain/reports';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

/** Has the report with these filters sent by mail. */
export function ScheduleButton({ query }: Readonly<{ query: ReportQuery }>) {
  const { t } = useTexts('features/reports/schedules');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const [isOpen, setIsOpen] = useState(false);
  if (!canScheduleReports(actor) || !canRunReport(actor, query.report, schoolsOfQuery(query))) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarRepeat size={18} aria-hidden />}
        disabled={isOffline}
        title={isOffline ? t('offline') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('button')}
      </Button>
      {isOpen ? <ScheduleDialog query={query} schedule={null} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
