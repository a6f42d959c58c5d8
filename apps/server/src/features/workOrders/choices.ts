// What a form chose, checked against the settings, the rights of the person, and the people that it names.
import { addDays, type CalendarDate } from '@schooldog/domain/dates';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  canBeAssignedAt,
  canSeeBoardAt,
  canSetField,
  type TasksSettings,
  type WorkOrderForm,
} from '@schooldog/domain/workOrders';
import type { CommandContext } from '../../platform/api/context.ts';
import { actorsOf } from '../people/index.ts';

type Chosen = Readonly<{ actor: Actor; settings: TasksSettings; form: WorkOrderForm }>;

/** The restricted fields of a new order, and its custom fields. */
export function requireChoices({ actor, settings, form }: Chosen): void {
  if (form.assignedUserIds.some((id) => id !== actor.userId) && !canSetField(actor, 'assignedStaff'))
    throw problem('workOrder.assignNotAllowed');
  if (form.scheduledStartDate !== null && !canSetField(actor, 'scheduledStartDate'))
    throw problem('workOrder.scheduleNotAllowed');
  if (form.boardId !== null && !canSetField(actor, 'taskBoard')) throw problem('workOrder.boardNotAllowed');
  requireCustomFields(settings, form.customFields);
}

/** A board that exists, by settings read after `keepBoards`, and that this person may know of at the school. */
export function requireBoard(
  actor: Actor,
  settings: TasksSettings,
  chosen: Readonly<{ schoolId: string; boardId: string }>,
): void {
  const isKnown = settings.boards.some(({ id }) => id === chosen.boardId);
  if (!isKnown || !canSeeBoardAt(actor, chosen)) throw problem('workOrder.unknownBoard');
}

export function requireCustomFields(
  settings: TasksSettings,
  answers: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>> = {},
): void {
  const unknown = Object.keys(answers).find(
    (name) => !settings.customFields.includes(name) && answers[name] !== kept[name],
  );
  if (unknown !== undefined) throw problem('workOrder.unknownCustomField', { field: unknown });
}

type Dates = Pick<WorkOrderForm, 'dueDate' | 'scheduledStartDate'>;

/** A due date counts from the day on which the order was raised; a start is tomorrow or later. */
export function requireDates(
  { dueDate, scheduledStartDate }: Dates,
  { raisedOn, today }: Readonly<{ raisedOn: CalendarDate; today: CalendarDate }>,
): void {
  if (dueDate !== null && dueDate < raisedOn) throw problem('workOrder.dueTooEarly');
  if (scheduledStartDate !== null && scheduledStartDate < addDays(today, 1))
    throw problem('workOrder.startTooEarly');
}

/** Enabled people who can be proposed tasks at the school: all of them, or none is assigned. */
export async function requireAssignable(
  { work, actor }: CommandContext,
  schoolId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const people = await actorsOf(work.tx, userIds, actor.features);
  const eligible = new Set(
    people.filter((person) => canBeAssignedAt(person, schoolId)).map(({ userId }) => userId),
  );
  const userId = userIds.find((id) => !eligible.has(id));
  if (userId !== undefined) throw problem('workOrder.assigneeNotAllowed', { userId });
}
