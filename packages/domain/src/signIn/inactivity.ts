// Automatic sign-out: after a day without activity, for users who have it on and always for provider staff.
export const inactivity = {
  signOutAfterMilliseconds: 24 * 60 * 60 * 1000,
  checkEveryMilliseconds: 30 * 1000,
  sampleEveryMilliseconds: 5 * 1000,
} as const;

export function isWatchedForInactivity(user: {
  readonly autoSignOut: boolean;
  readonly isSchoolDogStaff: boolean;
}): boolean {
  return user.autoSignOut || user.isSchoolDogStaff;
}

export function isInactive(lastActive: Date, now: Date): boolean {
  return now.getTime() - lastActive.getTime() >= inactivity.signOutAfterMilliseconds;
}
