// The caller. The server builds an actor from the current user record at each request and sends the same to the web,
// so that button and procedure decide from the same facts.
import { type KnownRole, isDistrictRole } from './roles.ts';
import type { PermissionValues } from './value.ts';
import type { WorkOrderRules } from './workOrderRules.ts';

export type Actor = {
  readonly userId: string;
  readonly role: KnownRole;
  readonly isDistrictLevel: boolean;
  readonly roleSchoolIds: readonly string[];
  readonly isSchoolDogStaff: boolean;
  readonly isDisabled: boolean;
  /** Work orders are their main task. */
  readonly isPrimarilyTaskUser: boolean;
  readonly permissions: PermissionValues;
  readonly features: { readonly enableWorkOrders: boolean; readonly enableEops: boolean };
  readonly workOrderRules: WorkOrderRules;
};

type Placed = {
  readonly role: KnownRole;
  readonly isDistrictLevel: boolean;
  readonly isSchoolDogStaff: boolean;
};

/** A fact about any user, including disabled ones. */
export function isDistrictUser(user: Placed): boolean {
  return user.isSchoolDogStaff || user.isDistrictLevel || isDistrictRole(user.role);
}

export const sourceTypes = ['district', 'school', 'partner'] as const;

export type SourceType = (typeof sourceTypes)[number];

/** Whether the user's observations at the school count as district, school or partner. */
export function sourceTypeFor(
  user: Placed & { readonly roleSchoolIds: readonly string[] },
  schoolId: string,
): SourceType {
  if (isDistrictUser(user)) return 'district';
  return user.roleSchoolIds.includes(schoolId) ? 'school' : 'partner';
}
