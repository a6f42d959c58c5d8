// The wire contract: what the web can call and what the server answers.
// Both sides import this list and nothing of each other.
import { accountContract } from './account/index.ts';
import { alertsContract } from './alerts/index.ts';
import { assessmentsContract } from './assessments/index.ts';
import { calendarFeedsContract } from './calendarFeeds/index.ts';
import { clientErrorsContract } from './clientErrors/index.ts';
import { contactsContract } from './contacts/index.ts';
import { dashboardContract } from './dashboard/index.ts';
import { dataProfilesContract } from './dataProfiles/index.ts';
import { drillsContract } from './drills/index.ts';
import { entriesContract } from './entries/index.ts';
import { eopContract } from './eop/index.ts';
import { eopRolesContract } from './eopRoles/index.ts';
import { exportsContract } from './exports/index.ts';
import { goKitsContract } from './goKits/index.ts';
import { insightsContract } from './insights/index.ts';
import { notificationsContract } from './notifications/index.ts';
import { ownDataContract } from './ownData/index.ts';
import { peopleContract } from './people/index.ts';
import { pickerContract } from './picker/index.ts';
import { recurringContract } from './recurring/index.ts';
import { reportsContract } from './reports/index.ts';
import { responderLinksContract } from './responderLinks/index.ts';
import { rubricsContract } from './rubrics/index.ts';
import { schoolsContract } from './schools/index.ts';
import { settingsContract } from './settings/index.ts';
import { signInContract } from './signIn/index.ts';
import { staffReadsContract } from './staffReads/index.ts';
import { walksContract } from './walks/index.ts';
import { workOrdersContract } from './workOrders/index.ts';

/** What each feature implements. */
export const featureContracts = {
  signIn: signInContract,
  account: accountContract,
  people: peopleContract,
  picker: pickerContract,
  schools: schoolsContract,
  settings: settingsContract,
  notifications: notificationsContract,
  dataProfiles: dataProfilesContract,
  entries: entriesContract,
  alerts: alertsContract,
  insights: insightsContract,
  dashboard: dashboardContract,
  exports: exportsContract,
  clientErrors: clientErrorsContract,
  staffReads: staffReadsContract,
  walks: walksContract,
  workOrders: workOrdersContract,
  recurring: recurringContract,
  rubrics: rubricsContract,
  assessments: assessmentsContract,
  drills: drillsContract,
  contacts: contactsContract,
  eop: eopContract,
  eopRoles: eopRolesContract,
  responderLinks: responderLinksContract,
  goKits: goKitsContract,
  calendarFeeds: calendarFeedsContract,
  reports: reportsContract,
  ownData: ownDataContract,
};
export type FeatureContracts = typeof featureContracts;

const { signIn, account, people, picker, ...others } = featureContracts;

/** What clients call. The four features about users share one namespace. */
export const contract = { users: { ...signIn, ...account, ...people, ...picker }, ...others };
export type Contract = typeof contract;

export * from './procedure.ts';
