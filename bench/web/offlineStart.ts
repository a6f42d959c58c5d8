// A start without a network.
import type { Browser } from '@playwright/test';
import { leaveNetwork, slowDown, withKnownPhone } from './phone.ts';

export async function measureOfflineStart(
  browser: Browser,
  serverUrl: string,
  cookie: string,
): Promise<number> {
  const sought = { selector: 'h1', words: 'Welcome' };
  return withKnownPhone(browser, { serverUrl, cookie, ...sought }, async ({ context, page, nextSight }) => {
    await leaveNetwork(context, page);
    await slowDown(page, { network: false });
    const [time] = await Promise.all([nextSight(), page.reload({ waitUntil: 'commit' })]);
    return time;
  });
}
