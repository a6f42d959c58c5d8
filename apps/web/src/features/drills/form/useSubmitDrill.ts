import type { CalendarDate } from '@schooldog/domain/dates';
import type { MergedDrill } from '@schooldog/domain/drills';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { storedText } from '../../../platform/offline/storedText.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { discard, enqueue } from '../../../platform/outbox/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import type { ToastAction } from '../../../platform/toasts/ToastWithAction.tsx';
import { rememberSchool } from '../../schools/index.ts';
import { drillRecord } from '../drillRecord.ts';
import { recordWork, updateWork } from '../drillWork.ts';
import { useDrillWords } from '../parts/useDrillWords.ts';
import type { Start } from './start.ts';
import { type DrillValues, fieldsToSend } from './values.ts';

type When = Readonly<{ withResults: boolean; today: CalendarDate }>;

/** The form has been checked. Fails when the device cannot keep the work; otherwise the person is told. */
export function useSubmitDrill({ drill, supersedes }: Start) {
  const { t } = useTexts('features/drills/form');
  const { id: userId, firstName, lastName } = useUser();
  const { titleText } = useDrillWords();
  const navigate = useNavigate();

  const say = (done: string, drillId: string, action?: ToastAction) => {
    toastSuccess(storedText(done), action, recordKeyOf(drillRecord, drillId));
  };

  return async (values: DrillValues, base: MergedDrill | null, when: When): Promise<void> => {
    const form = fieldsToSend(values, when.withResults, base);
    const what = titleText(form.kind);
    if (drill === null || base === null) {
      const { drillId } = values;
      const person = { id: userId, name: `${firstName} ${lastName}` };
      const now = new Date().toISOString();
      await enqueue(recordWork(drillId, form, { ...when, person, now, label: t('work.record', { what }) }));
      rememberSchool('drill', userId, form.schoolId);
      say(t('done.recorded'), drillId, {
        label: t('done.view'),
        run: () => void navigate({ to: '/drills/drill/$drillId', params: { drillId } }),
      });
    } else {
      const work = updateWork(drill, form, { ...when, base, label: t('work.update', { what }) });
      if (work !== null) await enqueue(work);
      say(t('done.updated'), drill.id);
    }
    // Only now: the rejected work stays until the new one is safe. Left behind, it is discarded by hand.
    for (const operationId of supersedes) await discard(operationId).catch(() => undefined);
  };
}
