// Who keeps a go-kit: readers of the plans of a school, but not provider staff.
import { canOpenEops } from '../eop/index.ts';
import {
  type Ability,
  type Actor,
  allOf,
  type Condition,
  holdsPermissionAtSchool,
  isProviderStaff,
  may,
  not,
  type Rule,
} from '../permissions/index.ts';
import type { GoKitEnd } from './goKit.ts';

export type GoKitFacts = Readonly<{ schoolId: string; isSchoolArchived: boolean }>;

const keepsKits: Rule<Readonly<{ schoolId: string }>> = allOf(
  holdsPermissionAtSchool('todo eops'),
  not(isProviderStaff),
);

const schoolInUse: Condition<GoKitFacts> = {
  holds: ({ isSchoolArchived }) => !isSchoolArchived,
  otherwise: 'goKit.schoolArchived',
};

export const goKitRules = {
  keep: { who: keepsKits, otherwise: 'goKit.notAllowed', when: [schoolInUse] },
} as const satisfies Record<string, Ability<GoKitFacts>>;

export function canOpenGoKits(actor: Actor): boolean {
  return canOpenEops(actor) && !actor.isSchoolDogStaff;
}

/** Why a device has to erase its kit of this school; null while it may keep it. */
export function whyKitEnds(actor: Actor, facts: GoKitFacts): GoKitEnd | null {
  if (may(goKitRules.keep, actor, facts)) return null;
  return may(goKitRules.keep, actor, { ...facts, isSchoolArchived: false }) ? 'schoolArchived' : 'notAllowed';
}
