// The accounts of the district's people.
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import type { Role } from '@schooldog/domain/permissions';
import { type Expectation, newId, unlessMissing } from './expectation.ts';

const managesUsers: readonly Role[] = ['schooldog_master_admin', 'district_safety_coordinator'];

/** Accounts belong to no school, so it makes no difference where. One's own account is in the feature's own tests. */
export const peopleExpectations: Readonly<Record<string, Expectation>> = {
  'users.listUsers': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => client.users.listUsers({}),
  },
  'users.getUser': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => unlessMissing(client.users.getUser({ userId: newId() })),
  },
  'users.getUserHistory': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => client.users.getUserHistory({ userId: newId() }),
  },
  'users.generateNewUserAccount': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client, { schoolId }) =>
      client.users.generateNewUserAccount({ userId: newId(), userData: newUser(schoolId) }),
  },
  'users.editUser': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) =>
      unlessMissing(client.users.editUser({ userId: newId(), updatedUserData: { title: 'New' } })),
  },
  'users.archiveUser': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => unlessMissing(client.users.archiveUser({ uid: newId() })),
  },
  'users.toggleDisabledUser': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => unlessMissing(client.users.toggleDisabledUser({ userId: newId(), disabled: true })),
  },
  'users.sendEmailVerification': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => unlessMissing(client.users.sendEmailVerification({ email: 'nobody@nowhere.test' })),
  },
  'users.resendSetup': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => unlessMissing(client.users.resendSetup({ userId: newId() })),
  },
  'users.signOutUser': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => unlessMissing(client.users.signOutUser({ userId: newId() })),
  },
  'users.resetSecondFactor': {
    own: managesUsers,
    foreign: managesUsers,
    call: (client) => unlessMissing(client.users.resetSecondFactor({ userId: newId() })),
  },
};

function newUser(schoolId: string) {
  return {
    email: `${newId()}@people.test`,
    firstName: 'New',
    lastName: 'Person',
    title: '',
    phoneNumber: null,
    alwaysShowTakePicture: false,
    autoSignOut: false,
    communicationPreferences: defaultCommunicationPreferences(),
    role: 'educator' as const,
    isDistrictLevel: false,
    roleSchoolIds: [schoolId],
    permissions: {},
    isPrimarilyTaskUser: false,
    isSchoolDogStaff: false,
  };
}
