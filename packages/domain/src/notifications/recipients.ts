import { isAboutOneself, type NotificationKind } from './kinds.ts';

/**
 * Disabled users get no notifications. Provider staff hold nearly every permission, but do not take part in the daily
 * work of a district: they are notified only about their own account.
 */
export function hears(
  person: Readonly<{ isDisabled: boolean; isSchoolDogStaff: boolean }>,
  kind: NotificationKind,
): boolean {
  if (person.isDisabled) return false;
  return !person.isSchoolDogStaff || isAboutOneself(kind);
}
