import type { Actor } from '@schooldog/domain/permissions';
import { knownRoleSchema, permissionValuesSchema } from '@schooldog/domain/permissions';
import type { AppSettings } from '@schooldog/domain/settings';
import { workOrderRulesFor } from '@schooldog/domain/workOrders';
import { eq } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { readTasksSettings } from '../settingsDocuments/tasks.ts';
import { users } from './schema.ts';

/** The current permissions of a user, for work that continues after their request. Null when they are gone. */
export async function readActor(
  reader: Reader,
  userId: string,
  app: Pick<AppSettings, 'enableWorkOrders' | 'enableEops'>,
): Promise<Actor | null> {
  const [[user], tasks] = await Promise.all([
    reader.select().from(users).where(eq(users.id, userId)),
    readTasksSettings(reader),
  ]);
  if (user === undefined) return null;
  return {
    userId,
    role: knownRoleSchema.parse(user.role),
    isDistrictLevel: user.isDistrictLevel,
    roleSchoolIds: user.roleSchoolIds,
    isSchoolDogStaff: user.isSchoolDogStaff,
    isDisabled: user.isDisabled,
    isPrimarilyTaskUser: user.isPrimarilyTaskUser,
    permissions: permissionValuesSchema.parse(user.permissions),
    features: { enableWorkOrders: app.enableWorkOrders, enableEops: app.enableEops },
    workOrderRules: workOrderRulesFor(tasks, userId),
  };
}
