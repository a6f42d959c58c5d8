// How long a cached page blocks the main thread while it opens: of every task, the part
// beyond 50 ms (total blocking time).
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { sum } from '../lib/statistics.ts';
import { slowDown, withKnownPhone } from './phone.ts';

declare global {
  interface Window {
    benchTasks?: number[];
  }
}

/** Tasks shorter than this let a touch through in time. */
const unnoticed = 50;
/** What an idle moment brings counts too. */
const quiet = 3_000;

type Asked = Readonly<{ serverUrl: string; cookie: string; path: string; words: string }>;

/** `words` begin the heading of the page. */
export async function measureBlocking(browser: Browser, asked: Asked): Promise<number> {
  return withKnownPhone(browser, { ...asked, selector: 'h1' }, async ({ page }) => {
    await page.addInitScript(watchTasks);
    await slowDown(page, { network: false });
    await page.reload({ waitUntil: 'networkidle' });
    await delay(quiet);
    const tasks = await page.evaluate(() => window.benchTasks ?? []);
    return sum(tasks.map((duration) => Math.max(duration - unnoticed, 0)));
  });
}

function watchTasks(): void {
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    window.benchTasks?.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}
