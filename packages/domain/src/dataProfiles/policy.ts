import { type Actor, holdsAt, holdsSomewhere } from '../permissions/index.ts';

export function canManageDataProfiles(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'manage data profiles', schoolId);
}

export function canOpenDataProfiles(actor: Actor): boolean {
  return holdsSomewhere(actor, 'manage data profiles');
}

/** Whoever logs, views or proposes something at a school chooses among its places. */
export function canUseDataProfiles(actor: Actor, schoolId: string): boolean {
  return (
    canManageDataProfiles(actor, schoolId) ||
    holdsAt(actor, 'log entries', schoolId) ||
    holdsAt(actor, 'view entries', schoolId) ||
    holdsAt(actor, 'propose tasks', schoolId)
  );
}
