// What is done to a schedule with one tap. All of it needs a connection.
import type { ShownSchedule } from '@schooldog/contract/reports';
import { useMemo } from 'react';
import { client } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';

export function useScheduleActions() {
  const { t } = useTexts('features/reports/schedules');
  return useMemo(() => {
    const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
      try {
        await change();
      } catch (error) {
        toastError(rejectionText(error) ?? t('notChanged'));
        return;
      }
      toastSuccess(done);
      await refetchSoon('reports');
    };
    return {
      pause: ({ id: scheduleId, isPaused }: ShownSchedule) =>
        run(
          () => client.reports.pauseSchedule({ scheduleId, isPaused: !isPaused }),
          t(isPaused ? 'done.resumed' : 'done.paused'),
        ),
      takeOver: ({ id: scheduleId }: ShownSchedule) =>
        run(() => client.reports.takeOverSchedule({ scheduleId }), t('done.takenOver')),
      stop: async ({ id: scheduleId, title }: ShownSchedule) => {
        const question = {
          title: t('stop.title'),
          body: t('stop.body', { title }),
          confirmLabel: t('menu.stop'),
        };
        if (await confirm(question))
          await run(() => client.reports.stopReceivingReport({ scheduleId }), t('done.stopped'));
      },
      remove: async ({ id: scheduleId, title }: ShownSchedule) => {
        const question = {
          title: t('delete.title'),
          body: t('delete.body', { title }),
          confirmLabel: t('menu.delete'),
          danger: true,
        };
        if (await confirm(question))
          await run(() => client.reports.deleteSchedule({ scheduleId }), t('done.deleted'));
      },
    };
  }, [t]);
}
