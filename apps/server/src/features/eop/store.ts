// The rows of components, without their contents: those can be large, and most reads and changes do not need them.
import type { EopSection } from '@schooldog/domain/eop';
import type { Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { eopComponents, eopDefaultComponents } from './schema.ts';

const { content: _content, certifiedContent: _certifiedContent, ...stored } = getTableColumns(eopComponents);

// Tables are named in full: without a join the columns of a selection lose the name of their table.
const columns = {
  ...stored,
  hasContent: sql<boolean>`eop_components.content is not null`,
  draftAttachments: sql<number>`(
    select count(*)::int from eop_attachments a where a.component_id = eop_components.id and a.is_in_draft)`,
  isSchoolArchived: sql<boolean>`exists (
    select from schools s where s.id = eop_components.school_id and s.time_archived is not null)`,
};

/** With what the rules depend on. */
export type EopRow = Omit<typeof eopComponents.$inferSelect, 'content' | 'certifiedContent'> &
  Readonly<{ hasContent: boolean; draftAttachments: number; isSchoolArchived: boolean }>;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) =>
  db.select(columns).from(eopComponents).where(eq(eopComponents.id, id)),
);
const lockById = statement((db, { id }: ById) =>
  db.select(columns).from(eopComponents).where(eq(eopComponents.id, id)).for('update'),
);
const deleteById = statement((db, { id }: ById) => db.delete(eopComponents).where(eq(eopComponents.id, id)));

const ofSchool = statement((db, { schoolId }: Placeholders<{ schoolId: string }>) =>
  db
    .select(columns)
    .from(eopComponents)
    .where(eq(eopComponents.schoolId, schoolId))
    .orderBy(asc(eopComponents.position), asc(eopComponents.timeCreated), asc(eopComponents.id)),
);
const namesAt = statement((db, { schoolIds }: Placeholders<{ schoolIds: readonly string[] }>) =>
  db
    .select({
      id: eopComponents.id,
      schoolId: eopComponents.schoolId,
      name: eopComponents.name,
      kind: eopComponents.kind,
      guidanceKey: eopComponents.guidanceKey,
      eopRolesId: eopComponents.eopRolesId,
    })
    .from(eopComponents)
    .where(
      and(isNull(eopComponents.timeArchived), sql`${eopComponents.schoolId} = any(${schoolIds}::text[])`),
    )
    .orderBy(asc(eopComponents.position), asc(eopComponents.id)),
);
const lastPosition = statement(
  (_db, { schoolId, section }: Placeholders<{ schoolId: string; section: EopSection }>) =>
    sql<{ position: number }>`
      select coalesce(max(position), 0)::int as position from eop_components
      where school_id = ${schoolId} and section = ${section}`,
);
const numberAtSchool = statement((db, { schoolId }: Placeholders<{ schoolId: string }>) =>
  db.select({ number: count() }).from(eopComponents).where(eq(eopComponents.schoolId, schoolId)),
);
const ofPointOfContact = statement((db, { userId }: Placeholders<{ userId: string }>) =>
  db
    .select({
      id: eopComponents.id,
      schoolId: eopComponents.schoolId,
      kind: eopComponents.kind,
      eopRolesId: eopComponents.eopRolesId,
      nextCertificationDueTime: eopComponents.nextCertificationDueTime,
      timeUpdated: eopComponents.timeUpdated,
    })
    .from(eopComponents)
    .where(
      and(
        eq(eopComponents.pointOfContactUserId, userId),
        isNull(eopComponents.timeArchived),
        isNotNull(eopComponents.nextCertificationDueTime),
        sql`exists (select from schools s where s.id = ${eopComponents.schoolId} and s.time_archived is null)`,
      ),
    )
    .orderBy(asc(eopComponents.id)),
);
const givenDefaults = statement((db, { schoolId }: Placeholders<{ schoolId: string }>) =>
  db
    .select({ key: eopDefaultComponents.guidanceKey })
    .from(eopDefaultComponents)
    .where(eq(eopDefaultComponents.schoolId, schoolId)),
);
/** What a table of roles or the contact list shows was changed on its own page. */
const markLists = statement(
  (_db, { ids, now }: Placeholders<{ ids: readonly string[]; now: Date }>) =>
    sql<{ id: string; schoolId: string }>`
      update eop_components
      set version = version + 1, has_unpublished_content_changes = true, time_updated = ${now}::timestamptz
      where id = any(${ids}::text[])
      returning id, school_id as "schoolId"`,
);
/** Those as the default plan made them do not count. */
const usesOfSchool = statement(
  (_db, { schoolId }: Placeholders<{ schoolId: string }>) =>
    sql<{ count: number }>`
      select count(*)::int as count from eop_components
      where school_id = ${schoolId}
        and (guidance_key is null or version > 0 or last_certification_time is not null
          or point_of_contact_user_id is not null)`,
);

export async function findComponent(reader: Reader, id: string): Promise<EopRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

/** Everything that changes a component takes this lock. */
export async function lockComponent(tx: Transaction, id: string): Promise<EopRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

/** Also archived ones, in the order of their sections' lists. */
export async function componentsOfSchool(reader: Reader, schoolId: string): Promise<EopRow[]> {
  return ofSchool(reader, { schoolId });
}

/** Of components that are not archived, in the order of their plans. */
export async function componentNamesAt(reader: Reader, schoolIds: readonly string[]) {
  return namesAt(reader, { schoolIds });
}

/** When each component that is not archived is due, at these schools. */
export async function dueTimesAt(reader: Reader, schools: Schools) {
  return reader
    .select({
      schoolId: eopComponents.schoolId,
      nextCertificationDueTime: eopComponents.nextCertificationDueTime,
      timeCreated: eopComponents.timeCreated,
    })
    .from(eopComponents)
    .where(
      and(
        isNull(eopComponents.timeArchived),
        schools === 'all' ? undefined : inArray(eopComponents.schoolId, [...schools]),
      ),
    );
}

/** Those of this point of contact that were ever certified, at schools that are not archived. */
export async function certifiedComponentsOf(reader: Reader, userId: string) {
  return ofPointOfContact(reader, { userId });
}

export async function nextPosition(
  reader: Reader,
  where: Readonly<{ schoolId: string; section: EopSection }>,
): Promise<number> {
  const [row] = await lastPosition(reader, where);
  return (row?.position ?? 0) + 1;
}

/** Archived ones included. */
export async function countComponents(reader: Reader, schoolId: string): Promise<number> {
  const [row] = await numberAtSchool(reader, { schoolId });
  return row?.number ?? 0;
}

export async function givenDefaultKeys(reader: Reader, schoolId: string): Promise<ReadonlySet<string>> {
  return new Set((await givenDefaults(reader, { schoolId })).map(({ key }) => key));
}

export async function insertDefaultKeys(
  tx: Transaction,
  schoolId: string,
  keys: readonly string[],
): Promise<void> {
  await tx
    .insert(eopDefaultComponents)
    .values(keys.map((guidanceKey) => ({ schoolId, guidanceKey })))
    .onConflictDoNothing();
}

export async function insertComponents(tx: Transaction, rows: readonly EopRow[]): Promise<void> {
  await tx.insert(eopComponents).values(rows.map(storedValues)).onConflictDoNothing();
}

export function insertComponent(work: Pick<Work, 'defer'>, row: EopRow): void {
  work.defer(insertRow(eopComponents, storedValues(row)), (error) => {
    if (sqlStateOf(error) === sqlStates.uniqueViolation) return problem('eop.idTaken');
    return sqlStateOf(error) === sqlStates.foreignKeyViolation ? problem('school.notFound') : error;
  });
}

function storedValues(row: EopRow): typeof eopComponents.$inferInsert {
  const { hasContent: _has, draftAttachments: _attachments, isSchoolArchived: _archived, ...values } = row;
  return values;
}

export type ComponentChange = Partial<Omit<typeof eopComponents.$inferSelect, 'id'>>;

export function updateComponent(work: Pick<Work, 'defer'>, id: string, change: ComponentChange): void {
  work.defer(updateRow(eopComponents, id, change));
}

export function removeComponent(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}

/** Those of the components that are there. */
export async function markListsChanged(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<readonly Readonly<{ id: string; schoolId: string }>[]> {
  return ids.length === 0 ? [] : markLists(tx, { ids, now });
}

export async function countUsedComponents(reader: Reader, schoolId: string): Promise<number> {
  const [row] = await usesOfSchool(reader, { schoolId });
  return row?.count ?? 0;
}
