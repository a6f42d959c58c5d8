import { type Ability, holdsPermission, may, type Actor, type Rule } from '../permissions/index.ts';
import { canOpenReports } from './names.ts';

export type ScheduleFacts = Readonly<{ ownerUserId: string; recipientUserIds: readonly string[] }>;

const isOwner: Rule<ScheduleFacts> = (actor, { ownerUserId }) => actor.userId === ownerUserId;
const isRecipient: Rule<ScheduleFacts> = (actor, { recipientUserIds }) =>
  recipientUserIds.includes(actor.userId);
const managesDistrict: Rule<ScheduleFacts> = holdsPermission('manage district');
const otherwise = 'report.scheduleNotAllowed';

/** Those who manage the district look after schedules whose owner is gone. */
export const scheduleRules = {
  view: {
    who: (actor, facts) =>
      isOwner(actor, facts) || isRecipient(actor, facts) || managesDistrict(actor, facts),
    otherwise,
  },
  change: { who: isOwner, otherwise },
  oversee: { who: (actor, facts) => isOwner(actor, facts) || managesDistrict(actor, facts), otherwise },
  stop: { who: isRecipient, otherwise },
} as const satisfies Record<string, Ability<ScheduleFacts>>;

export function scheduleAbilities(actor: Actor, facts: ScheduleFacts) {
  return {
    change: may(scheduleRules.change, actor, facts),
    oversee: may(scheduleRules.oversee, actor, facts),
    stop: may(scheduleRules.stop, actor, facts),
  };
}

/** Provider staff serve the district, but send its people no reports. */
export function canScheduleReports(actor: Actor): boolean {
  return !actor.isSchoolDogStaff && canOpenReports(actor);
}
