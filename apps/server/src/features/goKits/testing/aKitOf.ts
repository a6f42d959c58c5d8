// Existing kits, inserted directly.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import type { Database } from '../../../platform/database/database.ts';
import { goKits } from '../schema.ts';

type Facts = Partial<typeof goKits.$inferInsert> & Readonly<{ userId: string; schoolId: string }>;

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Confirmed for the last time a day ago. */
export async function aKitOf(database: Database, facts: Facts): Promise<string> {
  const id = makeId(randomBytes);
  await database.db.insert(goKits).values({
    id,
    deviceId: makeId(randomBytes),
    deviceName: 'Phone',
    lock: 'passkey',
    timeConfirmed: new Date(Date.now() - dayMilliseconds),
    ...facts,
  });
  return id;
}
