import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { dateIn } from '@schooldog/domain/dates';
import { mergedWorkOrderOf, type TasksSettings } from '@schooldog/domain/workOrders';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useDraft } from '../../../platform/offlineRecords/useDraft.ts';
import { useActor } from '../../../platform/session/session.ts';
import { focusFirstProblem } from '../../../ui/recordForm/Field.tsx';
import { DraftNote, RejectedNote, TakenOverNote } from '../../../ui/recordForm/FormNotes.tsx';
import { RecordFormDialog } from '../../../ui/recordForm/RecordFormDialog.tsx';
import { useFilled } from '../../../ui/recordForm/useFilled.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useTimeZone } from '../../schools/index.ts';
import { AddAttachmentDialog } from '../parts/AddAttachmentDialog.tsx';
import { urlsOf } from '../workOrderRecord.ts';
import { keepingDraft } from './draft.ts';
import { fieldRulesFor, withinRules } from './fieldRules.ts';
import { AttachmentsField } from './fields/AttachmentsField.tsx';
import { WorkOrderFields } from './fields/WorkOrderFields.tsx';
import { FollowSentWorkOrder, FollowWorkOrder } from './FollowWorkOrder.tsx';
import { workOrderForm } from './merging.ts';
import { problemsIn, type Problems } from './problems.ts';
import type { Start } from './start.ts';
import { useSubmitWorkOrder } from './useSubmitWorkOrder.ts';
import type { WorkOrderValues } from './values.ts';
import { WorkOrderConflicts } from './WorkOrderConflicts.tsx';

type Props = Readonly<{ start: Start; settings: TasksSettings; onStartOver(): void; onClose(): void }>;

const none: Problems = new Map();

export function WorkOrderForm({ start, settings: loaded, onStartOver, onClose }: Props) {
  const { t } = useTexts('features/workOrders/create');
  const { order, supersedes } = start;
  const kind = order === null ? 'create' : 'edit';
  const isFix = supersedes.length > 0;
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const today = dateIn(useNow().toISOString(), useTimeZone());
  // Settings that change while the form is open count at once.
  const { data: settings = loaded } = useQuery(api.workOrders.getTasksSettings.queryOptions());
  const { filled, latest, set, setValues, choose, follow, hasTakenOver } = useFilled(
    workOrderForm,
    start.filled,
  );
  const { values, conflicts } = filled;
  const conflictTitle = useRef<HTMLHeadingElement>(null);
  const [isAttaching, setIsAttaching] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const picturesReady = useRef(Promise.resolve());
  const draft = useDraft(keepingDraft(start.draft), filled, start.filled);
  const submit = useSubmitWorkOrder(start);
  const rules = fieldRulesFor({ settings, actor, schoolId: values.schoolId, order });
  const within = (all: WorkOrderValues) => withinRules(all, rules, order === null);
  const problemsNow = () =>
    problemsIn(within(values), {
      rules,
      today,
      isOffline,
      known: order ?? { dueDate: null, scheduledStartDate: null },
    });

  const check = (form: HTMLFormElement | null) => {
    setWasTried(true);
    if (conflicts.length > 0) {
      conflictTitle.current?.focus();
      return false;
    }
    const found = problemsNow();
    if (found.size > 0) focusFirstProblem(form, found.keys());
    return found.size === 0;
  };
  const store = async () => {
    // A picture that is still being made ready goes along.
    await picturesReady.current;
    const now = latest.get();
    await submit(within(now.values), now.base);
    await draft.end();
  };
  const endDraft = async (then: () => void) => {
    await draft.end();
    then();
  };
  const onOrder = (newer: ShownWorkOrder) => follow(mergedWorkOrderOf(newer), urlsOf(newer));

  const problems = wasTried ? problemsNow() : none;
  return (
    <>
      <RecordFormDialog
        title={t(`title.${kind}`)}
        width="workOrder"
        submitLabel={t(`submit.${kind}`)}
        notStored={t('notStored')}
        check={check}
        store={store}
        isCovered={isAttaching}
        onClose={onClose}
      >
        {order === null ? null : isFix ? (
          <FollowSentWorkOrder order={order} onOrder={onOrder} />
        ) : (
          <FollowWorkOrder order={order} onOrder={onOrder} />
        )}
        {isFix && start.fresh.conflicts.length === 0 ? (
          <RejectedNote>{t('rejected.note')}</RejectedNote>
        ) : null}
        <WorkOrderConflicts
          workOrderId={values.workOrderId}
          boards={settings.boards}
          conflicts={conflicts}
          onChoose={choose}
          titleRef={conflictTitle}
        />
        {hasTakenOver && conflicts.length === 0 ? <TakenOverNote>{t('takenOver')}</TakenOverNote> : null}
        {start.isFromDraft ? <DraftNote onStartOver={() => void endDraft(onStartOver)} /> : null}
        <WorkOrderFields
          form={{ values, set, setValues, problems }}
          rules={rules}
          today={today}
          isNew={order === null}
          onPreparing={(ready) => {
            picturesReady.current = ready;
          }}
          onFollowed={() => void endDraft(onClose)}
        />
        {order === null && values.source === null ? (
          <AttachmentsField
            value={values.attachments}
            onChange={(attachments) => set({ attachments })}
            onAdd={() => setIsAttaching(true)}
          />
        ) : null}
      </RecordFormDialog>
      {isAttaching ? (
        <AddAttachmentDialog
          onAdd={(added) =>
            setValues((before) => ({ ...before, attachments: [...before.attachments, added] }))
          }
          onClose={() => setIsAttaching(false)}
        />
      ) : null}
    </>
  );
}
