import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { sharesHere } from './scripts/test/cores.ts';

const notOurs = ['**/node_modules/**', '**/dist/**', 'data/**', '**/test-results/**'];

// Timeouts only end what hangs: a busy or slow machine may need many times as long.
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

const ownServers = ['platform/embeddedPostgres/*', 'testing/testPostgres'].map(
  (name) => `apps/server/src/${name}.db.test.ts`,
);

// TEST_ALL=1 tries properties as often as they ask for, with draws that no run had before; TEST_SEED repeats those of
// a run. Otherwise the same commit draws the same.
const isWhole = process.env.TEST_ALL === '1';
if (isWhole && process.env.TEST_SEED === undefined) {
  // This file is read several times in one run.
  process.env.TEST_SEED = String(Date.now());
  console.log(`TEST_SEED=${process.env.TEST_SEED} repeats the draws of this run.`);
}
const seed = process.env.TEST_SEED ?? '';
const shares = sharesHere();
const withPostgres = {
  include: ['**/*.db.test.ts'],
  maxWorkers: shares.db,
  ...patience,
};

const components = '**/*.component.test.tsx';
/** Only the stress mode names another moment. */
const clock =
  process.env.TEST_CLOCK === undefined
    ? []
    : [join(import.meta.dirname, 'scripts', 'test', 'stressClock.setup.ts')];
const web = join(import.meta.dirname, 'apps', 'web', 'src');

/** Component tests have no server: the test fakes the answers to the app's client. */
const fakeClient: Plugin = {
  name: 'fake-client',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/client.ts')) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const isClient = resolved?.id === join(web, 'platform', 'api', 'client.ts');
    return isClient ? join(web, 'testing', 'fakeClient.ts') : null;
  },
};

// Three sizes of test, by name: x.test.ts needs nothing but the code, x.component.test.tsx a page without a browser,
// x.db.test.ts a real PostgreSQL.
// Tests that start and kill their own servers share neither a server nor modules.
export default defineConfig({
  test: {
    provide: { chance: { isWhole, seed } },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/*.db.test.ts', components],
          // The build reduces the contract to its routes; tests use it unchanged.
          alias: {
            'virtual:contract/start': '@schooldog/contract',
            'virtual:contract': '@schooldog/contract',
          },
          // Reloading the modules for each file took three times as long as the tests themselves.
          isolate: false,
          maxWorkers: shares.unit,
          setupFiles: clock,
          ...patience,
        },
      },
      {
        plugins: [fakeClient],
        test: {
          name: 'component',
          include: [components],
          exclude: notOurs,
          environment: 'happy-dom',
          isolate: false,
          maxWorkers: shares.component,
          setupFiles: [
            ...['page', 'component'].map((name) => join(web, 'testing', `${name}.setup.ts`)),
            ...clock,
          ],
          ...patience,
        },
      },
      {
        test: {
          ...withPostgres,
          name: 'db',
          exclude: [...notOurs, ...ownServers],
          setupFiles: ['apps/server/src/testing/endOfFile.setup.ts'],
          globalSetup: ['apps/server/src/testing/globalSetup.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...withPostgres,
          name: 'db-servers',
          include: ownServers,
          exclude: notOurs,
        },
      },
    ],
  },
});
