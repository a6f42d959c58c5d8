import type { MergedEntry } from '@schooldog/domain/entries';
import { useNavigate } from '@tanstack/react-router';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { storedText } from '../../../platform/offline/storedText.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { discard } from '../../../platform/outbox/index.ts';
import { useActor, useUser } from '../../../platform/session/session.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import type { ToastAction } from '../../../platform/toasts/ToastWithAction.tsx';
import { useObservation } from '../../settings/index.ts';
import { entryOperations } from '../entryOperations.ts';
import { expectAnswer, openLogEntry } from './open.ts';
import { rememberUse } from './recent.ts';
import type { Start } from './start.ts';
import { storeEdit, storeNew } from './storeEntry.ts';
import type { EntryValues } from './values.ts';

/** The form has been checked. Fails when the device cannot keep the work; otherwise the person is told. */
export function useSubmitEntry({ entry, supersedes, home, assessment }: Start) {
  const { t } = useTexts('features/entries/logEntry');
  const actor = useActor();
  const { firstName, lastName } = useUser();
  const navigate = useNavigate();
  const { category, item, itemLabel } = useObservation();

  const say = (told: string, entryId: string, action?: ToastAction) => {
    toastSuccess(told, action, recordKeyOf(entryOperations, entryId));
  };
  /** An entry in a home has no page yet, and is rarely the only one. */
  const nextStep = (entryId: string, categoryId: string): ToastAction =>
    home === null
      ? {
          label: t('done.view'),
          run: () => void navigate({ to: '/entries/$entryId', params: { entryId } }),
        }
      : { label: t('done.another'), run: () => openLogEntry({ home, categoryId }) };

  return async (values: EntryValues, base: MergedEntry | null): Promise<void> => {
    const { schoolId, categoryId, itemId } = values;
    if (schoolId === null || categoryId === null || itemId === null) throw new Error('not checked');
    const tags = { categoryTags: category(categoryId)?.tags ?? [], itemTags: item(itemId)?.tags ?? [] };
    const what = [itemLabel(itemId), values.place.location.trim()].filter(Boolean).join(', ');
    if (entry === null || base === null) {
      const reporter = { actor, name: `${firstName} ${lastName}` };
      // At another school it is an entry like any other.
      const assessmentId = assessment?.schoolId === schoolId ? assessment.id : null;
      const facts = { tags, label: t('work.log', { what }), schoolId, assessmentId, reporter };
      const { entryId } = values;
      await storeNew(values, facts, home);
      rememberUse(actor.userId, { categoryId, itemId, schoolId });
      const alertWaits = values.alert !== null && home === null && connectivity.get().isOffline;
      const told = storedText(t('done.logged'));
      say(alertWaits ? `${told} ${t('done.alertWaits')}` : told, entryId, nextStep(entryId, categoryId));
    } else {
      const facts = { tags, label: t('work.edit', { what }), base };
      const operationId = await storeEdit(entry, values, facts, home);
      if (!connectivity.get().isOffline) expectAnswer(operationId);
      say(storedText(t('done.edited')), entry.id);
    }
    // Only now: the rejected work stays until the new one is safe. Left behind, it is discarded by hand.
    for (const operationId of supersedes) await discard(operationId).catch(() => undefined);
  };
}
