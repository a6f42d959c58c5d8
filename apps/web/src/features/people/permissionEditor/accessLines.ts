// What the editor says about a person's rights: the domain's answer for what would be stored, group by group.
import { jsonEqual } from '@schooldog/domain/kernel';
import {
  type Actor,
  type Features,
  gateOf,
  type Permission,
  type PermissionGroup,
  permissionGroups,
  permissionsToSave,
  type Schools,
  countsOnlyEverywhere,
} from '@schooldog/domain/permissions';
import { type Access, type AccessReason, accessOf, type NoAccessReason } from '@schooldog/domain/people';

type AccessWhy = AccessReason | Exclude<NoAccessReason, 'featureOff'> | keyof Features | 'onlyEverywhere';

/** What holds for the same reason at the same schools is one line; `schools` is null for what is denied. */
export type AccessLine = Readonly<{
  permissions: readonly Permission[];
  schools: Schools | null;
  why: AccessWhy;
}>;
export type AccessGroup = Readonly<{ name: PermissionGroup; lines: readonly AccessLine[] }>;

export function accessGroups(person: Actor): readonly AccessGroup[] {
  const saved = { ...person, permissions: permissionsToSave(person.permissions) };
  const answers = accessOf(saved);
  return permissionGroups.map(({ name, permissions }) => {
    const group: readonly Permission[] = permissions;
    return {
      name,
      lines: joined(answers.filter(({ permission }) => group.includes(permission)).map(lineOf)),
    };
  });
}

function lineOf(access: Access): AccessLine {
  const permissions = [access.permission];
  if (access.allowed) {
    const isVoid = countsOnlyEverywhere(access.permission) && access.schools !== 'all';
    return isVoid
      ? { permissions, schools: null, why: 'onlyEverywhere' }
      : { permissions, schools: access.schools, why: access.reason };
  }
  const why = access.reason === 'featureOff' ? (gateOf(access.permission) ?? 'notGiven') : access.reason;
  return { permissions, schools: null, why };
}

function joined(lines: readonly AccessLine[]): AccessLine[] {
  const result: AccessLine[] = [];
  for (const line of lines) {
    const at = result.findIndex(({ why, schools }) => why === line.why && jsonEqual(schools, line.schools));
    const same = result[at];
    if (same === undefined) result.push(line);
    else result[at] = { ...same, permissions: [...same.permissions, ...line.permissions] };
  }
  return result.toSorted((a, b) => Number(a.schools === null) - Number(b.schools === null));
}
