import { defineConfig } from '@playwright/test';
import { browserArguments } from './support/browser/browserArguments.ts';
import { limits } from './support/limits.ts';
import { desktop } from './support/screen.ts';

// Every worker reads this file again, after globalSetup.ts has found the browser.
const browser = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: ['./support/globalSetup.ts', './support/scans/wholeRun.ts'],
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: limits.scenario,
  globalTimeout: limits.wholeRun,
  expect: { timeout: limits.expectation, toPass: { timeout: limits.expectationOfBlock } },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: desktop,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Every new browser would fetch the whole app to cache it; offline scenarios ask for that.
    serviceWorkers: 'block',
    // Recording slows every scenario down by half, so it is on only with TRACE.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: browserArguments,
    },
  },
  projects: [{ name: 'chromium' }],
});
