// What is done to a series with one tap. All of it needs a connection.
import type { ShownSeries } from '@schooldog/contract/recurring';
import { useMemo } from 'react';
import { client } from '../../platform/api/client.ts';
import { refusalOf } from '../../platform/api/problem.ts';
import { refetchSoon } from '../../platform/api/refetchSoon.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../platform/problems/index.ts';
import { toast, toastError, toastSuccess } from '../../platform/toasts/toasts.ts';
import { confirm } from '../../ui/confirm.tsx';

export type SeriesActions = ReturnType<typeof useSeriesActions>;

export function useSeriesActions() {
  const { t } = useTexts('features/recurring');
  return useMemo(() => {
    const run = async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
      try {
        await change();
      } catch (error) {
        toastError(rejectionText(error) ?? t('actions.failed'));
        return false;
      }
      toastSuccess(done);
      await refetchSoon('recurring');
      return true;
    };
    return {
      pause: ({ id: seriesId, isPaused }: ShownSeries) =>
        run(
          () => client.recurring.pauseSeries({ seriesId, isPaused: !isPaused }),
          t(isPaused ? 'resume.done' : 'pause.done'),
        ),
      takeOver: ({ id: seriesId }: ShownSeries) =>
        run(() => client.recurring.takeOverSeries({ seriesId }), t('takeOver.done')),
      resumeSchool: ({ id: seriesId }: ShownSeries, schoolId: string) =>
        run(() => client.recurring.resumeSchoolOfSeries({ seriesId, schoolId }), t('resumeSchool.done')),
      /** False when it is still there. */
      remove: async ({ id: seriesId, title }: ShownSeries) => {
        const isSure = await confirm({
          title: t('delete.title'),
          body: t('delete.body', { title }),
          confirmLabel: t('delete.confirm'),
          danger: true,
        });
        return isSure && run(() => client.recurring.deleteSeries({ seriesId }), t('delete.done'));
      },
      generate: async ({ id: seriesId, title }: ShownSeries) => {
        const send = (isConfirmed: boolean) => client.recurring.generateSeriesNow({ seriesId, isConfirmed });
        const made = await askedIfOpen(send, () =>
          confirm({
            title: t('generate.openTitle'),
            body: t('generate.openBody', { title }),
            confirmLabel: t('generate.confirm'),
          }),
        ).catch((error: unknown) => {
          toastError(rejectionText(error) ?? t('actions.failed'));
          return null;
        });
        if (made === null) return;
        if (made === 0) toast(t('generate.nothing'));
        else toastSuccess(t('generate.done', { count: made }));
        await refetchSoon('recurring');
      },
    };
  }, [t]);
}

/** How many orders were made; null when the person would rather wait for the last one. */
async function askedIfOpen(
  send: (isConfirmed: boolean) => Promise<{ made: number }>,
  ask: () => Promise<boolean>,
): Promise<number | null> {
  try {
    return (await send(false)).made;
  } catch (error) {
    if (refusalOf(error).code !== 'recurring.lastOrderOpen') throw error;
    return (await ask()) ? (await send(true)).made : null;
  }
}
