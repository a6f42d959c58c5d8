// What every story is written with: `import { expect, test } from './support/test.ts'`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';

interface Fixtures {
  /** Keeps a picture of the page in the folder that SHOTS names; does nothing when it names none. */
  readonly screenshotTo: (name: string) => Promise<void>;
  /** Uncaught errors and refused scripts fail the story, even when everything on the screen looks right. */
  readonly noHiddenErrors: undefined;
}

export const test = base.extend<Fixtures>({
  screenshotTo: async ({ page }, use) => {
    const folder = process.env['SHOTS'];
    await use(async (name) => {
      if (folder === undefined || folder === '') return;
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    });
  },
  noHiddenErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && message.text().includes('Content Security Policy'))
          errors.push(message.text());
      });
      await use(undefined);
      expect(errors, 'errors that no screen showed').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export { closeOfflineDialog, keepsTheApp, untilKept } from './offline.ts';
export { startOwnServer } from './ownServer.ts';
export { expectAccessible } from './accessible.ts';
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
