// What a packet consists of, and who may print which part.
import { type Actor, holds, holdsAt, type Permission } from '../../permissions/index.ts';

export const packetSections = ['drills', 'walks', 'concerns', 'backlog', 'plans'] as const;
export type PacketSection = (typeof packetSections)[number];

/** Permissions of a feature that is off are held by no one. */
const needed: Readonly<Record<PacketSection, readonly Permission[]>> = {
  drills: ['download administrative reports'],
  walks: ['download entry reports', 'view entries'],
  concerns: ['download entry reports', 'view entries'],
  backlog: ['download administrative reports', 'manage tasks'],
  plans: ['download administrative reports', 'todo eops'],
};

/** Of one school, or with null of the whole district, which needs the permissions everywhere. */
export function packetSectionsFor(actor: Actor, schoolId: string | null): readonly PacketSection[] {
  const isHeld = (permission: Permission) =>
    schoolId === null ? holds(actor, permission) : holdsAt(actor, permission, schoolId);
  return packetSections.filter((section) => needed[section].every(isHeld));
}
