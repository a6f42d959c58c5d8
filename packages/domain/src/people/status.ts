// The status of an account, as its managers see it.

/** `invited`: has never chosen a password or signed in any other way. */
export const userStatuses = ['active', 'invited', 'disabled'] as const;
export type UserStatus = (typeof userStatuses)[number];

export function statusOf({
  isDisabled,
  isSetUp,
}: Readonly<{ isDisabled: boolean; isSetUp: boolean }>): UserStatus {
  if (isDisabled) return 'disabled';
  return isSetUp ? 'active' : 'invited';
}

/** What the list of users can be ordered by. */
export const userOrders = ['name', 'role', 'lastActive'] as const;
export type UserOrder = (typeof userOrders)[number];
