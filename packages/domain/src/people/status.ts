// How an account stands, as its managers see it.

/** `invited`: has never chosen a password or come in any other way. */
export const userStatuses = ['active', 'invited', 'disabled'] as const;
export type UserStatus = (typeof userStatuses)[number];

export function statusOf({
  isDisabled,
  isSetUp,
}: Readonly<{ isDisabled: boolean; isSetUp: boolean }>): UserStatus {
  if (isDisabled) return 'disabled';
  return isSetUp ? 'active' : 'invited';
}
