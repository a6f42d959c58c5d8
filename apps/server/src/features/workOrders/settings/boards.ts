// Boards: added, edited, ordered, deleted, and one of them the default.
import { problem } from '@schooldog/domain/problems';
import {
  type TaskBoard,
  type TaskBoardEdit,
  taskBoardMerge,
  type TasksSettings,
  withMovedBoard,
  workOrderLimits,
} from '@schooldog/domain/workOrders';
import type { Command } from '../../../platform/api/context.ts';
import { mergeEdit } from '../../../platform/merge/mergeEdit.ts';
import type { Work } from '../../../platform/work/work.ts';
import { claimBoards, moveOrdersOfBoard } from '../boardStore.ts';
import { lockSettings, saveSettings, settingsRecord } from './save.ts';

type OneBoard = Readonly<{ boardId: string }>;

/** The id comes from the browser, so that sending it again never adds a second one. */
export const addTaskBoard: Command<Readonly<{ board: TaskBoard }>, TasksSettings> = async (
  context,
  { board },
) => {
  const before = await lockSettings(context);
  if (before.boards.some(({ id }) => id === board.id)) return before;
  if (before.boards.length >= workOrderLimits.boards) throw problem('workOrder.tooManyBoards');
  return saveSettings(context, before, { boards: [...before.boards, board] });
};

export const editTaskBoard: Command<OneBoard & Readonly<{ edit: TaskBoardEdit }>, TasksSettings> = async (
  context,
  { boardId, edit },
) => {
  const before = await lockSettings(context);
  return saveSettings(context, before, {
    boards: await withEditedBoard(context.work, before.boards, { boardId, edit }),
  });
};

/** All boards, one of them with the edit. */
export async function withEditedBoard(
  work: Work,
  boards: readonly TaskBoard[],
  { boardId, edit }: OneBoard & Readonly<{ edit: TaskBoardEdit }>,
): Promise<TaskBoard[]> {
  const current = boardOf(boards, boardId);
  const merged = await mergeEdit(work, taskBoardMerge, {
    ...settingsRecord,
    current,
    edit,
    audited: () => [`board:${boardId}`],
  });
  const board = { ...current, ...merged, assignedUserIds: [...merged.assignedUserIds] };
  return boards.map((one) => (one.id === boardId ? board : one));
}

/** Its orders move to the default board, or to none; nobody is notified of that. */
export const deleteTaskBoard: Command<OneBoard, TasksSettings> = async (context, { boardId }) => {
  const before = await lockSettings(context);
  if (!before.boards.some(({ id }) => id === boardId)) return before;
  claimBoards(context.work);
  const defaultTaskBoard = before.defaultTaskBoard === boardId ? null : before.defaultTaskBoard;
  const after = await saveSettings(context, before, {
    boards: before.boards.filter(({ id }) => id !== boardId),
    defaultTaskBoard,
  });
  moveOrdersOfBoard(context.work, { fromBoardId: boardId, toBoardId: defaultTaskBoard });
  return after;
};

/** A place before a board that is gone is none: then the order stays as it is, and the answer shows it. */
export const reorderTaskBoards: Command<
  OneBoard & Readonly<{ beforeBoardId: string | null }>,
  TasksSettings
> = async (context, move) => {
  const before = await lockSettings(context);
  return saveSettings(context, before, { boards: [...withMovedBoard(before.boards, move)] });
};

export const setDefaultTaskBoard: Command<Readonly<{ boardId: string | null }>, TasksSettings> = async (
  context,
  { boardId },
) => {
  const before = await lockSettings(context);
  if (boardId !== null) boardOf(before.boards, boardId);
  return saveSettings(context, before, { defaultTaskBoard: boardId });
};

function boardOf(boards: readonly TaskBoard[], boardId: string): TaskBoard {
  const board = boards.find(({ id }) => id === boardId);
  if (board === undefined) throw problem('workOrder.unknownBoard');
  return board;
}
