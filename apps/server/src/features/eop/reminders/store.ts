import { isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { eopComponents } from '../schema.ts';

/** Those that are not archived. */
export async function componentsToRemindOf(tx: Transaction) {
  return tx
    .select({
      schoolId: eopComponents.schoolId,
      name: eopComponents.name,
      guidanceKey: eopComponents.guidanceKey,
      eopRolesId: eopComponents.eopRolesId,
      pointOfContactUserId: eopComponents.pointOfContactUserId,
      nextCertificationDueTime: eopComponents.nextCertificationDueTime,
      timeCreated: eopComponents.timeCreated,
    })
    .from(eopComponents)
    .where(isNull(eopComponents.timeArchived))
    .orderBy(eopComponents.position, eopComponents.id);
}
