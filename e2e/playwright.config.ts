import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3987);
// Every worker reads this configuration. Only the process that starts the server creates the folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'manasik-e2e-'));

/** Runs a real browser against the real server. script/test sets CHROMIUM_PATH and builds the web app first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalTeardown: './support/teardown.ts',
  workers: 3,
  fullyParallel: true,
  // One flaky test must not block a merge. script/test lists the tests that needed a second attempt.
  retries: 1,
  forbidOnly: true,
  // The server and the browsers share two cores, and some tests visit twenty pages.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: {
    command: 'node ../packages/server/src/main.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      MANASIK_DATA_DIR: process.env['E2E_DATA_DIR'],
      // Each test sends an address of its own, so that rate limits of one do not affect another.
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      REDIS_URL: '',
      BASE_URL: '',
      SMTP_URL: '',
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    headless: true,
    // Drawing the moving sky takes a seventh of the time of all tests.
    contextOptions: { reducedMotion: 'reduce' },
    // The worker would prefetch all worship pages in every test. Only offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Traces double the time of a step. E2E_TRACE=1 records them for failing tests.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
