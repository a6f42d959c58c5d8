// Accounts as the server would send them to their owner and to those who manage users.
import type { SessionUser } from '@schooldog/contract/account';
import type { ListedUser, User } from '@schooldog/contract/people';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { fakeApi } from './fakeApi.ts';
import { oakHill } from './records.ts';

const time = '2026-10-05T14:30:00.000Z';

export function accountOf(person: SessionUser, facts: Partial<User> = {}): User {
  const { language: _language, ...account } = person;
  return {
    ...account,
    communicationPreferences: defaultCommunicationPreferences(),
    isDisabled: false,
    disabledMetadata: null,
    status: 'active',
    hasSecondFactor: false,
    timeLastSignedIn: null,
    timeCreated: time,
    timeUpdated: time,
    ...facts,
  };
}

export function aListedUser(facts: Partial<ListedUser> = {}): ListedUser {
  return {
    id: 'rosaDelgado000000000',
    firstName: 'Rosa',
    lastName: 'Delgado',
    email: 'rosa@demo.test',
    title: '',
    role: 'educator',
    roleSchoolIds: [oakHill.id],
    isDistrictUser: false,
    isDistrictLevel: false,
    isSchoolDogStaff: false,
    isDisabled: false,
    status: 'active',
    hasSecondFactor: false,
    timeLastSignedIn: null,
    timeLastActive: null,
    ...facts,
  };
}

/** What the dialog of an account reads beside the account. */
export function fakeAccountDialog(schools = [oakHill]): void {
  fakeApi({
    'schools.listSchoolNames': () => schools,
    'users.getUserHistory': () => ({ changes: [], next: null }),
    'users.getFactors': () => ({ factors: [], unusedRecoveryCodes: 0, hasPassword: true, isRecent: true }),
    'users.listDevices': () => [],
    'users.listSignInProviders': () => [],
  });
}
