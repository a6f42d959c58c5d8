// The stress mode of scenarios (`npm test -- --stress`): a slow processor, answers and notices that arrive late and in
// another order, and no content that moves once a screen is complete. STRESS_SEED repeats a round.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const slowdown = 6;
/** In milliseconds. */
const longestHold = 800;
const largestShift = 0.05;

declare global {
  interface Window {
    /** Of content that moved although the screen was complete. */
    shiftsAfterReady?: string[];
  }
}

export const stressSeed = process.env['STRESS_SEED'];

/** A browser of the scenario; `name` makes the draws of each browser its own. */
export async function stress(context: BrowserContext, name: string): Promise<void> {
  const draw = draws(`${stressSeed} ${name}`);
  context.on('page', (page) => void slowDown(page));
  await context.addInitScript(holdNotices, { seed: draw() * 2 ** 31, longest: longestHold });
  await context.addInitScript(noteShifts, largestShift);
  await context.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname !== '/api/live',
    async (route) => {
      const held = draw() * longestHold;
      try {
        const response = await route.fetch({ maxRedirects: 0 });
        await wait(held);
        await route.fulfill({ response });
      } catch {
        // Without a network, and for a page that is gone, there is no answer to hold.
        await route.abort().catch(() => undefined);
      }
    },
  );
}

/** At the end of a scenario. */
export async function expectNothingMoved(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shifts = await page.evaluate(() => window.shiftsAfterReady ?? []);
    expect(shifts, `content of ${page.url()} that moved after the screen was complete`).toEqual([]);
  }
}

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  } catch {
    // The page was closed meanwhile.
  }
}

/** The same numbers from 0 to 1 for the same text. */
function draws(text: string): () => number {
  let state = 0;
  for (const letter of text) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Runs in the page: each event of the live stream waits for itself, so a later one may overtake it. */
function holdNotices({ seed, longest }: { seed: number; longest: number }): void {
  let state = seed >>> 0;
  const listen = Reflect.get(EventSource.prototype, 'addEventListener');
  Object.defineProperty(EventSource.prototype, 'addEventListener', {
    value(this: EventSource, type: string, listener: (event: Event) => void) {
      listen.call(this, type, (event: Event) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        setTimeout(() => listener(event), (state / 2 ** 32) * longest);
      });
    },
  });
}

/** Runs in the page. Shifts that follow at once on what a person did are expected. */
function noteShifts(largest: number): void {
  window.shiftsAfterReady = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'hadRecentInput' in entry)) continue;
      const { value, hadRecentInput } = entry;
      if (hadRecentInput === true || typeof value !== 'number' || value <= largest) continue;
      if (document.documentElement.dataset['ready'] === undefined) continue;
      window.shiftsAfterReady?.push(`${value.toFixed(3)} on ${location.pathname}`);
    }
  }).observe({ type: 'layout-shift', buffered: false });
}
