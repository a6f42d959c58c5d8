// How the small window of single sign-on tells the app what came of it. The provider's own pages cut every other tie
// between the two windows.
export const ssoChannel = 'schooldog.sso';

export const ssoResults = ['done', 'verify', 'mismatch', 'cancelled', 'failed', 'unavailable'] as const;
export type SsoResult = (typeof ssoResults)[number];

export function ssoResultIn(value: unknown): SsoResult | null {
  return ssoResults.find((known) => known === value) ?? null;
}

export function tellSsoResult(result: SsoResult): void {
  const channel = new BroadcastChannel(ssoChannel);
  const tell = channel.postMessage.bind(channel);
  tell(result);
  channel.close();
}
