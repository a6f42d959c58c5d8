// The presented account, field by field.
import type { ListedUser, User } from '@schooldog/contract/people';
import type { CommunicationPreferences } from '@schooldog/domain/notifications';
import { preferencesIn, statusOf } from '@schooldog/domain/people';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { presentPerson } from '../picker/index.ts';
import type { ListedRow, UserRow } from './store.ts';

export function presentListedUser(row: ListedRow): ListedUser {
  return {
    ...presentPerson(row),
    email: row.email,
    isDistrictLevel: row.isDistrictLevel,
    status: statusOf(row),
    hasSecondFactor: row.hasSecondFactor,
    timeLastSignedIn: row.timeLastSignedIn?.toISOString() ?? null,
    timeLastActive: row.timeLastActive?.toISOString() ?? null,
  };
}

export async function presentUser(reader: Reader, row: UserRow): Promise<User> {
  return {
    id: row.id,
    ...userValues(row),
    emailVerified: row.emailVerified,
    dashboardOrder: row.dashboardOrder,
    disabledMetadata: await presentMetadata(reader, row),
    status: statusOf(row),
    hasSecondFactor: row.hasSecondFactor,
    timeLastSignedIn: row.timeLastSignedIn?.toISOString() ?? null,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}

/** What is set about an account: shown, edited and kept in its history. */
export function userValues(row: UserRow) {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    title: row.title,
    phoneNumber: row.phoneNumber,
    role: row.role,
    isDistrictLevel: row.isDistrictLevel,
    roleSchoolIds: row.roleSchoolIds,
    permissions: row.permissions,
    isPrimarilyTaskUser: row.isPrimarilyTaskUser,
    isSchoolDogStaff: row.isSchoolDogStaff,
    alwaysShowTakePicture: row.alwaysShowTakePicture,
    autoSignOut: row.autoSignOutData?.enabled ?? false,
    communicationPreferences: preferencesOf(row),
    isDisabled: row.isDisabled,
  };
}

/** A kind that is newer than the account is on until the user turns it off. */
function preferencesOf(row: Pick<UserRow, 'communicationPreferences'>): CommunicationPreferences {
  return preferencesIn(row.communicationPreferences);
}

async function presentMetadata(reader: Reader, row: UserRow): Promise<User['disabledMetadata']> {
  if (row.disabledMetadata === null) return null;
  const { action, userId, timestamp } = row.disabledMetadata;
  return { action, userId, userName: (await namesOf(reader, [userId])).get(userId) ?? null, timestamp };
}
