import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessible.ts';
import { untilReady } from './open.ts';
import { atDesktop, atPhone, inTheme } from './screen.ts';

type Shots = Readonly<{ name: string; screenshotTo(name: string): Promise<void> }>;

/** The open page on wide and narrow screens, light and dark: no violation, and no horizontal scrolling. */
export async function expectGoodOnEveryScreen(page: Page, { name, screenshotTo }: Shots): Promise<void> {
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await screenshotTo(`${name}-wide-light`);
  await inTheme(page, 'dark');
  await screenshotTo(`${name}-wide-dark`);
  await atPhone(page);
  // Complete, not for contrast alone: a phone has another layout.
  await expectAccessible(page);
  await screenshotTo(`${name}-phone-dark`);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing scrolls sideways at 320 px').toBeLessThanOrEqual(320);
}

/** The same for a screen that no other scenario scans as it is: the colors of both themes, wide and narrow. */
export async function expectGoodInBothThemes(page: Page, shots: Shots): Promise<void> {
  await expectGoodOnEveryScreen(page, shots);
  await atPhone(page);
  await inTheme(page, 'light');
  await expectContrast(page);
  await atDesktop(page);
  await inTheme(page, 'dark');
  await expectContrast(page);
  await inTheme(page, 'light');
}
