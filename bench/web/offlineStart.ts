// A start in a basement: the app is on the phone, somebody is signed in, and there is no network.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newPhone, slowDown } from './phone.ts';
import { watchFor } from './sight.ts';

export async function measureOfflineStart(
  browser: Browser,
  serverUrl: string,
  cookie: string,
): Promise<number> {
  const context = await newPhone(browser);
  try {
    const [name = '', value = ''] = cookie.split('=', 2);
    await context.addCookies([{ name, value, url: serverUrl }]);
    const page = await context.newPage();
    const nextSight = await watchFor(page, 'h1', 'Welcome');
    await Promise.all([nextSight(), page.goto(`${serverUrl}/dashboard`)]);
    // A service worker that looks after the page has all files of the app.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
    await leaveNetwork(context, page);
    await slowDown(page, { network: false });
    const [time] = await Promise.all([nextSight(), page.reload({ waitUntil: 'commit' })]);
    return time;
  } finally {
    await context.close();
  }
}

/** And makes sure that really nothing gets through. */
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
