import { and, eq, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { users } from '../../platform/identity/schema.ts';
import { isHolderOf } from '../picker/index.ts';
import type { StoredAlert } from './store.ts';

/** The sender first, then those who manage alerts at the school; never provider staff or disabled users. */
export async function peopleToEscalateTo(
  reader: Reader,
  { schoolId, createdByUserId }: Pick<StoredAlert, 'schoolId' | 'createdByUserId'>,
): Promise<string[]> {
  const isSender = eq(users.id, createdByUserId);
  const rows = await reader
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isDisabled, false),
        eq(users.isSchoolDogStaff, false),
        or(isSender, isHolderOf('manage safety alerts', schoolId)),
      ),
    )
    .orderBy(sql`${isSender} desc`, users.lastName, users.firstName, users.id);
  return rows.map(({ id }) => id);
}
