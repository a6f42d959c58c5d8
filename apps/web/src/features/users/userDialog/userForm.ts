// The account as its form holds it, what is wrong with it, and what of it is sent. Only what changed is sent.
import type { User } from '@schooldog/contract/users';
import { jsonEqual } from '@schooldog/domain/kernel';
import {
  type CommunicationPreferences,
  defaultCommunicationPreferences,
} from '@schooldog/domain/notifications';
import {
  isDistrictLevelByDefault,
  isPrimarilyTaskUserByDefault,
  isSelectableRole,
  type KnownRole,
  normalizePermissions,
  permissionsToSave,
  type PermissionValues,
  type Role,
} from '@schooldog/domain/permissions';
import { type NewUser, type UserAccess, userAccessOf, type UserChanges } from '@schooldog/domain/users';
import { coversAllSchools } from '../permissionEditor/editing.ts';

export type UserFormValues = {
  firstName: string;
  lastName: string;
  email: string;
  title: string;
  /** Digits, empty for none. */
  phoneNumber: string;
  role: KnownRole | null;
  isDistrictLevel: boolean;
  roleSchoolIds: readonly string[];
  permissions: PermissionValues;
  isPrimarilyTaskUser: boolean;
  isSchoolDogStaff: boolean;
  alwaysShowTakePicture: boolean;
  autoSignOut: boolean;
  communicationPreferences: CommunicationPreferences;
};

export function emptyUserForm(): UserFormValues {
  return {
    firstName: '',
    lastName: '',
    email: '',
    title: '',
    phoneNumber: '',
    role: null,
    isDistrictLevel: false,
    roleSchoolIds: [],
    permissions: {},
    isPrimarilyTaskUser: false,
    isSchoolDogStaff: false,
    alwaysShowTakePicture: false,
    autoSignOut: false,
    communicationPreferences: defaultCommunicationPreferences(),
  };
}

export function formOf(user: User): UserFormValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    title: user.title,
    phoneNumber: user.phoneNumber ?? '',
    role: user.role,
    isDistrictLevel: user.isDistrictLevel,
    roleSchoolIds: user.roleSchoolIds,
    permissions: user.permissions,
    isPrimarilyTaskUser: user.isPrimarilyTaskUser,
    isSchoolDogStaff: user.isSchoolDogStaff,
    alwaysShowTakePicture: user.alwaysShowTakePicture,
    autoSignOut: user.autoSignOut,
    communicationPreferences: user.communicationPreferences,
  };
}

/** Choosing a role sets what usually goes with it; both can be changed afterwards. */
export function roleDefaults(
  role: Role,
): Pick<UserFormValues, 'role' | 'isDistrictLevel' | 'isPrimarilyTaskUser'> {
  return {
    role,
    isDistrictLevel: isDistrictLevelByDefault(role),
    isPrimarilyTaskUser: isPrimarilyTaskUserByDefault(role),
  };
}

/** What Create User sends; null while there is no role to send. */
export function newUserOf(values: UserFormValues): NewUser | null {
  const { role } = values;
  if (!isSelectableRole(role)) return null;
  return { email: values.email.trim(), ...sent(values), role };
}

/** What Edit User sends: the fields that differ, each as a whole. Without any there is nothing to save. */
export function changesOf(before: UserFormValues, after: UserFormValues): UserChanges {
  const from = sent(before);
  const to = sent(after);
  const fields = plainFields.filter((field) => !jsonEqual(from[field], to[field]));
  const hasOtherSchools = !jsonEqual(from.roleSchoolIds.toSorted(), to.roleSchoolIds.toSorted());
  // The stored permissions are compared as they are: what saving would drop is a change too.
  const hasOtherPermissions = !jsonEqual(normalizePermissions(before.permissions), to.permissions);
  return {
    ...Object.fromEntries(fields.map((field) => [field, to[field]])),
    ...(after.role !== before.role && isSelectableRole(after.role) ? { role: after.role } : {}),
    ...(hasOtherSchools ? { roleSchoolIds: to.roleSchoolIds } : {}),
    ...(hasOtherPermissions ? { permissions: to.permissions } : {}),
  };
}

/** Schools and permissions as they are merged. Schools that do not count now stay as they are stored. */
export function accessOf(values: UserFormValues, stored: User | null): UserAccess {
  const { permissions, roleSchoolIds } = sent(values);
  const isHidden = stored !== null && coversAllSchools(values) && coversAllSchools(stored);
  return userAccessOf({ permissions, roleSchoolIds: isHidden ? stored.roleSchoolIds : roleSchoolIds });
}

const plainFields = [
  'firstName',
  'lastName',
  'title',
  'phoneNumber',
  'isDistrictLevel',
  'isPrimarilyTaskUser',
  'isSchoolDogStaff',
  'alwaysShowTakePicture',
  'autoSignOut',
  'communicationPreferences',
] as const;

/** Single schools mean nothing beside all schools, so they are not kept then. */
function sent(values: UserFormValues) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    title: values.title.trim(),
    phoneNumber: values.phoneNumber === '' ? null : values.phoneNumber,
    isDistrictLevel: values.isDistrictLevel,
    roleSchoolIds: coversAllSchools(values) ? [] : values.roleSchoolIds,
    permissions: permissionsToSave(values.permissions),
    isPrimarilyTaskUser: values.isPrimarilyTaskUser,
    isSchoolDogStaff: values.isSchoolDogStaff,
    alwaysShowTakePicture: values.alwaysShowTakePicture,
    autoSignOut: values.autoSignOut,
    communicationPreferences: values.communicationPreferences,
  };
}
