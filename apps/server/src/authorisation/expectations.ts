// Who may call what. Every procedure of the contract has a row here; one without a row fails the sweep. Each row
// makes a valid call and says who gets through: at their own school, and at a school that is not theirs.
import { createECDH, randomBytes } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import type { Role } from '@schooldog/domain/permissions';
import { emptySchoolForm } from '@schooldog/domain/schools';
import { alertExpectations } from './alerts.ts';
import { dataProfileExpectations } from './dataProfiles.ts';
import { type Expectation, newId, nobody, unlessMissing } from './expectation.ts';
import { entryExpectations } from './entries.ts';
import { entryExportExpectations } from './entryExports.ts';
import { insightExpectations } from './insights.ts';
import { observationExpectations } from './observation.ts';
import { ownAccountExpectations } from './ownAccount.ts';
import { peopleExpectations } from './people.ts';
import { waysInExpectations } from './waysIn.ts';

export type { Expectation, Place } from './expectation.ts';

const district: readonly Role[] = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'sro_district',
  'custodial_supervisor',
  'maintenance_supervisor',
];
const schoolRoles: readonly Role[] = [
  'principal',
  'assistant_principal',
  'sro',
  'custodial',
  'educator',
  'clerical',
  'work_order_submitter',
  'maintenance_staff',
];
const managesDistrict: readonly Role[] = ['schooldog_master_admin', 'district_safety_coordinator'];
const managesEverySchool: readonly Role[] = [...managesDistrict, 'district_nonsafety_coordinator'];
const managesOwnSchool: readonly Role[] = [
  ...managesEverySchool,
  'principal',
  'assistant_principal',
  'clerical',
];

const form = { ...emptySchoolForm, name: 'New School' };

export const expectations: Readonly<Record<string, Expectation>> = {
  'users.getSession': { open: true, call: (client) => client.users.getSession() },
  // Open, but the link that it needs is refused: see the first administrator's own tests.
  'users.createFirstAdministrator': {
    open: true,
    call: (client) =>
      client.users
        .createFirstAdministrator({
          token: 'x'.repeat(24),
          firstName: 'A',
          lastName: 'B',
          email: 'a@b.cd',
          password: 'x'.repeat(12),
        })
        .catch((error: unknown) => {
          if (!(error instanceof ORPCError) || error.code !== 'setup.linkUsed') throw error;
        }),
  },
  'users.findPeople': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client, { schoolId }) => client.users.findPeople({ schoolId }),
  },
  'users.setLanguage': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.users.setLanguage({ language: 'es' }),
  },
  ...waysInExpectations,
  ...entryExpectations,
  ...insightExpectations,
  ...entryExportExpectations,
  ...ownAccountExpectations,
  ...peopleExpectations,
  ...alertExpectations,
  ...dataProfileExpectations,
  'schools.listSchoolNames': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.schools.listSchoolNames(),
  },
  'schools.listSchools': { own: district, foreign: district, call: (client) => client.schools.listSchools() },
  'schools.getSchool': {
    own: [...district, ...schoolRoles],
    foreign: district,
    call: (client, { schoolId }) => client.schools.getSchool({ schoolId }),
  },
  'schools.getSchoolHistory': {
    own: [...district, ...schoolRoles],
    foreign: district,
    call: (client, { schoolId }) => client.schools.getSchoolHistory({ schoolId }),
  },
  'schools.createSchool': {
    own: managesDistrict,
    foreign: managesDistrict,
    call: (client) => client.schools.createSchool({ schoolId: newId(), schoolData: form }),
  },
  'schools.schoolFormSubmit': {
    own: managesOwnSchool,
    foreign: managesEverySchool,
    call: (client, { schoolId }) =>
      client.schools.schoolFormSubmit({ schoolId, schoolData: { principalName: newId() } }),
  },
  'schools.editSchoolLinks': {
    own: managesOwnSchool,
    foreign: managesEverySchool,
    call: (client, { schoolId }) => client.schools.editSchoolLinks({ schoolId, schoolInfo: { links: [] } }),
  },
  'schools.listSchoolFiles': {
    own: [...district, ...schoolRoles],
    foreign: district,
    call: (client, { schoolId }) => client.schools.listSchoolFiles({ schoolId }),
  },
  'schools.addSchoolFile': {
    own: managesOwnSchool,
    foreign: managesEverySchool,
    // Past the permission there is no such file, which is how the sweep tells the two apart.
    call: (client, { schoolId }) =>
      unlessMissing(client.schools.addSchoolFile({ schoolId, fileId: newId() })),
  },
  'schools.deleteSchoolFile': {
    own: managesOwnSchool,
    foreign: managesEverySchool,
    call: (client, { schoolId }) =>
      unlessMissing(client.schools.deleteSchoolFile({ schoolId, fileId: newId() })),
  },
  'settings.getAppSettings': { open: true, call: (client) => client.settings.getAppSettings() },
  'settings.saveAppSettings': {
    own: nobody,
    foreign: nobody,
    call: (client) => client.settings.saveAppSettings({ falseLoad: false }),
  },
  'settings.getOrganization': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.settings.getOrganization(),
  },
  'settings.saveSchoolGroupings': {
    own: managesDistrict,
    foreign: managesDistrict,
    call: (client) => client.settings.saveSchoolGroupings({ schoolGroupings: [] }),
  },
  'settings.saveOrganization': {
    own: managesDistrict,
    foreign: managesDistrict,
    call: (client) => client.settings.saveOrganization({ currency: 'USD' }),
  },
  'settings.getOrganizationHistory': {
    own: managesDistrict,
    foreign: managesDistrict,
    call: (client) => client.settings.getOrganizationHistory({}),
  },
  ...observationExpectations,
  'settings.checkOutbox': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      client.settings.checkOutbox({
        id: newId(),
        note: 'hello',
        photoIds: [],
        madeAt: '2026-09-01T12:00:00.000Z',
      }),
  },
  'settings.listOutboxChecks': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.settings.listOutboxChecks(),
  },
  'notifications.listNotifications': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.notifications.listNotifications({}),
  },
  'notifications.markNotificationsRead': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.notifications.markNotificationsRead({}),
  },
  // Open, because the link says who; one that nobody signed is refused: see the feature's own tests.
  'notifications.unsubscribe': {
    open: true,
    call: (client) => unlessMissing(client.notifications.unsubscribe({ token: 'x'.repeat(24) })),
  },
  'notifications.listJobs': {
    own: nobody,
    foreign: nobody,
    call: (client) => client.notifications.listJobs(),
  },
  'notifications.retryJob': {
    own: nobody,
    foreign: nobody,
    call: (client) => unlessMissing(client.notifications.retryJob({ name: 'none', id: 'none' })),
  },
  'notifications.getPushKey': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.notifications.getPushKey(),
  },
  'notifications.savePushSubscription': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      client.notifications.savePushSubscription({
        id: newId(),
        subscription: {
          endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
          keys: browserKeys(),
        },
      }),
  },
  'notifications.removePushSubscription': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) =>
      client.notifications.removePushSubscription({ endpoint: 'https://fcm.googleapis.com/none' }),
  },
  'notifications.listMessages': {
    own: nobody,
    foreign: nobody,
    call: (client) => client.notifications.listMessages({}),
  },
  'notifications.sendTestMessage': {
    own: nobody,
    foreign: nobody,
    call: (client) => client.notifications.sendTestMessage({ channel: 'mail' }),
  },
  // Last, because it ends the sessions that all other rows use.
  'users.signOut': { open: true, call: (client) => client.users.signOut() },
};

/** What a browser that subscribes sends along: its public key and a shared secret. */
function browserKeys() {
  return {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
