import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { untilReady } from './open.ts';
import { atPhone, inTheme } from './screen.ts';

type Shots = Readonly<{ name: string; screenshotTo(name: string): Promise<void> }>;

/** The open page on wide and narrow screens, light and dark: no violation, and no horizontal scrolling. */
export async function expectGoodOnEveryScreen(page: Page, { name, screenshotTo }: Shots): Promise<void> {
  await untilReady(page);
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
