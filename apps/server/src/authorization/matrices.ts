import { alertsMatrix } from '../features/alerts/alerts.authorization.ts';
import { dataProfilesMatrix } from '../features/dataProfiles/dataProfiles.authorization.ts';
import { entriesMatrix } from '../features/entries/entries.authorization.ts';
import { exportsMatrix } from '../features/exports/exports.authorization.ts';
import { insightsMatrix } from '../features/insights/insights.authorization.ts';
import { notificationsMatrix } from '../features/notifications/notifications.authorization.ts';
import { schoolsMatrix } from '../features/schools/schools.authorization.ts';
import { settingsMatrix } from '../features/settings/settings.authorization.ts';
import { factorsMatrix } from '../features/users/factors/factors.authorization.ts';
import { peopleMatrix } from '../features/users/people/people.authorization.ts';
import { securityMatrix } from '../features/users/security/security.authorization.ts';
import { sessionMatrix } from '../features/users/session/session.authorization.ts';
import { signInMatrix } from '../features/users/signIn/signIn.authorization.ts';
import type { Matrix } from './matrix.ts';

export const matrices: readonly Matrix[] = [
  sessionMatrix,
  signInMatrix,
  factorsMatrix,
  peopleMatrix,
  securityMatrix,
  schoolsMatrix,
  settingsMatrix,
  notificationsMatrix,
  dataProfilesMatrix,
  entriesMatrix,
  alertsMatrix,
  insightsMatrix,
  exportsMatrix,
];
