import { defineConfig } from 'vitest/config';

/**
 * `unit`: everything but the server. `server`: the server's tests, which run against the embedded database,
 * or against PostgreSQL and Redis when MANASIK_TEST_DATABASE is `postgres` (script/test runs both).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{core,contract,content,web}/**/*.test.{ts,tsx}', 'script/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
