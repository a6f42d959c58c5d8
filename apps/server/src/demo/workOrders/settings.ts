// How the demo district works with work orders: its boards, its own fields, and approval by those who manage tasks.
import {
  boardColors,
  type TaskBoard,
  type TasksSettings,
  tasksSettingsOf,
} from '@schooldog/domain/workOrders';
import type { NewUser } from '../people.ts';
import type { Random } from '../random.ts';
import { workByBoard } from './words.ts';

export const customFields = ['Asset number', 'Room contact'] as const;
const hiddenBoard = 'Security systems';

export function demoTasksSettings(people: readonly NewUser[], random: Random): TasksSettings {
  const crew = people.filter(({ role }) => role === 'maintenance_staff' || role === 'maintenance_supervisor');
  const police = people.filter(({ role }) => role === 'sro_district');
  const idsOf = (some: readonly NewUser[]) => some.map(({ id }) => id);
  const boards = Object.keys(workByBoard).map((name, at): TaskBoard => ({
    id: random.id(),
    name,
    color: boardColors[(at * 6) % boardColors.length] ?? boardColors[0],
    assignedUserIds: idsOf(name === hiddenBoard ? police : crew.filter((_, index) => (index + at) % 2 === 0)),
    preventNonAssignedUsers: name === hiddenBoard,
  }));
  return tasksSettingsOf({
    boards,
    defaultTaskBoard: boards[0]?.id ?? null,
    customFields: [...customFields],
    isApprovalWorkflowEnabled: true,
    approvalWorkflow: { allowedApproverType: null },
  });
}
