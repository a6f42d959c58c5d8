// When the browser's permission request for notifications is shown.

export type PushFacts = Readonly<{
  isOnline: boolean;
  isSignedIn: boolean;
  /** As the browser reports it. */
  permission: 'default' | 'granted' | 'denied';
  /** On this device, by this app, ever. */
  timesAsked: number;
}>;

/** A user who closed the request twice is not asked a third time. */
const maxPushPrompts = 2;

export function mayAskForPush({ isOnline, isSignedIn, permission, timesAsked }: PushFacts): boolean {
  return isOnline && isSignedIn && permission === 'default' && timesAsked < maxPushPrompts;
}
