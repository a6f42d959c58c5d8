import { problem, type ProblemCode } from '@schooldog/domain/problems';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { dataProfileOptions, dataProfiles } from './schema.ts';

export type ProfileRow = typeof dataProfiles.$inferSelect;
export type ListedProfileRow = ProfileRow & { options: number };

/** Those that can be chosen today. */
export const isChoosable = and(
  eq(dataProfileOptions.isArchived, false),
  sql`${dataProfileOptions.mergedIntoId} is null`,
);

export async function listProfiles(reader: Reader, schoolId: string): Promise<ListedProfileRow[]> {
  return listing(reader)
    .where(eq(dataProfiles.schoolId, schoolId))
    .orderBy(asc(dataProfiles.name), asc(dataProfiles.id));
}

export async function findListedProfile(
  reader: Reader,
  profileId: string,
): Promise<ListedProfileRow | undefined> {
  const [row] = await listing(reader).where(eq(dataProfiles.id, profileId));
  return row;
}

function listing(reader: Reader) {
  return reader
    .select({
      id: dataProfiles.id,
      schoolId: dataProfiles.schoolId,
      name: dataProfiles.name,
      isArchived: dataProfiles.isArchived,
      timeCreated: dataProfiles.timeCreated,
      timeUpdated: dataProfiles.timeUpdated,
      options: reader.$count(
        dataProfileOptions,
        and(sql`${dataProfileOptions.dataProfileId} = ${dataProfiles.id}`, isChoosable),
      ),
    })
    .from(dataProfiles);
}

export async function findProfile(reader: Reader, profileId: string): Promise<ProfileRow | undefined> {
  const [row] = await reader.select().from(dataProfiles).where(eq(dataProfiles.id, profileId));
  return row;
}

/** Whoever changes a list or its options takes turns with the others who do. */
export async function lockProfile(tx: Transaction, profileId: string): Promise<void> {
  await tx
    .select({ id: dataProfiles.id })
    .from(dataProfiles)
    .where(eq(dataProfiles.id, profileId))
    .for('no key update');
}

/** In one order, so that two who lock the same school never wait for each other. */
export async function lockProfilesOfSchool(tx: Transaction, schoolId: string): Promise<void> {
  await tx
    .select({ id: dataProfiles.id })
    .from(dataProfiles)
    .where(eq(dataProfiles.schoolId, schoolId))
    .orderBy(asc(dataProfiles.id))
    .for('no key update');
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

export async function updateProfile(
  tx: Transaction,
  profileId: string,
  change: { name: string; isArchived: boolean },
  now: Date,
): Promise<ProfileRow | undefined> {
  const [row] = await unlessTaken(
    'dataProfile.nameTaken',
    tx
      .update(dataProfiles)
      .set({ ...change, timeUpdated: now })
      .where(eq(dataProfiles.id, profileId))
      .returning(),
  );
  return row;
}

/** Two people who choose the same name at the same moment: the second is told, and nothing of theirs is kept. */
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
