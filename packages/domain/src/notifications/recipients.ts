import { isAboutOneself, type NotificationKind } from './kinds.ts';

/**
 * Whoever is disabled hears nothing. Provider staff hold nearly every permission, yet the daily work of a district
 * is not theirs: they hear only of their own account.
 */
export function hears(
  person: Readonly<{ isDisabled: boolean; isSchoolDogStaff: boolean }>,
  kind: NotificationKind,
): boolean {
  if (person.isDisabled) return false;
  return !person.isSchoolDogStaff || isAboutOneself(kind);
}
