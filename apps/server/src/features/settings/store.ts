import { desc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { outboxChecks } from './schema.ts';

export type SettingsDocument = 'app' | 'organization' | 'observation' | 'tasks' | 'skills';

/** Made when missing, then locked, so that two people who save at once take turns. */
export async function lockDocument(
  tx: Transaction,
  name: SettingsDocument,
): Promise<Record<string, unknown>> {
  await tx.insert(settings).values({ name, value: {} }).onConflictDoNothing();
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, name))
    .for('update');
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
  return reader
    .select()
    .from(outboxChecks)
    .where(eq(outboxChecks.userId, userId))
    .orderBy(desc(outboxChecks.timeCreated))
    .limit(limit);
}
