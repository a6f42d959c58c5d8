import { Button, Group } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { previewOf, workOrderLimits } from '@schooldog/domain/workOrders';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enqueue } from '../../../../platform/outbox/index.ts';
import { toastError } from '../../../../platform/toasts/toasts.ts';
import { newId } from '../../../../platform/newId.ts';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { partWork } from '../../partWork.ts';

/** Enter sends the comment, Shift and Enter begin a new line. It waits on the device while there is no network. */
export function CommentForm({ order }: Readonly<{ order: ShownWorkOrder }>) {
  const { t } = useTranslation('features/workOrders/detail');
  const [comment, setComment] = useState('');
  const text = comment.trim();

  const add = async () => {
    if (text === '') return;
    setComment('');
    const input = { workOrderId: order.id, commentId: newId(), comment: text };
    const label = t('comment.work', { what: previewOf(order.description) });
    try {
      await enqueue(partWork('workOrders.addWorkOrderComment', input, { order, label }));
    } catch {
      setComment(comment);
      toastError(t('comment.failed'));
    }
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <GrowingTextField
        label={t('comment.label')}
        description={t('comment.help', { count: workOrderLimits.comment - comment.length })}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
        onKeyDown={sendOnEnter}
        maxLength={workOrderLimits.comment}
        enterKeyHint="send"
        minRows={1}
        maxRows={6}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="light" mih={44} disabled={text === ''}>
          {t('comment.add')}
        </Button>
      </Group>
    </form>
  );
}
