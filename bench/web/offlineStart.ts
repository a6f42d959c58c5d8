// A start without a network.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { slowDown, withKnownPhone } from './phone.ts';

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

/** Also verifies that no request gets through. */
async function leaveNetwork(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  const reached = await page.evaluate(() =>
    fetch('/healthz').then(
      () => true,
      () => false,
    ),
  );
  if (reached) throw new Error('The page still has a network.');
}
