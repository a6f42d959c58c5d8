import { eq } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { users } from './schema.ts';

/** Disabled or deleted: signing in again would not work either. */
export async function isBlocked(reader: Reader, userId: string): Promise<boolean> {
  const [person] = await reader
    .select({ isDisabled: users.isDisabled })
    .from(users)
    .where(eq(users.id, userId));
  return person?.isDisabled ?? true;
}
