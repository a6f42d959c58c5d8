// What every scenario imports: `import { expect, test } from './support/test.ts'`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';

import { untilReady } from './open.ts';
import { startServer, workerServer, type RunningServer } from './servers.ts';

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
  /** Further devices of a scenario are put away after it; their pages would go on talking to the server. */
  readonly putsDevicesAway: undefined;
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
    { scope: 'worker', timeout: 300_000 },
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
  putsDevicesAway: [
    async ({ browser, context }, use) => {
      await use(undefined);
      for (const other of browser.contexts()) if (other !== context) await other.close();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export { closeOfflineDialog, keepsTheApp, untilCached } from './offline.ts';
export { choose, pick } from './choose.ts';
export { closePage, leave, open, reload, untilReady } from './open.ts';
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
