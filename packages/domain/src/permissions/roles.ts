export const roles = [
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'principal',
  'assistant_principal',
  'sro_district',
  'sro',
  'custodial_supervisor',
  'custodial',
  'educator',
  'clerical',
  'work_order_submitter',
  'maintenance_supervisor',
  'maintenance_staff',
] as const;

/** Labels of earlier versions: shown for users who still have one, but no longer offered. */
export const oldRoles = [
  'school_safety_team',
  'school_safety_leader',
  'maintenance_work_order_manager',
  'school_resource_officer',
] as const;

export type Role = (typeof roles)[number];
type OldRole = (typeof oldRoles)[number];
export type KnownRole = Role | OldRole;

export function isSelectableRole(role: string | null): role is Role {
  return roles.some((selectable) => selectable === role);
}

/** Roles that make a district user whatever the all-schools flag is. */
const districtRoles: ReadonlySet<KnownRole> = new Set<Role>([
  'schooldog_master_admin',
  'district_safety_coordinator',
  'district_nonsafety_coordinator',
  'sro_district',
  'custodial_supervisor',
]);

const maintenanceRoles: ReadonlySet<KnownRole> = new Set<Role>([
  'maintenance_supervisor',
  'maintenance_staff',
]);

export function isDistrictRole(role: KnownRole): boolean {
  return districtRoles.has(role);
}

/** Choosing the role sets the all-schools flag. For a maintenance supervisor that flag decides alone. */
export function isDistrictLevelByDefault(role: KnownRole): boolean {
  return isDistrictRole(role) || role === 'maintenance_supervisor';
}

export function isPrimarilyTaskUserByDefault(role: KnownRole): boolean {
  return maintenanceRoles.has(role);
}

/** Suggested while a title is typed; any other text is accepted. They are stored as chosen, in English. */
export const titleSuggestions = [
  'Superintendent',
  'Deputy Superintendent',
  'Maintenance Director',
  'Safety Coordinator',
  'Curriculum Director',
  'Operations Director',
  'Chief of District Police',
  'Coordinator',
  'District Safety Team Member',
  'Principal',
  'Assistant Principal',
  'School Resource Officer',
  'School Safety Team Member',
] as const;
