import { Checkbox, Stack, Text } from '@mantine/core';
import type { BulkAnswer, WorkOrderUser } from '@schooldog/contract/workOrders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText, useProblemText } from '../../../platform/problems/index.ts';
import { toast, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useMergeProblem } from '../../../ui/useMergeProblem.ts';
import { BoardDot } from '../parts/BoardDot.tsx';
import { useBoards } from '../parts/useBoards.ts';
import { nameOf } from './userActions.ts';

type Props = Readonly<{
  users: readonly WorkOrderUser[];
  /** Everyone was assigned. */
  onDone(): void;
  onClose(): void;
}>;

/** On which boards these people are. A board that only some of them are on stays so until it is ticked or cleared. */
export function BoardsDialog({ users, onDone, onClose }: Props) {
  const { t } = useTexts('features/workOrders/users');
  const { boards } = useBoards();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const mergeProblem = useMergeProblem();
  const { save, error, isPending } = useAssign((isComplete) => {
    if (isComplete) onDone();
    onClose();
  });
  const isOn = (boardId: string) =>
    chosen.get(boardId) ?? users.every((user) => user.boardIds.includes(boardId));
  const isSome = (boardId: string) =>
    !chosen.has(boardId) && !isOn(boardId) && users.some((user) => user.boardIds.includes(boardId));
  const ids = (wanted: boolean) => boards.flatMap(({ id }) => (chosen.get(id) === wanted ? [id] : []));
  const submit = () => {
    if (chosen.size === 0) onClose();
    else save({ userIds: users.map(({ id }) => id), addedBoardIds: ids(true), removedBoardIds: ids(false) });
  };
  const [first, ...others] = users;
  return (
    <FormDialog
      title={
        first !== undefined && others.length === 0
          ? t('boards.title', { name: nameOf(first) })
          : t('boards.titleSeveral', { count: users.length })
      }
      submitLabel={t('boards.submit')}
      isPending={isPending}
      isDisabled={boards.length === 0}
      problem={error === null ? null : (mergeProblem(error) ?? rejectionText(error) ?? t('boards.failed'))}
      offlineReason={t('offline')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      {boards.length === 0 ? (
        <Text>{t('boards.nothing')}</Text>
      ) : (
        <Checkbox.Group
          label={t('boards.label')}
          description={others.length > 0 ? t('boards.help') : undefined}
          value={boards.flatMap(({ id }) => (isOn(id) ? [id] : []))}
        >
          <Stack gap={4} mt="xs">
            {boards.map((board) => (
              <Checkbox
                key={board.id}
                value={board.id}
                label={<BoardDot board={board} />}
                indeterminate={isSome(board.id)}
                styles={{ body: { alignItems: 'center', minHeight: 44 } }}
                onChange={({ currentTarget }) =>
                  setChosen(new Map(chosen).set(board.id, currentTarget.checked))
                }
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </FormDialog>
  );
}

/** `onSaved` learns whether everyone was assigned; otherwise a message says why not. */
function useAssign(onSaved: (isComplete: boolean) => void) {
  const { t } = useTexts('features/workOrders/users');
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const report = ({ changed, rejected }: BulkAnswer) => {
    const reasons = rejected.map(({ code, count }) =>
      t('boards.reason', { reason: problemText(code) ?? t('boards.unknown'), count }),
    );
    if (reasons.length === 0) toastSuccess(t('boards.done'));
    else toast(t('boards.some', { changed, reasons: reasons.join(' ') }));
  };
  const { mutate, error, isPending } = useMutation(
    api.workOrders.assignWorkOrderUsersToBoards.mutationOptions({
      onSuccess: (answer) => {
        report(answer);
        onSaved(answer.rejected.length === 0);
        return queryClient.invalidateQueries({ queryKey: api.workOrders.key() });
      },
    }),
  );
  return { save: mutate, error, isPending };
}
