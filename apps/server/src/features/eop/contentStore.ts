// What people write: the draft, the certified copy, earlier versions, and copies that wait for their author.
import type { RichText } from '@schooldog/domain/eop';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { eopComponents, eopContentVersions, eopDraftKeys, eopKeptCopies, eopLeases } from './schema.ts';

type OfComponent = Readonly<{ componentId: string }>;
type OfPerson = OfComponent & Readonly<{ userId: string }>;
export type Contents = Readonly<{ content: RichText | null; certifiedContent: RichText | null }>;

const contents = statement((db, { id }: Placeholders<{ id: string }>) =>
  db
    .select({ content: eopComponents.content, certifiedContent: eopComponents.certifiedContent })
    .from(eopComponents)
    .where(eq(eopComponents.id, id)),
);

export async function contentsOf(reader: Reader, componentId: string): Promise<Contents> {
  const [row] = await contents(reader, { id: componentId });
  return row ?? { content: null, certifiedContent: null };
}

const versionColumns = {
  id: eopContentVersions.id,
  userId: eopContentVersions.userId,
  version: eopContentVersions.version,
  timeCreated: eopContentVersions.timeCreated,
  timeUpdated: eopContentVersions.timeUpdated,
};
const mostVersions = 200;

/** Newest first. */
export async function contentVersionsOf(reader: Reader, componentId: string) {
  return reader
    .select(versionColumns)
    .from(eopContentVersions)
    .where(eq(eopContentVersions.componentId, componentId))
    .orderBy(desc(eopContentVersions.timeUpdated), desc(eopContentVersions.version))
    .limit(mostVersions);
}

export async function findContentVersion(
  reader: Reader,
  { componentId, versionId }: OfComponent & Readonly<{ versionId: string }>,
) {
  const [row] = await reader
    .select({ ...versionColumns, content: eopContentVersions.content })
    .from(eopContentVersions)
    .where(and(eq(eopContentVersions.id, versionId), eq(eopContentVersions.componentId, componentId)));
  return row;
}

type Writing = Readonly<{ userId: string; timeUpdated: Date }>;

/** Who wrote last, and when. */
export async function lastWritingOf(reader: Reader, componentId: string): Promise<Writing | undefined> {
  const [row] = await reader
    .select({ userId: eopContentVersions.userId, timeUpdated: eopContentVersions.timeUpdated })
    .from(eopContentVersions)
    .where(eq(eopContentVersions.componentId, componentId))
    .orderBy(desc(eopContentVersions.timeUpdated), desc(eopContentVersions.version))
    .limit(1);
  return row;
}

type NewVersion = typeof eopContentVersions.$inferSelect;

/** Joins what the same person began to write after `since`, or begins a new version. */
export async function keepContentVersion(tx: Transaction, row: NewVersion, since: Date): Promise<void> {
  const { version, content, timeUpdated } = row;
  const [open] = await tx
    .select({ id: eopContentVersions.id })
    .from(eopContentVersions)
    .where(
      and(
        eq(eopContentVersions.componentId, row.componentId),
        eq(eopContentVersions.userId, row.userId),
        gt(eopContentVersions.timeCreated, since),
      ),
    )
    .orderBy(desc(eopContentVersions.timeCreated))
    .limit(1);
  if (open === undefined) await tx.insert(eopContentVersions).values(row);
  else {
    await tx
      .update(eopContentVersions)
      .set({ version, content, timeUpdated })
      .where(eq(eopContentVersions.id, open.id));
  }
}

export type KeptCopyRow = typeof eopKeptCopies.$inferSelect;

/** Newest first. */
export async function keptCopiesOf(
  reader: Reader,
  { componentId, userId }: OfPerson,
): Promise<KeptCopyRow[]> {
  return reader
    .select()
    .from(eopKeptCopies)
    .where(and(eq(eopKeptCopies.componentId, componentId), eq(eopKeptCopies.userId, userId)))
    .orderBy(desc(eopKeptCopies.timeUpdated), desc(eopKeptCopies.id));
}

/** Text of another window or on another version is another copy, so that none replaces the other. Returns the id. */
export async function keepCopy(tx: Transaction, row: KeptCopyRow): Promise<string> {
  const { componentId, userId, editorId, baseVersion, content, timeUpdated } = row;
  const [updated] = await tx
    .update(eopKeptCopies)
    .set({ content, timeUpdated })
    .where(
      and(
        eq(eopKeptCopies.componentId, componentId),
        eq(eopKeptCopies.userId, userId),
        eq(eopKeptCopies.editorId, editorId),
        eq(eopKeptCopies.baseVersion, baseVersion),
      ),
    )
    .returning({ id: eopKeptCopies.id });
  if (updated !== undefined) return updated.id;
  await tx.insert(eopKeptCopies).values(row);
  return row.id;
}

export async function removeKeptCopy(tx: Transaction, id: string): Promise<void> {
  await tx.delete(eopKeptCopies).where(eq(eopKeptCopies.id, id));
}

export type LeaseRow = typeof eopLeases.$inferSelect;

/** Undefined when it has ended. */
export async function leaseOf(reader: Reader, componentId: string, now: Date): Promise<LeaseRow | undefined> {
  const [row] = await reader
    .select()
    .from(eopLeases)
    .where(and(eq(eopLeases.componentId, componentId), gt(eopLeases.timeExpires, now)));
  return row;
}

export async function saveLease(tx: Transaction, row: LeaseRow): Promise<void> {
  const { componentId: _componentId, ...values } = row;
  await tx.insert(eopLeases).values(row).onConflictDoUpdate({ target: eopLeases.componentId, set: values });
}

export async function removeLease(tx: Transaction, componentId: string): Promise<void> {
  await tx.delete(eopLeases).where(eq(eopLeases.componentId, componentId));
}

/** The key that is there, used again from now on, or else the new one. */
export async function draftKey(
  tx: Transaction,
  row: typeof eopDraftKeys.$inferInsert & Readonly<{ timeCreated: Date }>,
  since: Date,
): Promise<Buffer> {
  const { userId, componentId, timeCreated } = row;
  const [kept] = await tx
    .update(eopDraftKeys)
    .set({ timeCreated })
    .where(
      and(
        eq(eopDraftKeys.userId, userId),
        eq(eopDraftKeys.componentId, componentId),
        gt(eopDraftKeys.timeCreated, since),
      ),
    )
    .returning({ key: eopDraftKeys.key });
  if (kept !== undefined) return kept.key;
  const [made] = await tx
    .insert(eopDraftKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [eopDraftKeys.userId, eopDraftKeys.componentId],
      set: { key: sql`excluded.key`, timeCreated },
    })
    .returning({ key: eopDraftKeys.key });
  return made?.key ?? row.key;
}

export async function deleteOldDraftKeys(reader: Reader, before: Date): Promise<void> {
  await reader.delete(eopDraftKeys).where(lt(eopDraftKeys.timeCreated, before));
}
