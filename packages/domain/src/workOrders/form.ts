// Which fields a new order has for a person, and which of them must be filled.
import type { Actor } from '../permissions/index.ts';
import { canSeeBoardAt, canSetField, type RestrictedField } from './policy.ts';
import type { HideableField, RequiredField, TaskBoard, TasksSettings } from './settings.ts';
import type { WorkOrderForm } from './workOrder.ts';

type FormField = HideableField | RequiredField;
const restrictedFields: ReadonlySet<string> = new Set<RestrictedField>([
  'assignedStaff',
  'scheduledStartDate',
  'taskBoard',
]);

function isRestricted(field: FormField): field is RestrictedField {
  return restrictedFields.has(field);
}

/** Who fills in a form; the school is null until one is chosen. */
export type FormFiller = Readonly<{ actor: Actor; schoolId: string | null }>;

/** The boards that this person can choose at the school. */
export function boardsFor(settings: TasksSettings, { actor, schoolId }: FormFiller): readonly TaskBoard[] {
  if (schoolId === null) return [];
  return settings.boards.filter(({ id: boardId }) => canSeeBoardAt(actor, { schoolId, boardId }));
}

/** A field that is hidden, or that this person may not or cannot set, is neither shown nor required of them. */
export function isFieldOffered(settings: TasksSettings, filler: FormFiller, field: FormField): boolean {
  if (settings.hiddenFields.some((hidden) => hidden === field)) return false;
  if (field === 'taskBoard' && boardsFor(settings, filler).length === 0) return false;
  return !isRestricted(field) || canSetField(filler.actor, field);
}

export function isFieldRequired(settings: TasksSettings, filler: FormFiller, field: RequiredField): boolean {
  return settings.requiredFields.includes(field) && isFieldOffered(settings, filler, field);
}

/** Custom fields that were removed since are not asked for. */
export function isCustomFieldRequired(settings: TasksSettings, name: string): boolean {
  return settings.requiredCustomFields.includes(name) && settings.customFields.includes(name);
}

const isEmpty: Record<RequiredField, (order: WorkOrderForm) => boolean> = {
  assignedStaff: ({ assignedUserIds }) => assignedUserIds.length === 0,
  location: ({ location }) => location === '',
  notes: ({ notes }) => notes === '',
  priority: ({ priority }) => priority === null,
  dueDate: ({ dueDate }) => dueDate === null,
  taskBoard: ({ boardId }) => boardId === null,
  scheduledStartDate: ({ scheduledStartDate }) => scheduledStartDate === null,
};

export type MissingFields = Readonly<{ fields: readonly RequiredField[]; customFields: readonly string[] }>;

export function missingFields(
  settings: TasksSettings,
  filler: FormFiller,
  order: WorkOrderForm,
): MissingFields {
  const fields = settings.requiredFields.filter(
    (field) => isFieldRequired(settings, filler, field) && isEmpty[field](order),
  );
  const customFields = settings.customFields.filter(
    (name) => isCustomFieldRequired(settings, name) && (order.customFields[name] ?? '') === '',
  );
  return { fields, customFields };
}
