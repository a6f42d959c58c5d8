// What every scenario imports: `import { expect, test } from './support/test.ts'`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page, test as base } from '@playwright/test';
import { once } from 'node:events';

import { watch } from './failure.ts';
import { limits } from './limits.ts';
import { leave, untilReady } from './open.ts';
import { startServer, workerServer, type RunningServer } from './servers.ts';
import { expectNothingMoved, stress, stressSeed } from './stress.ts';

interface Options {
  /**
   * For scenarios that change what everybody in a district meets (settings, rights of roles, what is enabled):
   * `test.use({ ownDistrict: true })`. Each of them starts a server of its own, which takes about two seconds.
   */
  readonly ownDistrict: boolean;
}

interface Fixtures {
  readonly district: RunningServer;
  /** Saves a screenshot in the folder that SHOTS names; does nothing when it names none. */
  readonly screenshotTo: (name: string) => Promise<void>;
  /** Uncaught errors and blocked scripts fail the scenario, even when everything on the screen looks right. */
  readonly noHiddenErrors: undefined;
  /** A failed scenario leaves in test-results what was on its screens, said, asked and logged. */
  readonly explainsFailure: undefined;
  /** What is on its way arrives before the pages are put away; those of further devices would go on talking. */
  readonly putsPagesAway: undefined;
  /** In the stress mode all devices are slow, and what they hear is late. */
  readonly stressed: undefined;
}

interface WorkerFixtures {
  /** The scenarios of a worker share one server with its own demo district. */
  readonly server: RunningServer;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _browserName }, use) => {
      const server = await startServer();
      workerServer.url = server.url;
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: limits.serverStart },
  ],
  ownDistrict: [false, { option: true }],
  district: async ({ server, ownDistrict }, use) => {
    const own = ownDistrict ? await startServer() : null;
    workerServer.url = own?.url ?? server.url;
    await use(own ?? server);
    workerServer.url = server.url;
    await own?.stop();
  },
  baseURL: ({ district }, use) => use(district.url),
  screenshotTo: async ({ page }, use) => {
    const folder = process.env['SHOTS'];
    await use(async (name) => {
      if (folder === undefined || folder === '') return;
      await mkdir(folder, { recursive: true });
      await untilReady(page);
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    });
  },
  noHiddenErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ name, message, stack }) => errors.push(`${name}: ${message}\n${stack ?? ''}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && message.text().includes('Content Security Policy'))
          errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'errors that no screen showed').toEqual([]);
    },
    { auto: true },
  ],
  putsPagesAway: [
    async ({ browser, context }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) {
        const pages = browser.contexts().flatMap((one) => one.pages());
        await Promise.all(pages.map(end));
      }
      for (const other of browser.contexts()) if (other !== context) await other.close();
    },
    { auto: true },
  ],
  stressed: [
    async ({ browser, context }, use, { repeatEachIndex }) => {
      if (stressSeed === undefined) {
        await use(undefined);
        return;
      }
      let devices = 0;
      const begin = (device: BrowserContext) => {
        devices += 1;
        return stress(device, `round ${repeatEachIndex}, device ${devices}`);
      };
      const later = (device: BrowserContext) => void begin(device);
      await begin(context);
      browser.on('context', later);
      await use(undefined);
      browser.off('context', later);
      await expectNothingMoved(context);
    },
    { auto: true },
  ],
  explainsFailure: [
    async ({ browser, context: _first, district }, use, testInfo) => {
      const witness = watch(browser);
      await use(undefined);
      witness.stop();
      if (testInfo.status !== testInfo.expectedStatus) await witness.tell(testInfo, district.url);
    },
    { auto: true },
  ],
});

/** A page may be closed, away from the app, or wait for a request that the scenario holds. */
async function end(page: Page): Promise<void> {
  const isHeld = AbortSignal.timeout(limits.ending);
  await Promise.race([leave(page).catch(() => undefined), once(isHeld, 'abort')]);
}

export { expect } from '@playwright/test';
export { closeOfflineDialog, keepsTheApp, untilCached } from './offline.ts';
export { choose, pick, pickSchool } from './choose.ts';
export { closePage, open, reload, untilReady } from './open.ts';
export { startServer } from './servers.ts';
export { expectAccessible, expectContrast } from './accessible.ts';
export { expectGoodOnEveryScreen } from './everyScreen.ts';
export { atDesktop, atPhone, inTheme, phone } from './screen.ts';
export {
  demoAddress,
  demoPassword,
  forgetSignIn,
  signIn,
  signInThroughForm,
  type DemoPerson,
} from './signIn.ts';
