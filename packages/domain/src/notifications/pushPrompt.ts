// When a browser's question whether it may show notifications is put to somebody.

export type PushFacts = Readonly<{
  isOnline: boolean;
  isSignedIn: boolean;
  /** As the browser says it. */
  permission: 'default' | 'granted' | 'denied';
  /** On this device, by this app, ever. */
  timesAsked: number;
}>;

/** Nobody is pestered: whoever closed the question twice is not asked a third time. */
const maxPushPrompts = 2;

export function mayAskForPush({ isOnline, isSignedIn, permission, timesAsked }: PushFacts): boolean {
  return isOnline && isSignedIn && permission === 'default' && timesAsked < maxPushPrompts;
}
