import { asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { outboxChecks } from './schema.ts';

export type SettingsDocument = 'app' | 'organization' | 'observation' | 'tasks' | 'skills' | 'drills';

type ByName = Placeholders<{ name: string }>;
const lockByName = statement((db, { name }: ByName) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.name, name)).for('update'),
);
const insertMissing = statement((db, { name }: ByName) =>
  db.insert(settings).values({ name, value: {} }).onConflictDoNothing(),
);
const checksByUser = statement((db, { userId, limit }: Placeholders<{ userId: string; limit: number }>) =>
  db
    .select()
    .from(outboxChecks)
    .where(eq(outboxChecks.userId, userId))
    .orderBy(desc(outboxChecks.timeCreated))
    .limit(limit),
);

/** Created when missing, then locked, so that concurrent saves are serialized. */
export async function lockDocument(
  tx: Transaction,
  name: SettingsDocument,
): Promise<Record<string, unknown>> {
  await insertMissing(tx, { name });
  const [row] = await lockByName(tx, { name });
  return row?.value ?? {};
}

export async function writeDocument(
  tx: Transaction,
  name: SettingsDocument,
  value: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await tx.update(settings).set({ value, timeUpdated: now }).where(eq(settings.name, name));
}

export type OutboxCheckRow = typeof outboxChecks.$inferSelect;

export async function insertOutboxCheck(
  tx: Transaction,
  row: OutboxCheckRow,
): Promise<OutboxCheckRow | undefined> {
  const [inserted] = await tx.insert(outboxChecks).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function outboxChecksOf(
  reader: Reader,
  userId: string,
  limit: number,
): Promise<OutboxCheckRow[]> {
  return checksByUser(reader, { userId, limit });
}

/** Locked, so that two nightly cleanups do not delete the same. */
export async function oldOutboxChecks(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<Pick<OutboxCheckRow, 'id' | 'userId'>[]> {
  return tx
    .select({ id: outboxChecks.id, userId: outboxChecks.userId })
    .from(outboxChecks)
    .where(lt(outboxChecks.timeCreated, before))
    .orderBy(asc(outboxChecks.timeCreated))
    .limit(limit)
    .for('update');
}

export async function deleteOutboxChecks(tx: Transaction, ids: string[]): Promise<void> {
  await tx.delete(outboxChecks).where(inArray(outboxChecks.id, ids));
}
