// What a person can see and do, and why: one line for each permission, as the editor explains it.
import {
  type Actor,
  gateOf,
  type Permission,
  permissions,
  schoolsWith,
  type Schools,
  visiblePermissions,
} from '../permissions/index.ts';

export type AccessReason = 'providerStaff' | 'givenEverywhere' | 'givenAtSchools';
export type NoAccessReason =
  | 'disabled'
  | 'featureOff'
  | 'neverForStaff'
  | 'needsAnotherPermission'
  | 'notGiven';

export type Access = Readonly<{ permission: Permission }> &
  (
    | Readonly<{ allowed: true; schools: Schools; reason: AccessReason }>
    | Readonly<{ allowed: false; reason: NoAccessReason }>
  );

export function accessOf(person: Actor): readonly Access[] {
  return permissions.map((permission) => {
    const schools = schoolsWith(person, permission);
    if (schools === 'all') {
      const reason = person.isSchoolDogStaff ? 'providerStaff' : 'givenEverywhere';
      return { permission, allowed: true, schools, reason } as const;
    }
    if (schools.length > 0) return { permission, allowed: true, schools, reason: 'givenAtSchools' } as const;
    return { permission, allowed: false, reason: whyNot(person, permission) } as const;
  });
}

function whyNot(person: Actor, permission: Permission): NoAccessReason {
  if (person.isDisabled) return 'disabled';
  const gate = gateOf(permission);
  if (gate !== null && !person.features[gate]) return 'featureOff';
  if (person.isSchoolDogStaff) return 'neverForStaff';
  return visiblePermissions(person.permissions, person.features).includes(permission)
    ? 'notGiven'
    : 'needsAnotherPermission';
}
