import { Button, Group } from '@mantine/core';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { previewOf, workOrderLimits } from '@schooldog/domain/workOrders';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useDraft } from '../../../../platform/offlineRecords/useDraft.ts';
import { enqueue } from '../../../../platform/outbox/index.ts';
import { useUser } from '../../../../platform/session/session.ts';
import { toastError } from '../../../../platform/toasts/toasts.ts';
import { newId } from '../../../../platform/newId.ts';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { partWork } from '../../partWork.ts';
import { keepingComment, loadComment } from './commentDraft.ts';

/**
 * Enter sends the comment, Shift and Enter begin a new line. It waits on the device while there is no network,
 * and what was only typed is kept there too.
 */
export function CommentForm({ order }: Readonly<{ order: ShownWorkOrder }>) {
  const { t } = useTexts('features/workOrders/detail');
  const { id: userId } = useUser();
  const [kept, setKept] = useState('');
  const [comment, setComment] = useState('');
  const keeping = keepingComment(userId, order.id);
  useDraft(keeping, comment, kept);
  useEffect(() => {
    let isLeft = false;
    void loadComment(userId, order.id).then((found) => {
      if (isLeft) return;
      setKept(found);
      setComment((typed) => (typed === '' ? found : typed));
    });
    return () => {
      isLeft = true;
    };
  }, [userId, order.id]);
  const text = comment.trim();

  const add = async () => {
    if (text === '') return;
    setComment('');
    const input = { workOrderId: order.id, commentId: newId(), comment: text };
    const label = t('comment.work', { what: previewOf(order.description) });
    try {
      await enqueue(partWork('workOrders.addWorkOrderComment', input, { order, label }));
      await keeping.forget();
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
