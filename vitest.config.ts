import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/dist/**', 'data/**', '**/test-results/**'];

const ownServers = 'apps/server/src/platform/embeddedPostgres/*.db.test.ts';
const withPostgres = {
  include: ['**/*.db.test.ts'],
  maxWorkers: 3,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

// Two sizes of test, by name: x.test.ts needs nothing but the code, x.db.test.ts a real PostgreSQL.
// Those that start and kill servers of their own share neither one nor their modules.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/*.db.test.ts'],
          // Loading the modules anew for each file took three times as long as the tests themselves.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...withPostgres,
          name: 'db',
          exclude: [...notOurs, ownServers],
          setupFiles: ['apps/server/src/testing/endOfFile.setup.ts'],
          globalSetup: ['apps/server/src/testing/globalSetup.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...withPostgres,
          name: 'db-servers',
          include: [ownServers],
          exclude: notOurs,
        },
      },
    ],
  },
});
