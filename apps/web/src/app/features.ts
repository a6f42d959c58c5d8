// The features of the product. Beside startFeatures.ts nothing else in this folder knows them.
import { alertsFeature } from '../features/alerts/feature.ts';
import { assessmentsFeature } from '../features/assessments/feature.ts';
import { contactsFeature } from '../features/contacts/feature.ts';
import { dashboardFeature } from '../features/dashboard/feature.ts';
import { dataProfilesFeature } from '../features/dataProfiles/feature.ts';
import { drillsFeature } from '../features/drills/feature.ts';
import { eopRolesFeature } from '../features/eopRoles/feature.ts';
import { entriesFeature } from '../features/entries/feature.ts';
import { eopFeature } from '../features/eop/feature.ts';
import { goKitsFeature } from '../features/goKits/feature.ts';
import { helpFeature } from '../features/help/feature.ts';
import { insightsFeature } from '../features/insights/feature.ts';
import { landingFeature } from '../features/landing/feature.ts';
import { legalFeature } from '../features/legal/feature.ts';
import { notificationsFeature } from '../features/notifications/feature.ts';
import { outboxFeature } from '../features/outbox/feature.ts';
import { ownDataFeature } from '../features/ownData/feature.ts';
import { peopleFeature } from '../features/people/feature.ts';
import { reportsFeature } from '../features/reports/feature.ts';
import { responderLinksFeature } from '../features/responderLinks/feature.ts';
import { recurringFeature } from '../features/recurring/feature.ts';
import { rubricsFeature } from '../features/rubrics/feature.ts';
import { schoolsFeature } from '../features/schools/feature.ts';
import { settingsFeature } from '../features/settings/feature.ts';
import { staffReadsFeature } from '../features/staffReads/feature.ts';
import { walksFeature } from '../features/walks/feature.ts';
import { workOrdersFeature } from '../features/workOrders/feature.ts';
import { startFeatures } from './startFeatures.ts';

export const features = [
  ...startFeatures,
  alertsFeature,
  assessmentsFeature,
  contactsFeature,
  dashboardFeature,
  dataProfilesFeature,
  drillsFeature,
  eopRolesFeature,
  entriesFeature,
  eopFeature,
  goKitsFeature,
  helpFeature,
  insightsFeature,
  landingFeature,
  legalFeature,
  notificationsFeature,
  outboxFeature,
  ownDataFeature,
  peopleFeature,
  reportsFeature,
  responderLinksFeature,
  recurringFeature,
  rubricsFeature,
  schoolsFeature,
  settingsFeature,
  staffReadsFeature,
  walksFeature,
  workOrdersFeature,
] as const;
