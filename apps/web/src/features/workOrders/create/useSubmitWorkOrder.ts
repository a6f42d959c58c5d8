import { needsApprovalAt, type MergedWorkOrder, previewOf } from '@schooldog/domain/workOrders';
import { useNavigate } from '@tanstack/react-router';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { storedText } from '../../../platform/offline/storedText.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { discard, enqueue } from '../../../platform/outbox/index.ts';
import { useActor, useUser } from '../../../platform/session/session.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import type { ToastAction } from '../../../platform/toasts/ToastWithAction.tsx';
import { seenNames } from '../../picker/index.ts';
import { rememberSchool } from '../../schools/index.ts';
import { workOrderRecord } from '../workOrderRecord.ts';
import { createWork, editWork } from '../workOrderWork.ts';
import { expectAnswer } from './open.ts';
import type { Start } from './start.ts';
import type { WorkOrderValues } from './values.ts';

/** The form has been checked. Fails when the device cannot keep the work; otherwise the person is told. */
export function useSubmitWorkOrder({ order, supersedes, onCreated }: Start) {
  const { t } = useTexts('features/workOrders/create');
  const actor = useActor();
  const { firstName, lastName } = useUser();
  const navigate = useNavigate();

  const say = (done: string, workOrderId: string, action?: ToastAction) => {
    toastSuccess(storedText(done), action, recordKeyOf(workOrderRecord, workOrderId));
  };
  const namesOf = (userIds: readonly string[]) => {
    const known = new Map(order?.assignedNames.map((person) => [person.userId, person]));
    return seenNames(userIds).map((person) =>
      person.name === null ? (known.get(person.userId) ?? person) : person,
    );
  };

  return async (values: WorkOrderValues, base: MergedWorkOrder | null): Promise<void> => {
    const { schoolId, workOrderId } = values;
    if (schoolId === null) throw new Error('not checked');
    const what = previewOf(values.description.trim());
    const assignedNames = namesOf(values.assignedUserIds);
    if (order === null || base === null) {
      const creator = { actor, name: `${firstName} ${lastName}` };
      const timestamp = new Date().toISOString();
      const label = t('work.create', { what });
      await enqueue(createWork(values, { schoolId, creator, assignedNames, label, timestamp }));
      rememberSchool('workOrder', actor.userId, schoolId);
      onCreated?.(workOrderId);
      say(t(needsApprovalAt(actor, schoolId) ? 'done.submitted' : 'done.created'), workOrderId, {
        label: t('done.view'),
        run: () => void navigate({ to: '/tasks/task/$taskId', params: { taskId: workOrderId } }),
      });
    } else {
      const work = editWork(order, values, { base, assignedNames, label: t('work.edit', { what }) });
      const operationId = work === null ? null : await enqueue(work);
      if (!connectivity.get().isOffline) expectAnswer(operationId);
      say(t('done.updated'), order.id);
    }
    // Only now: the rejected work stays until the new one is safe. Left behind, it is discarded by hand.
    for (const operationId of supersedes) await discard(operationId).catch(() => undefined);
  };
}
