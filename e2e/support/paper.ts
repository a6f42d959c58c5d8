import { expect, type Locator, type Page } from '@playwright/test';
import { atDesktop } from './screen.ts';

const cachedAnswers = 'schooldog.firstAnswers';

/**
 * Charts that were never scrolled into view are drawn when the page is printed, from data fetched in the background.
 */
export async function expectChartsOnPaper(page: Page, favorites: Locator, charts: number): Promise<void> {
  await page.addInitScript((key) => localStorage.removeItem(key), cachedAnswers);
  await page.setViewportSize({ width: 1280, height: 200 });
  // Not a reload, which would also restore how far the page was scrolled.
  await page.goto('/dashboard');
  await expect(favorites.getByRole('article')).toHaveCount(charts);
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('getInsightCount'), cachedAnswers);
  await expect(favorites.locator('path[data-line]')).toHaveCount(0);
  const drawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = () => resolve(document.querySelectorAll('article path[data-line="all"]').length);
        window.addEventListener('beforeprint', count, { once: true });
      }),
  );
  await page.pdf({ format: 'Letter', margin: { left: '0.4in', right: '0.4in' } });
  expect(await drawn).toBe(charts);
  // Paper is narrower than some screens, but not a phone on which the cards are folded.
  await expect(favorites.locator('path[data-line="all"]')).toHaveCount(charts);
  await atDesktop(page);
}

/** A table of many months is printed in blocks that fit the paper, with these numbers of months. */
export async function expectTableOnPaper(page: Page, months: readonly number[]): Promise<void> {
  const margin = { left: '10mm', right: '10mm' };
  const width = 718;
  await expect(page.getByRole('table')).toBeVisible();
  await page.pdf({ format: 'A4', margin });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 1000 });
  const tables = page.getByRole('table');
  await expect(tables).toHaveCount(months.length);
  await expect(tables.getByRole('button')).toHaveCount(0);
  for (const [at, count] of months.entries()) {
    // The names, and in the last block the total.
    const others = at === months.length - 1 ? 2 : 1;
    await expect(tables.nth(at).getByRole('columnheader')).toHaveCount(count + others);
    const box = await tables.nth(at).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
  }
  await page.emulateMedia({ media: null });
  await atDesktop(page);
}
