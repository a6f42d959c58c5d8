// The morning's first look: the app is on the phone, somebody is signed in, and yesterday's page is opened again over a
// slow network.
import type { Browser } from '@playwright/test';
import { newPhone, slowDown } from './phone.ts';
import { watchFor } from './sight.ts';

export type WarmDashboard = Readonly<{
  /** Until the button for the commonest action can be tapped. */
  usable: number;
  requests: number;
}>;

export async function measureWarmDashboard(
  browser: Browser,
  serverUrl: string,
  cookie: string,
): Promise<WarmDashboard> {
  const context = await newPhone(browser);
  try {
    const [name = '', value = ''] = cookie.split('=', 2);
    await context.addCookies([{ name, value, url: serverUrl }]);
    const page = await context.newPage();
    const nextSight = await watchFor(page, 'main button', 'Log Entry');
    await Promise.all([nextSight(), page.goto(`${serverUrl}/dashboard`)]);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 60_000,
    });
    await page.reload({ waitUntil: 'networkidle' });
    await slowDown(page, { network: true });
    const asked: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith('/api/')) asked.push(path);
    });
    const [usable] = await Promise.all([nextSight(), page.reload({ waitUntil: 'networkidle' })]);
    return { usable, requests: asked.length };
  } finally {
    await context.close();
  }
}
