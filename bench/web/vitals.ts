// Read in the page itself, from its first moment on.
import type { Page } from '@playwright/test';

export interface Vitals {
  lcp: number;
  fcp: number;
  /** The sum of all shifts, which is never less than the CLS of any five seconds. */
  cls: number;
}

declare global {
  interface Window {
    benchVitals?: Vitals;
  }
}

export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, fcp: 0, cls: 0 };
    window.benchVitals = vitals;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
      observer.observe({ type, buffered: true });
    };
    watch('largest-contentful-paint', (entry) => {
      vitals.lcp = entry.startTime;
    });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') vitals.cls += entry.value;
    });
  });
}

export async function readVitals(page: Page): Promise<Vitals> {
  const vitals = await page.evaluate(() => window.benchVitals);
  if (vitals === undefined || vitals.lcp === 0) throw new Error('The page has painted nothing.');
  return vitals;
}
