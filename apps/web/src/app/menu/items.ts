// The side menu as data. An item appears by itself once the route table has its page.
import { canViewDashboard } from '@schooldog/domain/dashboard';
import { holdsSomewhere, type Actor, type Permission } from '@schooldog/domain/permissions';
import { canListSchools } from '@schooldog/domain/schools';
import { canSaveObservation } from '@schooldog/domain/settings';
import { canManageUsers } from '@schooldog/domain/users';
import {
  IconAddressBook,
  IconBook2,
  IconBuildingBank,
  IconBuildingCommunity,
  IconCalendarRepeat,
  IconChartBar,
  IconChartDots,
  IconChecklist,
  IconClipboardList,
  IconDeviceMobileDown,
  IconFileDescription,
  IconGavel,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLink,
  IconLock,
  IconLogin2,
  IconMapPin,
  IconReportAnalytics,
  IconRulerMeasure,
  IconSettings,
  IconShieldCog,
  IconShieldHalf,
  IconRun,
  IconSitemap,
  IconTool,
  IconUrgent,
  IconUserCog,
  IconUsers,
  IconWalk,
} from '@tabler/icons-react';
import { stateAgenciesUrl, trainingLibraryUrl } from '../../features/help/resources.ts';
import type { GroupKey, MenuItem } from './types.ts';

const holdsAny =
  (...choices: readonly Permission[]) =>
  (actor: Actor) =>
    choices.some((permission) => holdsSomewhere(actor, permission));

/** The order in which groups stand. */
export const groupOrder: readonly GroupKey[] = [
  'visitor',
  'dashboard',
  'eop',
  'safety',
  'workOrders',
  'assessments',
  'drills',
  'system',
  'admin',
  'resources',
  'provider',
  'legal',
];

export const menuItems: readonly MenuItem[] = [
  {
    group: 'dashboard',
    key: 'dashboard',
    path: '/dashboard',
    icon: IconLayoutDashboard,
    allows: canViewDashboard,
  },

  { group: 'eop', key: 'eop', path: '/eop', icon: IconShieldHalf, allows: holdsAny('todo eops') },
  { group: 'eop', key: 'contacts', path: '/contacts', icon: IconAddressBook, allows: holdsAny('todo eops') },
  {
    group: 'eop',
    key: 'eopRoles',
    path: '/eopRoles/$roleId',
    params: { roleId: 'incident_command_system' },
    icon: IconSitemap,
    allows: holdsAny('todo eops'),
  },

  {
    group: 'safety',
    key: 'entries',
    path: '/entries',
    icon: IconClipboardList,
    allows: holdsAny('log entries', 'view entries'),
  },
  {
    group: 'safety',
    key: 'walks',
    path: '/walks',
    icon: IconWalk,
    allows: holdsAny('log entries', 'view entries'),
  },
  {
    group: 'safety',
    key: 'safetyAlerts',
    path: '/safetyAlerts',
    icon: IconUrgent,
    allows: holdsAny('send safety alerts', 'manage safety alerts', 'receive safety alerts'),
  },
  {
    group: 'safety',
    key: 'insights',
    path: '/insights',
    icon: IconChartDots,
    allows: holdsAny('view data insights'),
  },
  {
    group: 'safety',
    key: 'dataProfiles',
    path: '/dataProfiles',
    icon: IconMapPin,
    allows: holdsAny('manage data profiles'),
  },

  {
    group: 'workOrders',
    key: 'tasks',
    path: '/tasks',
    icon: IconTool,
    allows: holdsAny('propose tasks', 'be proposed tasks', 'manage tasks'),
  },
  {
    group: 'workOrders',
    key: 'recurringWorkOrders',
    path: '/recurringWorkOrders',
    icon: IconCalendarRepeat,
    allows: holdsAny('manage tasks'),
  },
  {
    group: 'workOrders',
    key: 'taskAnalytics',
    path: '/taskAnalytics',
    icon: IconChartBar,
    allows: holdsAny('manage tasks'),
  },
  {
    group: 'workOrders',
    key: 'workOrderUsers',
    path: '/workOrderUsers',
    icon: IconUserCog,
    allows: holdsAny('manage task users'),
  },
  {
    group: 'workOrders',
    key: 'tasksSettings',
    path: '/tasksSettings',
    icon: IconSettings,
    allows: holdsAny('manage tasks settings'),
  },

  {
    group: 'assessments',
    key: 'assessments',
    path: '/assessments',
    icon: IconChecklist,
    allows: holdsAny('view assessments', 'submit assessments', 'manage assessments'),
  },
  {
    group: 'assessments',
    key: 'rubrics',
    path: '/rubrics',
    icon: IconRulerMeasure,
    allows: holdsAny('create rubrics', 'manage rubrics'),
  },

  { group: 'drills', key: 'drills', path: '/drills', icon: IconRun, allows: holdsAny('record drills') },

  { group: 'system', key: 'schools', path: '/schools', icon: IconBuildingCommunity, allows: canListSchools },

  {
    group: 'admin',
    key: 'manageUsers',
    path: '/admin/manageUsers',
    icon: IconUsers,
    allows: canManageUsers,
  },
  {
    group: 'admin',
    key: 'walkSettings',
    path: '/walkSettings',
    icon: IconShieldCog,
    allows: canSaveObservation,
  },
  {
    group: 'admin',
    key: 'reports',
    path: '/reports',
    icon: IconReportAnalytics,
    allows: holdsAny('download entry reports', 'download administrative reports'),
  },

  { group: 'resources', key: 'resourceLinks', path: '/resources/links', icon: IconLink },
  { group: 'resources', key: 'trainingLibrary', href: trainingLibraryUrl, icon: IconBook2 },
  {
    group: 'resources',
    key: 'stateToolkit',
    href: stateAgenciesUrl,
    icon: IconBuildingBank,
    needsStateBranding: true,
  },
  { group: 'resources', key: 'faq', path: '/faq', icon: IconLifebuoy },
  {
    group: 'resources',
    key: 'install',
    path: '/install',
    icon: IconDeviceMobileDown,
    hiddenWhenInstalled: true,
  },

  { group: 'provider', key: 'provider', path: '/admin/schooldog', icon: IconLock, providerStaffOnly: true },

  { group: 'legal', key: 'terms', path: '/terms', icon: IconGavel },
  { group: 'legal', key: 'privacy', path: '/privacy', icon: IconFileDescription },
];

/** All that is offered to somebody who is not signed in. */
export const visitorItems: readonly MenuItem[] = [
  { group: 'visitor', key: 'signIn', path: '/auth/signin', icon: IconLogin2 },
  { group: 'visitor', key: 'terms', path: '/terms', icon: IconGavel },
  { group: 'visitor', key: 'privacy', path: '/privacy', icon: IconFileDescription },
  {
    group: 'visitor',
    key: 'install',
    path: '/install',
    icon: IconDeviceMobileDown,
    hiddenWhenInstalled: true,
  },
];
