import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/dist/**', 'data/**', '**/test-results/**'];

// Two sizes of test, by name: x.test.ts needs nothing but the code, x.db.test.ts a real PostgreSQL.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, '**/*.db.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: notOurs,
          globalSetup: ['apps/server/src/testing/globalSetup.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
