// A start in a basement: the app is on the phone, somebody is signed in, and there is no network.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newPhone, slowDown } from './phone.ts';

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation to the first frame with the dashboard's heading. */
    benchDashboard?: number;
  }
}

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
    await watchForDashboard(page);
    await page.goto(`${serverUrl}/dashboard`);
    await dashboardSeen(page);
    // A service worker that looks after the page has all files of the app.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
    await leaveNetwork(context, page);
    await slowDown(page, { network: false });
    await page.reload({ waitUntil: 'commit' });
    return await dashboardSeen(page);
  } finally {
    await context.close();
  }
}

async function watchForDashboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.textContent?.startsWith('Welcome') === true && heading.getClientRects().length > 0) {
        window.benchDashboard = performance.now();
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
}

async function dashboardSeen(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => window.benchDashboard, undefined, { timeout: 60_000 });
  return (await seen.jsonValue()) ?? 0;
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
