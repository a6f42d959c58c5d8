// Groups and items of the side menu in the order of the specification. An item is shown once a feature declares it.
import type { KeyBelow } from '../../platform/i18n/texts.ts';
import type { MenuKey } from '../../platform/navigation/featureShell.ts';

export type GroupKey = KeyBelow<'app', 'menu.groups'>;

type Group = Readonly<{ group: GroupKey; keys: readonly MenuKey[] }>;

export const menuOrder: readonly Group[] = [
  { group: 'dashboard', keys: ['dashboard'] },
  { group: 'eop', keys: ['eop', 'contacts', 'eopRoles', 'goKits'] },
  { group: 'safety', keys: ['entries', 'walks', 'safetyAlerts', 'insights', 'dataProfiles'] },
  {
    group: 'workOrders',
    keys: ['tasks', 'recurringWorkOrders', 'taskAnalytics', 'workOrderUsers', 'tasksSettings'],
  },
  { group: 'assessments', keys: ['assessments', 'rubrics'] },
  { group: 'drills', keys: ['drills', 'drillRules'] },
  { group: 'system', keys: ['schools'] },
  { group: 'admin', keys: ['manageUsers', 'walkSettings', 'reports', 'ownData', 'providerAccess'] },
  { group: 'resources', keys: ['resourceLinks', 'trainingLibrary', 'stateToolkit', 'faq', 'install'] },
  { group: 'provider', keys: ['provider'] },
  { group: 'legal', keys: ['terms', 'privacy'] },
];

/** The menu without a session. */
export const visitorOrder: readonly Group[] = [
  { group: 'visitor', keys: ['signIn', 'terms', 'privacy', 'install'] },
];
