import type { OptionForm } from '@schooldog/domain/dataProfiles';
import { count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import type { Work } from '../../platform/work/work.ts';
import { unlessTaken } from './profileStore.ts';
import { dataProfileOptions, dataProfiles } from './schema.ts';

export type OptionRow = typeof dataProfileOptions.$inferSelect;
/** With facts from its list. */
export type OptionInProfile = OptionRow & Readonly<{ schoolId: string; profileName: string }>;
type OptionChange = Partial<Pick<OptionRow, 'isArchived' | 'mergedIntoId'> & OptionForm>;

const taken = 'dataProfile.optionTaken';

type ById = Placeholders<{ id: string }>;
const isInProfile = eq(dataProfiles.id, dataProfileOptions.dataProfileId);
const byId = statement((db, { id }: ById) =>
  db
    .select({
      ...getTableColumns(dataProfileOptions),
      schoolId: dataProfiles.schoolId,
      profileName: dataProfiles.name,
    })
    .from(dataProfileOptions)
    .innerJoin(dataProfiles, isInProfile)
    .where(eq(dataProfileOptions.id, id)),
);
const lockProfileOf = statement((db, { id }: ById) =>
  db
    .select({ id: dataProfiles.id })
    .from(dataProfiles)
    .where(
      sql`${dataProfiles.id} = (select known.data_profile_id from ${dataProfileOptions} as known where known.id = ${id})`,
    )
    .for('no key update'),
);
const claimById = statement((db, { id }: ById) =>
  db
    .select({ id: dataProfileOptions.id })
    .from(dataProfileOptions)
    .where(eq(dataProfileOptions.id, id))
    .for('update'),
);
const byProfile = statement((db, { id }: ById) =>
  db.select().from(dataProfileOptions).where(eq(dataProfileOptions.dataProfileId, id)),
);
const countByProfile = statement((db, { id }: ById) =>
  db.select({ options: count() }).from(dataProfileOptions).where(eq(dataProfileOptions.dataProfileId, id)),
);
const mergesBySchool = statement((db, { id }: ById) =>
  db
    .select({
      id: dataProfileOptions.id,
      dataProfileId: dataProfileOptions.dataProfileId,
      mergedIntoId: dataProfileOptions.mergedIntoId,
    })
    .from(dataProfileOptions)
    .innerJoin(dataProfiles, isInProfile)
    .where(eq(dataProfiles.schoolId, id)),
);
const firstMerged = statement((db, { id }: ById) =>
  db
    .select({ id: dataProfileOptions.id })
    .from(dataProfileOptions)
    .where(eq(dataProfileOptions.mergedIntoId, id))
    .limit(1),
);

export async function findOption(reader: Reader, optionId: string): Promise<OptionInProfile | undefined> {
  const [row] = await byId(reader, { id: optionId });
  return row;
}

/** Locks the list, which serializes all changes of its options, and reads after the wait. */
export async function lockOption(tx: Transaction, optionId: string): Promise<OptionInProfile | undefined> {
  await lockProfileOf(tx, { id: optionId });
  return findOption(tx, optionId);
}

/** Waits for records that are just being stored there (`keptPlaceOf`): what is counted from here on includes them. */
export function claimOption(work: Pick<Work, 'defer'>, optionId: string): void {
  work.defer(claimById.with({ id: optionId }));
}

export async function optionsOfProfile(reader: Reader, profileId: string): Promise<OptionRow[]> {
  return byProfile(reader, { id: profileId });
}

export async function countOptions(reader: Reader, profileId: string): Promise<number> {
  const [row] = await countByProfile(reader, { id: profileId });
  return row?.options ?? 0;
}

/** What each option of a school resolves to, in any list. */
export async function mergesOfSchool(
  reader: Reader,
  schoolId: string,
): Promise<Pick<OptionRow, 'id' | 'dataProfileId' | 'mergedIntoId'>[]> {
  return mergesBySchool(reader, { id: schoolId });
}

export async function hasMerged(reader: Reader, optionId: string): Promise<boolean> {
  const rows = await firstMerged(reader, { id: optionId });
  return rows.length > 0;
}

/** False when its id or its label is taken. */
export async function insertOption(tx: Transaction, option: OptionRow): Promise<boolean> {
  const rows = await tx
    .insert(dataProfileOptions)
    .values(columnsOf(option))
    .onConflictDoNothing()
    .returning({ id: dataProfileOptions.id });
  return rows.length > 0;
}

const rowsAtOnce = 500;

/** In batches that stay within the parameter limit of a statement. */
export async function insertOptions(tx: Transaction, options: readonly OptionRow[]): Promise<void> {
  for (let at = 0; at < options.length; at += rowsAtOnce) {
    const rows = options.slice(at, at + rowsAtOnce);
    await unlessTaken(taken, tx.insert(dataProfileOptions).values(rows.map(columnsOf)));
  }
}

/** Only the stored columns of an option that may have more. */
function columnsOf(option: OptionRow): OptionRow {
  const { id, dataProfileId, label, aliases, attributes, isArchived, mergedIntoId } = option;
  const { timeCreated, timeUpdated } = option;
  return {
    id,
    dataProfileId,
    label,
    aliases,
    attributes,
    isArchived,
    mergedIntoId,
    timeCreated,
    timeUpdated,
  };
}

/** `before` is locked with its list, so the new row is known without a query. */
export async function updateOption<Row extends OptionRow>(
  tx: Transaction,
  before: Row,
  change: OptionChange,
  now: Date,
): Promise<Row> {
  const changed = { ...change, timeUpdated: now };
  await unlessTaken(
    taken,
    tx.update(dataProfileOptions).set(changed).where(eq(dataProfileOptions.id, before.id)),
  );
  return { ...before, ...changed };
}

export async function deleteOption(tx: Transaction, optionId: string): Promise<void> {
  await tx.delete(dataProfileOptions).where(eq(dataProfileOptions.id, optionId));
}
