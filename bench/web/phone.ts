import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchFor, type NextSight } from './sight.ts';

const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A browser that has never seen the app, with the screen of a phone. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  // The offer to install the app was answered before.
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('schooldog.installAnswer', 'declined');
  });
  return context;
}

export type KnownPhone = Readonly<{ context: BrowserContext; page: Page; nextSight: NextSight }>;

/** From the third visit on, the browser has the code of the page compiled. */
const usualVisits = 3;

/**
 * A phone with the app cached and a user signed in, at the dashboard or the given page, which was opened before as often as
 * that of somebody who uses the app. `nextSight` waits until the element is visible after the page was opened again.
 */
export async function withKnownPhone<Value>(
  browser: Browser,
  parts: {
    serverUrl: string;
    cookie: string;
    selector: string;
    words: string;
    path?: string;
    visits?: number;
  },
  work: (phone: KnownPhone) => Promise<Value>,
): Promise<Value> {
  const context = await newPhone(browser);
  try {
    const [name = '', value = ''] = parts.cookie.split('=', 2);
    await context.addCookies([{ name, value, url: parts.serverUrl }]);
    const page = await context.newPage();
    const nextSight = await watchFor(page, parts.selector, parts.words);
    await Promise.all([nextSight(), page.goto(`${parts.serverUrl}${parts.path ?? '/dashboard'}`)]);
    // A service worker that controls the page has cached the files of the first screens.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
    for (let visit = 2; visit <= (parts.visits ?? usualVisits); visit += 1)
      await Promise.all([nextSight(), page.reload({ waitUntil: 'networkidle' })]);
    return await work({ context, page, nextSight });
  } finally {
    await context.close();
  }
}

/** Also verifies that no request gets through. */
export async function leaveNetwork(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  const reached = await page.evaluate(() =>
    fetch('/healthz').then(
      () => true,
      () => false,
    ),
  );
  if (reached) throw new Error('The page still has a network.');
}

/** Slows the page down to the speed of a phone; its network too, if asked. */
export async function slowDown(page: Page, parts: { network: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!parts.network) return session;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  return session;
}
