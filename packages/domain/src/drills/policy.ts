// Who may see and record drills, and who decides what a school owes.
import {
  type Ability,
  type Actor,
  holds,
  holdsAt,
  holdsPermissionAtSchool,
  holdsSomewhere,
  type Schools,
  schoolsWith,
} from '../permissions/index.ts';
import type { Drill } from './drill.ts';

type DrillFacts = Readonly<Pick<Drill, 'schoolId'>>;

const recordsDrills = holdsPermissionAtSchool<DrillFacts>('record drills');

/** One permission for all of it: people who record drills at a school see, change and delete those of that school. */
export const drillRules = {
  view: { who: recordsDrills, otherwise: 'drill.viewNotAllowed' },
  change: { who: recordsDrills, otherwise: 'drill.recordNotAllowed' },
  download: { who: recordsDrills, otherwise: 'drill.viewNotAllowed' },
} as const satisfies Record<string, Ability<DrillFacts>>;

export function canRecordDrillAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'record drills', schoolId);
}

export function canOpenDrills(actor: Actor): boolean {
  return holdsSomewhere(actor, 'record drills');
}

export function schoolsWithDrills(actor: Actor): Schools {
  return schoolsWith(actor, 'record drills');
}

export function canEditDrillRules(actor: Actor): boolean {
  return holds(actor, 'manage district');
}
