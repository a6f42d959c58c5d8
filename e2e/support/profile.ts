// A browser that is quit and started again on the same device.
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leave } from './open.ts';
import { phone } from './screen.ts';

type Profile = Readonly<{
  /** Where the browser keeps its files. */
  folder: string;
  start(): Promise<Page>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}>;

export async function aProfile(baseURL: string, launchOptions: LaunchOptions): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'schooldog-profile-'));
  let running: BrowserContext | null = null;
  return {
    folder,
    start: async () => {
      const options = { ...launchOptions, baseURL, viewport: phone, locale: 'en-US' };
      running = await chromium.launchPersistentContext(folder, options);
      const [page] = running.pages();
      return page ?? running.newPage();
    },
    stop: async () => {
      for (const page of running?.pages() ?? []) await leave(page);
      await running?.close();
      running = null;
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
