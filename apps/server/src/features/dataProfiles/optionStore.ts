import type { OptionForm } from '@schooldog/domain/dataProfiles';
import { count, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { unlessTaken } from './profileStore.ts';
import { dataProfileOptions, dataProfiles } from './schema.ts';

export type OptionRow = typeof dataProfileOptions.$inferSelect;
export type OptionColumns = Partial<Pick<OptionRow, 'isArchived' | 'mergedIntoId'> & OptionForm>;

const taken = 'dataProfile.optionTaken';

export async function optionsOfProfile(reader: Reader, profileId: string): Promise<OptionRow[]> {
  return reader.select().from(dataProfileOptions).where(eq(dataProfileOptions.dataProfileId, profileId));
}

export async function countOptions(reader: Reader, profileId: string): Promise<number> {
  const [row] = await reader
    .select({ options: count() })
    .from(dataProfileOptions)
    .where(eq(dataProfileOptions.dataProfileId, profileId));
  return row?.options ?? 0;
}

/** Where each option of a school leads, whatever list it stands in. */
export async function mergesOfSchool(
  reader: Reader,
  schoolId: string,
): Promise<Pick<OptionRow, 'id' | 'dataProfileId' | 'mergedIntoId'>[]> {
  return reader
    .select({
      id: dataProfileOptions.id,
      dataProfileId: dataProfileOptions.dataProfileId,
      mergedIntoId: dataProfileOptions.mergedIntoId,
    })
    .from(dataProfileOptions)
    .innerJoin(dataProfiles, eq(dataProfiles.id, dataProfileOptions.dataProfileId))
    .where(eq(dataProfiles.schoolId, schoolId));
}

export async function findOption(reader: Reader, optionId: string): Promise<OptionRow | undefined> {
  const [row] = await reader.select().from(dataProfileOptions).where(eq(dataProfileOptions.id, optionId));
  return row;
}

export async function hasMerged(reader: Reader, optionId: string): Promise<boolean> {
  const rows = await reader
    .select({ id: dataProfileOptions.id })
    .from(dataProfileOptions)
    .where(eq(dataProfileOptions.mergedIntoId, optionId))
    .limit(1);
  return rows.length > 0;
}

export async function insertOption(
  tx: Transaction,
  option: { id: string; dataProfileId: string } & OptionForm,
  now: Date,
): Promise<OptionRow | undefined> {
  const [row] = await tx
    .insert(dataProfileOptions)
    .values({ ...option, timeCreated: now, timeUpdated: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

const rowsAtOnce = 500;

/** Many at once, in statements that stay within what one may carry. */
export async function insertOptions(
  tx: Transaction,
  options: readonly ({ id: string; dataProfileId: string } & OptionForm)[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < options.length; at += rowsAtOnce) {
    const rows = options.slice(at, at + rowsAtOnce);
    await unlessTaken(
      taken,
      tx
        .insert(dataProfileOptions)
        .values(rows.map((option) => ({ ...option, timeCreated: now, timeUpdated: now }))),
    );
  }
}

export async function updateOption(
  tx: Transaction,
  optionId: string,
  change: OptionColumns,
  now: Date,
): Promise<OptionRow | undefined> {
  const [row] = await unlessTaken(
    taken,
    tx
      .update(dataProfileOptions)
      .set({ ...change, timeUpdated: now })
      .where(eq(dataProfileOptions.id, optionId))
      .returning(),
  );
  return row;
}

export async function deleteOption(tx: Transaction, optionId: string): Promise<void> {
  await tx.delete(dataProfileOptions).where(eq(dataProfileOptions.id, optionId));
}
