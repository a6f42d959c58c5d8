import { expect, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

export async function atPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await untilDrawn(page);
}

export async function atDesktop(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await untilDrawn(page);
}

/** Where the layout follows the width by script, it is another one only after the next frame. */
async function untilDrawn(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return;
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Shows the page with a light or dark system theme, and waits until the page has followed. */
export async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  if (page.url().startsWith('http')) {
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await untilStill(page);
  }
}

/** Colors in transition would give random contrast results. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
