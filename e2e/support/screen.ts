import { expect, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

export async function atPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
}

export async function atDesktop(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
}

/** Shows the page as somebody sees it whose system is light or dark, and waits until the page has followed. */
export async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  if (page.url().startsWith('http')) {
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await untilStill(page);
  }
}

/** Colours that still move from one theme to the other would be judged as they are by chance. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
