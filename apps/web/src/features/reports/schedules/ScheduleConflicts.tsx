import type { JsonValue } from '@schooldog/domain/kernel';
import { scheduleFormSchema } from '@schooldog/domain/reports';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { MergeConflicts } from '../../../ui/MergeConflicts.tsx';
import { plainWords } from '../../../ui/plainWords.ts';
import { useTimeText } from './useTimeText.ts';

type Props = Readonly<{
  scheduleId: string;
  merging: ComponentProps<typeof MergeConflicts>['merging'] & Readonly<{ isAuthorUnknown: boolean }>;
}>;

/** What was changed here and elsewhere at the same time, to choose from. */
export function ScheduleConflicts({ scheduleId, merging }: Props) {
  const { t } = useTexts('features/reports/schedules');
  const timeText = useTimeText();
  const { data: history } = useQuery(
    api.reports.getScheduleHistory.queryOptions({ input: { scheduleId }, enabled: merging.isAuthorUnknown }),
  );
  const labels: Readonly<Record<string, string>> = {
    title: t('form.name'),
    format: t('form.format'),
    time: t('form.often'),
    recipientUserIds: t('form.people'),
  };
  const wordsOf = (stored: JsonValue, [field = '']: readonly string[]): string => {
    const time = field === 'time' ? scheduleFormSchema.shape.time.safeParse(stored).data : undefined;
    if (time !== undefined) return timeText(time);
    return field === 'format' && typeof stored === 'string' ? stored.toUpperCase() : plainWords(stored);
  };
  return (
    <MergeConflicts
      merging={merging}
      labelOf={([field = '']) => labels[field] ?? t('form.report')}
      wordsOf={wordsOf}
      history={history}
    />
  );
}
