// The wire: what the server answers and the web may ask. Both sides import this list and nothing of each other.
import { notificationsContract } from './notifications/index.ts';
import { schoolsContract } from './schools/index.ts';
import { settingsContract } from './settings/index.ts';
import { usersContract } from './users/index.ts';

export const contract = {
  users: usersContract,
  schools: schoolsContract,
  settings: settingsContract,
  notifications: notificationsContract,
};
export type Contract = typeof contract;

export * from './procedure.ts';
