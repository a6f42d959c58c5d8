import { type Ability, type Actor, holdsPermission, isProviderStaff, may } from '../permissions/index.ts';

const managesDistrict = holdsPermission('manage district');

/** Every user may read the settings; their history is for users who may change them. */
export const settingsRules = {
  saveApp: { who: isProviderStaff, otherwise: 'settings.appNotAllowed' },
  saveOrganization: { who: managesDistrict, otherwise: 'settings.organizationNotAllowed' },
  /** What can be logged, and the rules of walks. */
  saveObservation: { who: managesDistrict, otherwise: 'settings.observationNotAllowed' },
} as const satisfies Record<string, Ability<unknown>>;

export function canSaveOrganization(actor: Actor): boolean {
  return may(settingsRules.saveOrganization, actor, null);
}

export function canSaveObservation(actor: Actor): boolean {
  return may(settingsRules.saveObservation, actor, null);
}

/** During maintenance only provider staff can use the app. */
export function isBlocked(actor: Actor | null, app: { maintenanceMode: boolean }): boolean {
  return app.maintenanceMode && !(actor?.isSchoolDogStaff ?? false);
}
