// The ways to a screen, and away from it. A page loads the app once and then goes on inside it, as a link does.
import type { Page } from '@playwright/test';

/** A page of the app that loads nothing: what was on the screen is gone before the next one comes. */
const startingPoint = '/error/unexpected';

/** Who was signed in when a page loaded the app. */
const loadedFor = new WeakMap<Page, string>();

/**
 * Shows a screen and waits until it is complete; returns the path where that ended. Loads the app for the first screen of
 * a page and for another person.
 */
export async function open(page: Page, path: string): Promise<string> {
  if (await isLoaded(page, path)) {
    await go(page, startingPoint);
    await go(page, path);
  } else await load(page, path);
  return new URL(page.url()).pathname;
}

/** For a page that is never idle, so that no screen of it counts as complete. */
export async function openNeverIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

/** Until nothing of the screen is still to come: no answer, no part, no text. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Until what was entered is stored or sent: forms, the outbox, drafts, settings. */
export async function leave(page: Page): Promise<void> {
  await page.locator('html:not([data-pending])').waitFor({ state: 'attached' });
}

export async function reload(page: Page): Promise<void> {
  await leave(page);
  await page.reload();
  await noteLoaded(page);
}

/** As somebody who closes the tab. */
export async function closePage(page: Page): Promise<void> {
  await leave(page);
  await page.close();
}

async function load(page: Page, path: string): Promise<void> {
  if (loadedFor.has(page)) await leave(page);
  await page.goto(path);
  await noteLoaded(page);
}

async function noteLoaded(page: Page): Promise<void> {
  await untilReady(page);
  loadedFor.set(page, await personAt(page));
}

async function isLoaded(page: Page, path: string): Promise<boolean> {
  const person = loadedFor.get(page);
  if (person === undefined || !page.url().startsWith('http')) return false;
  if (new URL(path, page.url()).origin !== new URL(page.url()).origin) return false;
  const isApp = await page.evaluate(() => document.querySelector('html[data-build] #root') !== null);
  return isApp && (await personAt(page)) === person;
}

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((place) => {
    history.pushState({}, '', place);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await untilReady(page);
}

/** The session that its cookies hold. */
async function personAt(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url());
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
