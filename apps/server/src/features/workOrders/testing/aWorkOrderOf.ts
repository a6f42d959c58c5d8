// Existing work orders, boards and settings, stored directly.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import {
  type TaskBoard,
  type TasksSettings,
  tasksSettingsOf,
  type WorkOrderForm,
} from '@schooldog/domain/workOrders';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { workOrders } from '../schema.ts';

export const newId = () => makeId(randomBytes);

export type WorkOrderRow = Pick<typeof workOrders.$inferInsert, 'schoolId' | 'createdByUserId'> &
  Partial<typeof workOrders.$inferInsert>;

export async function aWorkOrderOf(database: Database, facts: WorkOrderRow): Promise<{ id: string }> {
  const row = {
    id: newId(),
    publicId: sql`nextval('work_order_numbers')`,
    status: 'New' as const,
    description: 'The heating is off.',
    location: '',
    timestamp: facts.timeCreated ?? new Date(),
    followingUserIds: [facts.createdByUserId],
    ...facts,
  };
  await database.db.insert(workOrders).values(row);
  return { id: row.id };
}

export function aBoard(facts: Partial<TaskBoard> = {}): TaskBoard {
  return {
    id: newId(),
    name: 'Heating',
    color: '#d91212',
    assignedUserIds: [],
    preventNonAssignedUsers: false,
    ...facts,
  };
}

/** Everything that is not named has its default. */
export async function saveTasksSettings(database: Database, changed: Partial<TasksSettings>): Promise<void> {
  const row = { name: 'tasks', value: tasksSettingsOf(changed), timeUpdated: new Date() };
  await database.db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.name, set: { value: row.value } });
}

export function aForm(changes: Partial<WorkOrderForm> = {}): WorkOrderForm {
  return {
    description: 'The heating is off.',
    priority: null,
    boardId: null,
    assignedUserIds: [],
    location: '',
    locationDataProfileId: null,
    locationDataProfileOptionId: null,
    dueDate: null,
    scheduledStartDate: null,
    notes: '',
    customFields: {},
    imageIds: [],
    ...changes,
  };
}
