import { Group, Radio, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import {
  type ChosenStatus,
  isReopening,
  statusChoices,
  statusMenu,
  workOrderLimits,
} from '@schooldog/domain/workOrders';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { GrowingTextField } from '../../../ui/GrowingTextField.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { orderFacts } from '../orderFacts.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { askAboutChange } from './askAboutChange.ts';
import { useChangeStatus } from './useChangeStatus.ts';

type Props = Readonly<{
  order: ShownWorkOrder;
  /** Where the status was chosen already, as by a button or by moving a card. */
  target?: ChosenStatus;
  onClose(): void;
}>;

/** Asks for the status, where it is not chosen yet, and for the optional comment. */
export function StatusDialog({ order, target, onClose }: Props) {
  const { t } = useTexts('features/workOrders/status');
  const [chosen, setChosen] = useState<ChosenStatus | null>(target ?? null);
  const [comment, setComment] = useState('');
  const [isPending, setIsPending] = useState(false);
  // The dialog follows the order; what the person saw when they opened it is what they meant to change.
  const [seen] = useState(order.status);
  const changeStatus = useChangeStatus();

  const submit = async () => {
    if (chosen === null) return;
    if (order.status !== seen && order.status !== chosen) {
      if (!(await askAboutChange(order.status, chosen))) {
        onClose();
        return;
      }
    } else if (!(await isSure(chosen))) return;
    setIsPending(true);
    const isDone = await changeStatus(order, { status: chosen, comment: comment.trim() });
    setIsPending(false);
    if (isDone) onClose();
  };
  /** With the status chosen beforehand, this dialog is the question. */
  const isSure = async (status: ChosenStatus): Promise<boolean> =>
    target !== undefined ||
    !isReopening(order.status, status) ||
    confirm({ title: t('reopen.title'), body: t('reopen.body'), confirmLabel: t('reopen.submit') });

  const words = wordsOf(order, target);
  return (
    <FormDialog
      title={t(`${words}.title`)}
      submitLabel={t(`${words}.submit`)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
      isPending={isPending}
      isDisabled={chosen === null}
      problem={null}
      offlineReason={order.status === 'AwaitingApproval' ? t('approvalOffline') : undefined}
    >
      {target === undefined ? (
        <Choices order={order} chosen={chosen} onChoose={setChosen} />
      ) : (
        <>
          {words === 'reopen' ? <Text>{t('reopen.body')}</Text> : null}
          <Group gap="xs">
            <StatusChip status={order.status} />
            <IconArrowRight size={16} aria-hidden />
            <VisuallyHidden>{t('to')}</VisuallyHidden>
            <StatusChip status={target} />
          </Group>
        </>
      )}
      <GrowingTextField
        label={t('comment')}
        description={t('commentHelp', { count: workOrderLimits.statusComment - comment.length })}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
        maxLength={workOrderLimits.statusComment}
        minRows={2}
        data-autofocus={target === undefined ? undefined : true}
      />
    </FormDialog>
  );
}

type ChoicesProps = Readonly<{
  order: ShownWorkOrder;
  chosen: ChosenStatus | null;
  onChoose(status: ChosenStatus): void;
}>;

/** The whole menu, so that people see what they may not choose; the present status stands in it too. */
function Choices({ order, chosen, onChoose }: ChoicesProps) {
  const { t } = useTexts('features/workOrders/status');
  const actor = useActor();
  const choices = statusChoices(actor, orderFacts(order, actor.userId));
  return (
    <Radio.Group
      label={t('status')}
      value={chosen ?? order.status}
      onChange={(value) => {
        const status = choices.find((choice) => choice === value);
        if (status !== undefined) onChoose(status);
      }}
    >
      <Stack gap={4} mt="xs">
        {statusMenu(order.status).map((status) => (
          <Radio
            key={status}
            value={status}
            disabled={!choices.some((choice) => choice === status)}
            label={<StatusChip status={status} />}
            {...(status === order.status ? { description: t('present') } : {})}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function wordsOf(
  { status }: ShownWorkOrder,
  target: ChosenStatus | undefined,
): 'change' | 'reopen' | 'approve' | 'decline' {
  if (target === undefined) return 'change';
  if (isReopening(status, target)) return 'reopen';
  if (status !== 'AwaitingApproval') return 'change';
  if (target === 'New') return 'approve';
  return target === 'Declined' ? 'decline' : 'change';
}
