// The wire: what the server answers and the web may ask. Both sides import this list and nothing of each other.
import { alertsContract } from './alerts/index.ts';
import { dataProfilesContract } from './dataProfiles/index.ts';
import { entriesContract } from './entries/index.ts';
import { exportsContract } from './exports/index.ts';
import { insightsContract } from './insights/index.ts';
import { notificationsContract } from './notifications/index.ts';
import { schoolsContract } from './schools/index.ts';
import { settingsContract } from './settings/index.ts';
import { usersContract } from './users/index.ts';

export const contract = {
  users: usersContract,
  schools: schoolsContract,
  settings: settingsContract,
  notifications: notificationsContract,
  dataProfiles: dataProfilesContract,
  entries: entriesContract,
  alerts: alertsContract,
  insights: insightsContract,
  exports: exportsContract,
};
export type Contract = typeof contract;

export * from './procedure.ts';
