import { holds, type Actor } from '../permissions/index.ts';

export function canSaveAppSettings(actor: Actor): boolean {
  return actor.isSchoolDogStaff && !actor.isDisabled;
}

export function canSaveOrganization(actor: Actor): boolean {
  return holds(actor, 'manage district');
}

/** What can be logged, and the rules of walks. Everybody may read them. */
export function canSaveObservation(actor: Actor): boolean {
  return holds(actor, 'manage district');
}

/** In maintenance everybody but provider staff waits outside. */
export function isShutOut(actor: Actor | null, app: { maintenanceMode: boolean }): boolean {
  return app.maintenanceMode && !(actor?.isSchoolDogStaff ?? false);
}
