// Every permission by its name, with the feature that it belongs to and the group under which the editor shows it.

export const permissions = [
  'log entries',
  'send neighborhood watch',
  'view entries',
  'manage entries',
  'manage other entries',
  'download entry reports',
  'send safety alerts',
  'receive safety alerts',
  'manage safety alerts',
  'propose tasks',
  'be proposed tasks',
  'manage tasks',
  'manage tasks settings',
  'manage task users',
  'record drills',
  'view assessments',
  'submit assessments',
  'manage assessments',
  'create rubrics',
  'manage rubrics',
  'view entry leaderboards',
  'view data insights',
  'manage data profiles',
  'download administrative reports',
  'manage users',
  'manage district',
  'manage schools',
  'todo eops',
] as const;

export type Permission = (typeof permissions)[number];

/** The switches in the global app settings that permissions depend on. */
export type Features = { readonly enableWorkOrders: boolean; readonly enableEops: boolean };

const gates: ReadonlyMap<Permission, keyof Features> = new Map([
  ['propose tasks', 'enableWorkOrders'],
  ['be proposed tasks', 'enableWorkOrders'],
  ['manage tasks', 'enableWorkOrders'],
  ['manage tasks settings', 'enableWorkOrders'],
  ['manage task users', 'enableWorkOrders'],
  ['todo eops', 'enableEops'],
]);

/** The feature that has to be on for the permission to exist, if there is one. */
export function gateOf(permission: Permission): keyof Features | null {
  return gates.get(permission) ?? null;
}

export function isAvailable(permission: Permission, features: Features): boolean {
  const gate = gateOf(permission);
  return gate === null || features[gate];
}

/** What these permissions open belongs to no school, so granting them for some schools has no effect. */
const wholeDistrict: ReadonlySet<Permission> = new Set([
  'manage users',
  'manage district',
  'manage tasks settings',
  'manage task users',
  'create rubrics',
  'manage rubrics',
]);

export function countsOnlyEverywhere(permission: Permission): boolean {
  return wholeDistrict.has(permission);
}

/** The order of the permission editor. */
export const permissionGroups = [
  {
    name: 'entries',
    permissions: [
      'log entries',
      'send neighborhood watch',
      'view entries',
      'manage entries',
      'manage other entries',
      'download entry reports',
    ],
  },
  {
    name: 'safetyAlerts',
    permissions: ['send safety alerts', 'receive safety alerts', 'manage safety alerts'],
  },
  {
    name: 'workOrders',
    permissions: [
      'propose tasks',
      'be proposed tasks',
      'manage tasks',
      'manage tasks settings',
      'manage task users',
    ],
  },
  { name: 'drills', permissions: ['record drills'] },
  {
    name: 'assessments',
    permissions: [
      'view assessments',
      'submit assessments',
      'manage assessments',
      'create rubrics',
      'manage rubrics',
    ],
  },
  { name: 'insights', permissions: ['view entry leaderboards', 'view data insights'] },
  { name: 'data', permissions: ['manage data profiles', 'download administrative reports'] },
  { name: 'administration', permissions: ['manage users', 'manage district', 'manage schools'] },
  { name: 'emergencyPlans', permissions: ['todo eops'] },
] as const satisfies readonly { name: string; permissions: readonly Permission[] }[];

export type PermissionGroup = (typeof permissionGroups)[number]['name'];
