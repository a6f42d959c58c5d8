import { schoolPlacesRules } from '@schooldog/domain/dataProfiles';
import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { problem, type ProblemCode } from '@schooldog/domain/problems';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { dataProfileOptions, dataProfiles } from './schema.ts';

export type ProfileRow = typeof dataProfiles.$inferSelect;
export type ListedProfileRow = ProfileRow & { options: number };

/** Those that can be chosen today. */
export const isChoosable = and(
  eq(dataProfileOptions.isArchived, false),
  sql`${dataProfileOptions.mergedIntoId} is null`,
);

type ById = Placeholders<{ id: string }>;
const optionCount = sql<number>`(select count(*)::int from ${dataProfileOptions}
  where ${dataProfileOptions.dataProfileId} = ${dataProfiles}.id and ${isChoosable})`;
const listedColumns = { ...getTableColumns(dataProfiles), options: optionCount };
const bySchool = statement((db, { id }: ById) =>
  db.select(listedColumns).from(dataProfiles).where(eq(dataProfiles.schoolId, id)),
);
const listedById = statement((db, { id }: ById) =>
  db.select(listedColumns).from(dataProfiles).where(eq(dataProfiles.id, id)),
);
const byId = statement((db, { id }: ById) => db.select().from(dataProfiles).where(eq(dataProfiles.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select().from(dataProfiles).where(eq(dataProfiles.id, id)).for('no key update'),
);
const lockBySchool = statement((db, { id }: ById) =>
  db
    .select({ id: dataProfiles.id })
    .from(dataProfiles)
    .where(eq(dataProfiles.schoolId, id))
    .orderBy(asc(dataProfiles.id))
    .for('no key update'),
);

export async function listProfiles(
  reader: Reader,
  viewer: Actor,
  schoolId: string,
): Promise<ListedProfileRow[]> {
  requireMay(schoolPlacesRules.manage, viewer, { schoolId });
  return bySchool(reader, { id: schoolId });
}

const countsBySchool = statement(
  (_db, { schoolIds }: Placeholders<{ schoolIds: readonly string[] | null }>) => sql<ProfileCount>`
    select ${dataProfiles.schoolId} as "schoolId", count(distinct ${dataProfiles.id})::int as profiles,
      count(${dataProfileOptions.id})::int as locations
    from ${dataProfiles} left join ${dataProfileOptions}
      on ${dataProfileOptions.dataProfileId} = ${dataProfiles.id} and ${isChoosable}
    where not ${dataProfiles.isArchived}
      and (${schoolIds}::text[] is null or ${dataProfiles.schoolId} = any(${schoolIds}::text[]))
    group by 1 order by 1`,
);
type ProfileCount = Readonly<{ schoolId: string; profiles: number; locations: number }>;

/** Of the schools whose lists the viewer manages. */
export async function countProfiles(reader: Reader, viewer: Actor): Promise<ProfileCount[]> {
  const schools = schoolsWith(viewer, 'manage data profiles');
  if (schools.length === 0) throw problem('dataProfile.notAllowed');
  return countsBySchool(reader, { schoolIds: schools === 'all' ? null : schools });
}

export async function findListedProfile(
  reader: Reader,
  profileId: string,
): Promise<ListedProfileRow | undefined> {
  const [row] = await listedById(reader, { id: profileId });
  return row;
}

export async function findProfile(reader: Reader, profileId: string): Promise<ProfileRow | undefined> {
  const [row] = await byId(reader, { id: profileId });
  return row;
}

/** Serializes changes of a list and of its options. */
export async function lockProfile(tx: Transaction, profileId: string): Promise<ProfileRow | undefined> {
  const [row] = await lockById(tx, { id: profileId });
  return row;
}

/** In a fixed order, to avoid deadlocks. */
export async function lockProfilesOfSchool(tx: Transaction, schoolId: string): Promise<void> {
  await lockBySchool(tx, { id: schoolId });
}

export async function insertProfile(
  tx: Transaction,
  profile: { id: string; schoolId: string; name: string },
  now: Date,
): Promise<ProfileRow | undefined> {
  const [row] = await tx
    .insert(dataProfiles)
    .values({ ...profile, timeCreated: now, timeUpdated: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** `before` is locked, so the new row is known without a query. */
export async function updateProfile(
  tx: Transaction,
  before: ProfileRow,
  change: { name: string; isArchived: boolean },
  now: Date,
): Promise<ProfileRow> {
  const changed = { ...change, timeUpdated: now };
  await unlessTaken(
    'dataProfile.nameTaken',
    tx.update(dataProfiles).set(changed).where(eq(dataProfiles.id, before.id)),
  );
  return { ...before, ...changed };
}

/** Two people choose the same name at the same time: the second gets a problem, and nothing of theirs is stored. */
export async function unlessTaken<Rows>(
  code: ProblemCode<'conflict'>,
  attempt: PromiseLike<Rows>,
): Promise<Rows> {
  try {
    return await attempt;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === '23505';
    throw isTaken ? problem(code) : error;
  }
}
