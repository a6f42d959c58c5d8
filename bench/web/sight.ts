// Measures when something is first on the screen. The page measures it: polling from outside would use the same
// processor whose time is measured.
import type { ConsoleMessage, Page } from '@playwright/test';

const mark = 'bench: seen after ';

/** Milliseconds from the start of the next navigation to the first frame that shows an element with these words. */
export type NextSight = () => Promise<number>;

export async function watchFor(page: Page, selector: string, words: string): Promise<NextSight> {
  await page.addInitScript(
    (sought) => {
      const look = () => {
        const isThere = [...document.querySelectorAll(sought.selector)].some(
          (element) => element.textContent.startsWith(sought.words) && element.getClientRects().length > 0,
        );
        if (isThere) console.debug(`${sought.mark}${performance.now()}`);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { selector, words, mark },
  );
  return async () => {
    const predicate = (message: ConsoleMessage) => message.text().startsWith(mark);
    const message = await page
      .waitForEvent('console', { predicate, timeout: 60_000 })
      .catch(async (error: unknown) => {
        throw new Error(`The page shows: ${await page.locator('body').innerText()}`, { cause: error });
      });
    return Number(message.text().slice(mark.length));
  };
}
