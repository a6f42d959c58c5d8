import { expect, type Locator, type Page } from '@playwright/test';
import { atDesktop } from './screen.ts';

const keptAnswers = 'schooldog.firstAnswers';

/** Charts that nobody has scrolled to are drawn when the page is printed, of what was asked for in a quiet moment. */
export async function expectChartsOnPaper(page: Page, favorites: Locator, charts: number): Promise<void> {
  await page.addInitScript((key) => localStorage.removeItem(key), keptAnswers);
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.reload();
  await expect(favorites.getByRole('article')).toHaveCount(charts);
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('getInsightCount'), keptAnswers);
  await expect(favorites.locator('path[data-line]')).toHaveCount(0);
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = () => resolve(document.querySelectorAll('article path[data-line]').length);
        window.addEventListener('beforeprint', count, { once: true });
      }),
  );
  await page.pdf({ format: 'Letter', margin: { left: '0.4in', right: '0.4in' } });
  expect(await drawn).toBe(charts);
  // Paper is narrower than some screens, and still no phone on which the cards are folded away.
  await expect(favorites.locator('path[data-line]')).toHaveCount(charts);
  await atDesktop(page);
}
