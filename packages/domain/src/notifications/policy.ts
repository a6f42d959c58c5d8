import type { Actor } from '../permissions/index.ts';

/** Stored messages hold links and codes of other people, so only provider staff may read them. */
export function canReadMessages(actor: Actor): boolean {
  return actor.isSchoolDogStaff && !actor.isDisabled;
}
