// How the popup of single sign-on reports its result to the app. The provider's own pages cut every other
// tie between the two windows.
export const ssoChannel = 'schooldog.sso';

export const ssoResults = ['done', 'verify', 'mismatch', 'cancelled', 'failed', 'unavailable'] as const;
export type SsoResult = (typeof ssoResults)[number];

export function ssoResultIn(value: unknown): SsoResult | null {
  return ssoResults.find((known) => known === value) ?? null;
}

export function tellSsoResult(result: SsoResult): void {
  const channel = new BroadcastChannel(ssoChannel);
  const post = channel.postMessage.bind(channel);
  post(result);
  channel.close();
}
