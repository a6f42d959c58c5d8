import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { workerServer } from './servers.ts';
import { type DemoPerson, signIn } from './signIn.ts';

/** Somebody at a device of their own, which caches the app only when the options say so. */
export async function elsewhere(
  browser: Browser,
  person: DemoPerson,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: workerServer.url,
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}
