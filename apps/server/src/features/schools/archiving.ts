// How a school goes: deleted while nothing refers to it, archived otherwise, and restored.
import { problem } from '@schooldog/domain/problems';
import { inUseOrder, type School, schoolRules, type SchoolUse } from '@schooldog/domain/schools';
import type { Command, Services, SignedInContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { schoolRecord } from './record.ts';
import { ownerType } from './schoolFiles.ts';
import { deleteSchool as deleteRow, presentSchool, updateSchool } from './store.ts';

type OneSchool = Readonly<{ schoolId: string }>;

export async function getSchoolUses(
  { services, actor }: SignedInContext,
  { schoolId }: OneSchool,
): Promise<{ uses: SchoolUse[] }> {
  const { db } = services.database;
  requireMay(schoolRules.delete, actor, { schoolId, isArchived: false });
  await schoolRecord.view(db, actor, schoolId);
  return { uses: await usesOf(services, db, schoolId) };
}

/** No new work from now on; what is there stays readable. */
export const archiveSchool: Command<OneSchool, School> = async (context, { schoolId }) =>
  setArchived(context, schoolId, 'archive');

export const restoreSchool: Command<OneSchool, School> = async (context, { schoolId }) =>
  setArchived(context, schoolId, 'restore');

async function setArchived(
  context: Parameters<typeof archiveSchool>[0],
  schoolId: string,
  ability: 'archive' | 'restore',
): Promise<School> {
  const { work } = context;
  const before = await schoolRecord.lock(context, schoolId, ability);
  const after = updateSchool(work, before, { timeArchived: ability === 'archive' ? work.now : null });
  await schoolRecord.recordChange(work, before, after);
  return presentSchool(after);
}

/** The lock makes a new record at this school wait, so none can appear between the look and the deletion. */
export const deleteSchool: Command<OneSchool> = async (context, { schoolId }) => {
  const { work, services } = context;
  const before = await schoolRecord.lock(context, schoolId, 'delete');
  const uses = await usesOf(services, work.tx, schoolId);
  if (uses.length > 0) throw problem('school.inUse');
  await deleteRow(work.tx, schoolId);
  await schoolRecord.recordChange(work, before, null);
};

async function usesOf(services: Services, reader: Reader, schoolId: string): Promise<SchoolUse[]> {
  const found = await services.hooks.collect(reader, 'school.uses', { schoolId });
  const files = await services.files.listOf(reader, ownerType, schoolId);
  return inUseOrder([...found, { kind: 'files', count: files.length }]);
}
