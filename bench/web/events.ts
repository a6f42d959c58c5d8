// What the browser measured of each tap and key: from the event until its effect was painted.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    benchEvents?: number[];
  }
}

/** As an init script of the page. */
export function watchEvents(): void {
  window.benchEvents = [];
  const shortest = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    window.benchEvents?.push(...list.getEntries().map(({ duration }) => duration));
  }).observe(shortest);
}

export async function forgetEvents(page: Page): Promise<void> {
  await page.evaluate(() => (window.benchEvents = []));
}

/** Events are reported some frames after their effect was painted. */
export async function paintedEvents(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 20; frames += 1) await frame();
    return window.benchEvents ?? [];
  });
}
