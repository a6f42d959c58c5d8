// The first visit of the morning: yesterday's page is opened again over a slow network.
import type { Browser } from '@playwright/test';
import { slowDown, withKnownPhone } from './phone.ts';

export type WarmDashboard = Readonly<{
  /** Until the button of the most common action can be tapped. */
  usable: number;
  requests: number;
}>;

export async function measureWarmDashboard(
  browser: Browser,
  known: Readonly<{ serverUrl: string; cookie: string; visits?: number }>,
): Promise<WarmDashboard> {
  const sought = { selector: 'main button', words: 'Log Entry' };
  return withKnownPhone(browser, { ...known, ...sought }, async ({ page, nextSight }) => {
    await slowDown(page, { network: true });
    const asked: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith('/api/')) asked.push(path);
    });
    const [usable] = await Promise.all([nextSight(), page.reload({ waitUntil: 'networkidle' })]);
    return { usable, requests: asked.length };
  });
}
