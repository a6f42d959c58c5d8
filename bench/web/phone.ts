import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A browser that has never seen the app, with the screen of a phone. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
}

/** Makes the page as slow as a phone is; its network too, if asked. */
export async function slowDown(page: Page, parts: { network: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!parts.network) return session;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  return session;
}
