// Named people for the tests of all features. Each holds the defaults of the role; Oak Hill and Maple Grove are the
// schools that most of them belong to, and Cedar Creek is the foreign one.
import {
  type Actor,
  defaultPermissions,
  isDistrictLevelByDefault,
  isPrimarilyTaskUserByDefault,
  openWorkOrderRules,
  type Role,
} from '../index.ts';

/** A readable id: `testId('oakHill')` is "oakHill" padded to 20 characters. */
export function testId(name: string): string {
  return name.padEnd(20, '0');
}

export const oakHill = testId('oakHill');
export const mapleGrove = testId('mapleGrove');
export const cedarCreek = testId('cedarCreek');

export function anActor(changes: Partial<Actor> = {}): Actor {
  return {
    userId: testId('someone'),
    role: 'educator',
    isDistrictLevel: false,
    roleSchoolIds: [],
    isSchoolDogStaff: false,
    isDisabled: false,
    isPrimarilyTaskUser: false,
    permissions: {},
    features: { enableWorkOrders: true, enableEops: true },
    workOrderRules: openWorkOrderRules,
    ...changes,
  };
}

/** A user with a role and its default permissions, at the given schools unless it is a district role. */
export function anActorInRole(role: Role, roleSchoolIds: readonly string[] = [], name: string = role): Actor {
  const isDistrictLevel = isDistrictLevelByDefault(role);
  const scope = { isDistrictLevel, roleSchoolIds: isDistrictLevel ? [] : roleSchoolIds };
  const userId = testId(name.replaceAll('_', ''));
  return anActor({
    userId,
    role,
    ...scope,
    isPrimarilyTaskUser: isPrimarilyTaskUserByDefault(role),
    permissions: defaultPermissions(role, scope),
  });
}

export const masterAdmin = anActorInRole('schooldog_master_admin', [], 'masterAdmin');
export const safetyCoordinator = anActorInRole('district_safety_coordinator', [], 'safetyCoordinator');
export const nonsafetyCoordinator = anActorInRole('district_nonsafety_coordinator', [], 'otherCoordinator');
export const principalOfOakHill = anActorInRole('principal', [oakHill]);
export const assistantPrincipalOfOakHill = anActorInRole('assistant_principal', [oakHill], 'assistant');
export const officerOfDistrict = anActorInRole('sro_district', [], 'officerOfDistrict');
export const officerOfOakHill = anActorInRole('sro', [oakHill]);
export const custodialSupervisor = anActorInRole('custodial_supervisor', [], 'custodialSupervisor');
export const custodianOfOakHill = anActorInRole('custodial', [oakHill]);
export const educatorOfOakHill = anActorInRole('educator', [oakHill]);
export const clerkOfOakHill = anActorInRole('clerical', [oakHill]);
export const submitterOfOakHill = anActorInRole('work_order_submitter', [oakHill], 'submitter');
export const maintenanceSupervisor = anActorInRole('maintenance_supervisor', [], 'maintenanceBoss');
export const technicianOfOakHill = anActorInRole('maintenance_staff', [oakHill], 'technician');
export const providerStaff = anActor({
  userId: testId('providerStaff'),
  role: 'schooldog_master_admin',
  isDistrictLevel: true,
  isSchoolDogStaff: true,
});
