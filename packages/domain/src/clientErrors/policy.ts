import type { Actor } from '../permissions/index.ts';

/** Errors of the app are for those who run it and fix it. */
export function canReadClientErrors(actor: Actor): boolean {
  return actor.isSchoolDogStaff && !actor.isDisabled;
}
