// Rights at a school, for what concerns no component that exists.
import { eopSchoolRules } from '@schooldog/domain/eop';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { CommandContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { findSchool, requireOpenSchool } from '../schools/index.ts';

type FoundSchool = Readonly<{ id: string; name: string; isArchived: boolean }>;

/** Rights come first, so that nobody learns whether a school exists without them. */
export async function viewedSchool(reader: Reader, actor: Actor, schoolId: string): Promise<FoundSchool> {
  requireMay(eopSchoolRules.view, actor, { schoolId, isSchoolArchived: false });
  return foundSchool(reader, schoolId);
}

/** Locked against archiving and deleting until the transaction ends. */
export async function editableSchool(
  { work, actor }: Pick<CommandContext, 'work' | 'actor'>,
  schoolId: string,
): Promise<FoundSchool> {
  requireMay(eopSchoolRules.edit, actor, { schoolId, isSchoolArchived: false });
  const school = await foundSchool(work.tx, schoolId);
  requireMay(eopSchoolRules.edit, actor, { schoolId, isSchoolArchived: school.isArchived });
  requireOpenSchool(work, schoolId, work.now);
  return school;
}

async function foundSchool(reader: Reader, schoolId: string): Promise<FoundSchool> {
  const school = await findSchool(reader, schoolId);
  if (school === undefined) throw problem('school.notFound');
  return { id: school.id, name: school.name, isArchived: school.timeArchived !== null };
}
