import { inArray } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { users } from './schema.ts';

export async function emailsOf(reader: Reader, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await reader
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return rows.map(({ email }) => email);
}
