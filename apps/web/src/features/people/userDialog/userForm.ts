// The account as its form holds it, and as it is sent and merged.
import type { User } from '@schooldog/contract/people';
import {
  type CommunicationPreferences,
  defaultCommunicationPreferences,
} from '@schooldog/domain/notifications';
import {
  isDistrictLevelByDefault,
  isPrimarilyTaskUserByDefault,
  isSelectableRole,
  type KnownRole,
  permissionsToSave,
  type PermissionValues,
  type Role,
} from '@schooldog/domain/permissions';
import {
  type NewUser,
  permissionsIn,
  preferencesIn,
  type UserFields,
  userFieldsOf,
} from '@schooldog/domain/people';
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

/** The account as it is merged. A new one has nothing to be merged with, so its role may be missing. */
export function fieldsOf(values: UserFormValues, stored: User | null): UserFields {
  const { role } = values;
  return userFieldsOf({
    ...sent(values),
    role: role ?? stored?.role ?? noRoleYet,
    roleSchoolIds: schoolsOf(values, stored),
  });
}

const noRoleYet: KnownRole = 'educator';

/** In the order in which they are stored. Schools that do not count now stay as they are stored. */
function schoolsOf(values: UserFormValues, stored: User | null): readonly string[] {
  const known = stored?.roleSchoolIds ?? [];
  if (stored !== null && coversAllSchools(values) && coversAllSchools(stored)) return known;
  const wanted = sent(values).roleSchoolIds;
  return [...known.filter((id) => wanted.includes(id)), ...wanted.filter((id) => !known.includes(id))];
}

/** What another person changed, for the form. */
export function valuesOf(fields: UserFields): Omit<UserFormValues, 'email'> {
  const { phoneNumber, permissions, communicationPreferences, ...plain } = fields;
  return {
    ...plain,
    phoneNumber: phoneNumber ?? '',
    permissions: permissionsIn({ permissions }),
    communicationPreferences: preferencesIn(communicationPreferences),
  };
}

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
