import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { users } from './schema.ts';

/** Of those who are written to: disabled people get no mail. */
export async function emailsOf(reader: Reader, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await reader
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.isDisabled, false)));
  return rows.map(({ email }) => email);
}
