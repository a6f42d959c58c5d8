// Which fields the form has for this person, and which of them must be filled.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { type Actor, may } from '@schooldog/domain/permissions';
import {
  boardsFor,
  isCustomFieldRequired,
  isFieldOffered,
  isFieldRequired,
  type MissingFields,
  missingFields,
  type RequiredField,
  type TaskBoard,
  type TasksSettings,
  type WorkOrderForm,
  workOrderRules,
} from '@schooldog/domain/workOrders';
import { orderFacts } from '../orderFacts.ts';
import { nowhere, type WorkOrderValues } from './values.ts';

export type FieldRules = Readonly<{
  isOffered(field: RequiredField): boolean;
  isRequired(field: RequiredField): boolean;
  missingIn(form: WorkOrderForm): MissingFields;
  /** That this person can choose at the school. */
  boards: readonly TaskBoard[];
  /** The chosen board, or the default one where nothing was chosen for a new order. */
  boardFor(chosenId: string | null): string | null;
  /** False where the server puts an order without a board on the default one. */
  canLackBoard: boolean;
  customFields: readonly Readonly<{ name: string; isRequired: boolean }>[];
}>;

type Given = Readonly<{
  settings: TasksSettings;
  actor: Actor;
  /** Null until one is chosen. */
  schoolId: string | null;
  /** Null for a new one. */
  order: ShownWorkOrder | null;
}>;

export function fieldRulesFor({ settings, actor, schoolId, order }: Given): FieldRules {
  const filler = { actor, schoolId };
  const isOffered = (field: RequiredField) =>
    isFieldOffered(settings, filler, field) && (order === null || canChange(actor, order, field));
  const boards = boardsFor(settings, filler);
  const usualId = order === null ? settings.defaultTaskBoard : null;
  return {
    isOffered,
    isRequired: (field) => isOffered(field) && isFieldRequired(settings, filler, field),
    missingIn: (form) => {
      const { fields, customFields } = missingFields(settings, filler, form);
      return { fields: fields.filter(isOffered), customFields };
    },
    boards,
    boardFor: (chosenId) =>
      [chosenId, usualId].find((wanted) => boards.some(({ id }) => id === wanted)) ?? null,
    canLackBoard:
      !isFieldRequired(settings, filler, 'taskBoard') &&
      (order !== null || settings.defaultTaskBoard === null),
    customFields: settings.customFields.map((name) => ({
      name,
      isRequired: isCustomFieldRequired(settings, name),
    })),
  };
}

/** Staff, board and start of an existing order have rules of their own. */
function canChange(actor: Actor, order: ShownWorkOrder, field: RequiredField): boolean {
  const facts = orderFacts(order, actor.userId);
  if (field === 'assignedStaff') return may(workOrderRules.assign, actor, facts);
  if (field === 'taskBoard') return may(workOrderRules.moveToBoard, actor, facts);
  return field !== 'scheduledStartDate' || order.status === 'Scheduled';
}

/** A new order without what this person is not offered; an existing one keeps what it has. */
export function withinRules(
  values: WorkOrderValues,
  { isOffered, boardFor, customFields }: FieldRules,
  isNew: boolean,
): WorkOrderValues {
  if (!isNew) return values;
  const names = new Set(customFields.map(({ name }) => name));
  return {
    ...values,
    priority: isOffered('priority') ? values.priority : null,
    boardId: isOffered('taskBoard') ? boardFor(values.boardId) : null,
    assignedUserIds: isOffered('assignedStaff') ? values.assignedUserIds : [],
    dueDate: isOffered('dueDate') ? values.dueDate : null,
    isForLater: isOffered('scheduledStartDate') && values.isForLater,
    notes: isOffered('notes') ? values.notes : '',
    place: isOffered('location') ? values.place : nowhere,
    customFields: Object.fromEntries(Object.entries(values.customFields).filter(([name]) => names.has(name))),
  };
}
