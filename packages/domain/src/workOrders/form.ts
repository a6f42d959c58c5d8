// Which fields a new order has for a person, and which of them must be filled.
import type { Actor } from '../permissions/index.ts';
import { canSetField, type RestrictedField } from './policy.ts';
import type { HideableField, RequiredField, TasksSettings } from './settings.ts';
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

/** A field that is hidden, or that this person may not set, is neither shown nor required of them. */
export function isFieldOffered(settings: TasksSettings, actor: Actor, field: FormField): boolean {
  if (settings.hiddenFields.some((hidden) => hidden === field)) return false;
  return !isRestricted(field) || canSetField(actor, field);
}

export function isFieldRequired(settings: TasksSettings, actor: Actor, field: RequiredField): boolean {
  return settings.requiredFields.includes(field) && isFieldOffered(settings, actor, field);
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

export function missingFields(settings: TasksSettings, actor: Actor, order: WorkOrderForm): MissingFields {
  const fields = settings.requiredFields.filter(
    (field) => isFieldRequired(settings, actor, field) && isEmpty[field](order),
  );
  const customFields = settings.customFields.filter(
    (name) => isCustomFieldRequired(settings, name) && (order.customFields[name] ?? '') === '',
  );
  return { fields, customFields };
}
