import type { Actor } from '../permissions/index.ts';

/** A district sees what the staff of its provider look at, and they see that it does. */
export function canReadStaffReads(actor: Actor): boolean {
  return (actor.isSchoolDogStaff || actor.role === 'schooldog_master_admin') && !actor.isDisabled;
}
