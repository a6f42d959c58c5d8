export type AskingFacts = Readonly<{
  isOnline: boolean;
  isSignedIn: boolean;
  permission: NotificationPermission;
  /** On this device, by this app, ever. */
  timesAsked: number;
}>;

/** Nobody is pestered: whoever closed the question twice is not asked a third time. */
export const maximumRequests = 2;

export function mayAsk({ isOnline, isSignedIn, permission, timesAsked }: AskingFacts): boolean {
  return isOnline && isSignedIn && permission === 'default' && timesAsked < maximumRequests;
}
