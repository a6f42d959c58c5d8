import type { ShownDrill } from '@schooldog/contract/drills';
import type { DrillPoint } from '@schooldog/domain/drills';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { enqueue } from '../../../platform/outbox/index.ts';
import { toastError } from '../../../platform/toasts/toasts.ts';
import { pointWork } from '../drillWork.ts';

type Change = Readonly<Record<'before' | 'after', DrillPoint>>;

/** Settles a point of a saved drill, or gives it its work order. Needs no network. False when it was not kept. */
export function useSavePoint(drillId: string) {
  const { t } = useTexts('features/drills');
  return async (change: Change, drill: ShownDrill | undefined): Promise<boolean> => {
    try {
      const label = t('work.point', { text: change.after.text });
      await enqueue(pointWork(drillId, change, { drill, label }));
      return true;
    } catch {
      toastError(t('notStored'));
      return false;
    }
  };
}
