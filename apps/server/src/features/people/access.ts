// What is stored of the schools and permissions that a form sends.
import { fitsClaimLimit, permissionsToSave, type PermissionValues } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Work } from '../../platform/work/work.ts';
import { lockChosenSchools } from '../schools/index.ts';

export type SchoolAccess = Readonly<{ roleSchoolIds: readonly string[]; permissions: PermissionValues }>;

export const noAccess: SchoolAccess = { roleSchoolIds: [], permissions: {} };

export function savablePermissions(sent: PermissionValues): PermissionValues {
  const permissions = permissionsToSave(sent);
  if (!fitsClaimLimit(permissions)) throw problem('user.permissionsTooComplex');
  return permissions;
}

/** Schools already on the account are not checked again, so that a deleted one does not block an edit. */
export async function mustKnowSchools(work: Work, before: SchoolAccess, after: SchoolAccess): Promise<void> {
  const named = new Set(schoolsIn(before));
  const added = schoolsIn(after).filter((schoolId) => !named.has(schoolId));
  if (added.length === 0) return;
  const { unknown, archived } = await lockChosenSchools(work.tx, added);
  const [schoolId] = unknown;
  if (schoolId !== undefined) throw problem('user.unknownSchool', { schoolId });
  if (archived.length > 0) throw problem('school.archived');
}

function schoolsIn({ roleSchoolIds, permissions }: SchoolAccess): string[] {
  const ofPermissions = Object.values(permissions).flatMap(({ forSchools }) => forSchools);
  return [...new Set([...roleSchoolIds, ...ofPermissions])];
}
