import { holds, type Actor } from '../permissions/index.ts';

export function canSaveAppSettings(actor: Actor): boolean {
  return actor.isSchoolDogStaff && !actor.isDisabled;
}

export function canSaveOrganization(actor: Actor): boolean {
  return holds(actor, 'manage district');
}

/** In maintenance everybody but provider staff waits outside. */
export function isShutOut(actor: Actor | null, app: { maintenanceMode: boolean }): boolean {
  return app.maintenanceMode && !(actor?.isSchoolDogStaff ?? false);
}
