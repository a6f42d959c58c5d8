import { type Actor, may } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  canOpenWorkOrders,
  canSeeBoard,
  type TasksSettings,
  tasksSettingsRules,
} from '@schooldog/domain/workOrders';

/** Hidden boards are for managers and their own people; who is on a board is for those who edit the settings. */
export function shownSettings(actor: Actor, settings: TasksSettings): TasksSettings {
  if (!canOpenWorkOrders(actor)) throw problem('workOrder.listNotAllowed');
  if (may(tasksSettingsRules.save, actor, null)) return settings;
  const boards = settings.boards
    .filter(({ id }) => canSeeBoard(actor, id))
    .map((board) => ({ ...board, assignedUserIds: [] }));
  const defaultTaskBoard = boards.some(({ id }) => id === settings.defaultTaskBoard)
    ? settings.defaultTaskBoard
    : null;
  return { ...settings, boards, defaultTaskBoard };
}
