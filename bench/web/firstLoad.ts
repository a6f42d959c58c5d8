import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { newPhone, slowDown } from './phone.ts';
import { watchFor } from './sight.ts';
import { watchTransfers, type Transfers } from './transfers.ts';
import { readVitals, watchVitals, type Vitals } from './vitals.ts';

export interface FirstLoad extends Vitals {
  readonly scripts: Transfers;
  readonly styles: Transfers;
  /** Scripts that are loaded after the page is usable. */
  readonly laterScripts: Transfers;
}

export async function measureFirstLoad(browser: Browser, serverUrl: string): Promise<FirstLoad> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    const session = await slowDown(page, { network: true });
    const transfers = watchTransfers(page, session);
    await watchVitals(page);
    const nextSight = await watchFor(page, 'button[type=submit]', 'Sign In');
    const seen = nextSight();
    await page.goto(`${serverUrl}/auth/signin`, { waitUntil: 'load', timeout: 60_000 });
    await seen;
    transfers.mark();
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    // Later layout shifts count too, and so does what is loaded in idle time.
    await delay(3000);
    return {
      ...(await readVitals(page)),
      scripts: await transfers.of('script', 'first'),
      styles: await transfers.of('stylesheet', 'first'),
      laterScripts: await transfers.of('script', 'later'),
    };
  } finally {
    await context.close();
  }
}
