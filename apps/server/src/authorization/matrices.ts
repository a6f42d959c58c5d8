import { factorsMatrix } from '../features/account/factors/factors.authorization.ts';
import { sessionMatrix } from '../features/account/session/session.authorization.ts';
import { alertsMatrix } from '../features/alerts/alerts.authorization.ts';
import { assessmentsMatrix } from '../features/assessments/assessments.authorization.ts';
import { calendarFeedsMatrix } from '../features/calendarFeeds/calendarFeeds.authorization.ts';
import { clientErrorsMatrix } from '../features/clientErrors/clientErrors.authorization.ts';
import { contactsMatrix } from '../features/contacts/contacts.authorization.ts';
import { dashboardMatrix } from '../features/dashboard/dashboard.authorization.ts';
import { dataProfilesMatrix } from '../features/dataProfiles/dataProfiles.authorization.ts';
import { drillsMatrix } from '../features/drills/drills.authorization.ts';
import { entriesMatrix } from '../features/entries/entries.authorization.ts';
import { eopMatrix } from '../features/eop/eop.authorization.ts';
import { eopRolesMatrix } from '../features/eopRoles/eopRoles.authorization.ts';
import { exportsMatrix } from '../features/exports/exports.authorization.ts';
import { goKitsMatrix } from '../features/goKits/goKits.authorization.ts';
import { insightsMatrix } from '../features/insights/insights.authorization.ts';
import { notificationsMatrix } from '../features/notifications/notifications.authorization.ts';
import { ownDataMatrix } from '../features/ownData/ownData.authorization.ts';
import { peopleMatrix } from '../features/people/people.authorization.ts';
import { securityMatrix } from '../features/people/security/security.authorization.ts';
import { pickerMatrix } from '../features/picker/picker.authorization.ts';
import { recurringMatrix } from '../features/recurring/recurring.authorization.ts';
import { reportsMatrix } from '../features/reports/reports.authorization.ts';
import { responderLinksMatrix } from '../features/responderLinks/responderLinks.authorization.ts';
import { rubricsMatrix } from '../features/rubrics/rubrics.authorization.ts';
import { schoolsMatrix } from '../features/schools/schools.authorization.ts';
import { settingsMatrix } from '../features/settings/settings.authorization.ts';
import { signInMatrix } from '../features/signIn/signIn.authorization.ts';
import { staffReadsMatrix } from '../features/staffReads/staffReads.authorization.ts';
import { walksMatrix } from '../features/walks/walks.authorization.ts';
import { workOrdersMatrix } from '../features/workOrders/workOrders.authorization.ts';
import type { Matrix } from './matrix.ts';

/** Each group is one test file, so that they run beside each other: authorization.<group>.db.test.ts. */
export const groups = {
  accounts: [
    sessionMatrix,
    signInMatrix,
    factorsMatrix,
    peopleMatrix,
    pickerMatrix,
    securityMatrix,
    calendarFeedsMatrix,
  ],
  district: [
    schoolsMatrix,
    settingsMatrix,
    notificationsMatrix,
    dataProfilesMatrix,
    staffReadsMatrix,
    ownDataMatrix,
  ],
  observing: [
    entriesMatrix,
    alertsMatrix,
    insightsMatrix,
    dashboardMatrix,
    exportsMatrix,
    clientErrorsMatrix,
  ],
  walks: [walksMatrix],
  workOrders: [workOrdersMatrix, recurringMatrix],
  assessments: [rubricsMatrix, assessmentsMatrix],
  drills: [drillsMatrix, reportsMatrix],
  contacts: [contactsMatrix],
  responderLinks: [responderLinksMatrix],
  plans: [eopMatrix, eopRolesMatrix],
  goKits: [goKitsMatrix],
} as const satisfies Record<string, readonly Matrix[]>;

export const matrices: readonly Matrix[] = Object.values(groups).flat();
