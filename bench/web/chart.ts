// How long after the answer a chart is on the screen. The page measures it, as in sight.ts.
import type { Browser, ConsoleMessage } from '@playwright/test';
import { slowDown } from './phone.ts';

const mark = 'bench: drawn after ';

/** Milliseconds from the last byte of the counts to the frame that shows this many lines, on a slow processor. */
export async function measureChart(
  browser: Browser,
  asked: Readonly<{ serverUrl: string; cookie: string; path: string; lines: number }>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    const [name = '', value = ''] = asked.cookie.split('=', 2);
    await context.addCookies([{ name, value, url: asked.serverUrl }]);
    const page = await context.newPage();
    await slowDown(page, { network: false });
    await page.addInitScript(
      (sought) => {
        const look = () => {
          if (document.querySelectorAll('path[data-line]').length < sought.lines) {
            requestAnimationFrame(look);
            return;
          }
          const answers = performance.getEntriesByType('resource');
          const counts = answers.find(({ name: address }) => address.includes('/api/insights/counts/'));
          const answered = counts instanceof PerformanceResourceTiming ? counts.responseEnd : Number.NaN;
          requestAnimationFrame(() => console.debug(`${sought.mark}${performance.now() - answered}`));
        };
        requestAnimationFrame(look);
      },
      { lines: asked.lines, mark },
    );
    const predicate = (message: ConsoleMessage) => message.text().startsWith(mark);
    const [message] = await Promise.all([
      page.waitForEvent('console', { predicate, timeout: 120_000 }),
      page.goto(`${asked.serverUrl}${asked.path}`),
    ]);
    return Number(message.text().slice(mark.length));
  } finally {
    await context.close();
  }
}
