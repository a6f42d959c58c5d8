import type { Page } from '@playwright/test';

/** A page of the app that loads nothing. */
export const startingPoint = '/error/unexpected';

/**
 * Navigates within the running app, as a link does; returns where that ended. A title shows that a page has loaded.
 */
export async function visit(page: Page, path: string): Promise<string> {
  await page.evaluate(
    async ([from, to]) => {
      const title = document.querySelector('title');
      const arrival = async (isThere: () => boolean) => {
        if (isThere()) return;
        await new Promise<void>((resolve) => {
          const watch = new MutationObserver(() => {
            if (!isThere()) return;
            watch.disconnect();
            resolve();
          });
          watch.observe(title ?? document, { childList: true, subtree: true, characterData: true });
        });
      };
      const go = (place: string) => {
        history.pushState({}, '', place);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      };
      const isAtStart = () => document.title.startsWith('Something went wrong');
      go(from);
      await arrival(isAtStart);
      if (to === from) return;
      go(to);
      await arrival(() => !isAtStart());
    },
    [startingPoint, path] as const,
  );
  return new URL(page.url()).pathname;
}
