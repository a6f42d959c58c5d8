import { ActionIcon, Button, Group, Select, Stack, Text } from '@mantine/core';
import type { TaskBoard, TasksSettings } from '@schooldog/domain/workOrders';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../platform/api/client.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { usePeopleNames } from '../../picker/index.ts';
import { BoardDot } from '../parts/BoardDot.tsx';
import { BoardDialog } from './BoardDialog.tsx';
import classes from './BoardsCard.module.css';
import { useSaveSettings } from './queries.ts';

type Props = Readonly<{ settings: TasksSettings }>;

/** Boards are saved one by one, each from its own dialog. */
export function BoardsCard({ settings }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const { isOffline } = useConnectivity();
  const [open, setOpen] = useState<TaskBoard | 'new' | null>(null);
  const { boards, defaultTaskBoard } = settings;
  const remove = useSaveSettings(client.workOrders.deleteTaskBoard, t('boards.deleted'));
  const reorder = useSaveSettings(client.workOrders.reorderTaskBoards, t('boards.reordered'));
  const setDefault = useSaveSettings(client.workOrders.setDefaultTaskBoard, t('boards.defaultSaved'));
  const failed = [remove, reorder, setDefault].find(({ isError }) => isError);

  async function askAndRemove(board: TaskBoard) {
    const { count } = await client.workOrders.countBoardWorkOrders({ boardId: board.id });
    const target = boards.find(({ id }) => id === defaultTaskBoard && id !== board.id);
    const body =
      target === undefined
        ? t('boards.toNone', { count })
        : t('boards.toDefault', { count, board: target.name });
    const question = { title: t('boards.deleteTitle', { board: board.name }), body };
    if (await confirm({ ...question, confirmLabel: t('boards.delete'), danger: true }))
      remove.mutate({ boardId: board.id });
  }

  function moveTo(board: TaskBoard, next: TaskBoard | undefined) {
    reorder.mutate({ boardId: board.id, beforeBoardId: next?.id ?? null });
  }

  return (
    <SectionCard title={t('boards.title')}>
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {t('boards.help')}
        </Text>
        <FailureAlert>
          {failed === undefined ? null : (rejectionText(failed.error) ?? t('notSaved'))}
        </FailureAlert>
        {boards.length === 0 ? <Text>{t('boards.none')}</Text> : null}
        <ul className={classes.boards}>
          {boards.map((board, at) => (
            <li key={board.id} className={classes.board}>
              <BoardFacts board={board} isDefault={board.id === defaultTaskBoard} />
              <Group gap={0} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  size={44}
                  disabled={isOffline || at === 0}
                  aria-label={t('boards.up', { board: board.name })}
                  onClick={() => moveTo(board, boards[at - 1])}
                >
                  <IconArrowUp size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size={44}
                  disabled={isOffline || at === boards.length - 1}
                  aria-label={t('boards.down', { board: board.name })}
                  onClick={() => moveTo(board, boards[at + 2])}
                >
                  <IconArrowDown size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size={44}
                  disabled={isOffline}
                  aria-label={t('boards.editOne', { board: board.name })}
                  onClick={() => setOpen(board)}
                >
                  <IconPencil size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={44}
                  disabled={isOffline}
                  aria-label={t('boards.deleteOne', { board: board.name })}
                  onClick={() => void askAndRemove(board)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </ul>
        <Group justify="space-between" align="flex-end">
          <Select
            label={t('boards.default')}
            description={t('boards.defaultHelp')}
            placeholder={t('boards.noDefault')}
            data={boards.map(({ id, name }) => ({ value: id, label: name }))}
            value={defaultTaskBoard}
            clearable
            clearButtonProps={{ 'aria-label': t('boards.clearDefault') }}
            disabled={isOffline}
            onChange={(boardId) => setDefault.mutate({ boardId })}
          />
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={isOffline}
            onClick={() => setOpen('new')}
          >
            {t('boards.add')}
          </Button>
        </Group>
      </Stack>
      {open === null ? null : (
        <BoardDialog board={open === 'new' ? null : open} settings={settings} onClose={() => setOpen(null)} />
      )}
    </SectionCard>
  );
}

function BoardFacts({ board, isDefault }: Readonly<{ board: TaskBoard; isDefault: boolean }>) {
  const { t } = useTexts('features/workOrders/settings');
  const names = usePeopleNames(board.assignedUserIds.slice(0, 10));
  const people = board.assignedUserIds.slice(0, 10).map((id) => names.get(id) ?? '…');
  const more = board.assignedUserIds.length - people.length;
  const facts = [
    ...(isDefault ? [t('boards.isDefault')] : []),
    ...(board.preventNonAssignedUsers ? [t('boards.isHidden')] : []),
    people.length === 0 ? t('boards.nobody') : people.join(', '),
    ...(more > 0 ? [t('boards.more', { count: more })] : []),
  ];
  return (
    <div className={classes.facts}>
      <Text component="div" fw={600}>
        <BoardDot board={board} />
      </Text>
      <Text c="dimmed" size="sm">
        {facts.join(' · ')}
      </Text>
    </div>
  );
}
