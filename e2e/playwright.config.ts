import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3987);
// The configuration is read by every worker; the folder is made once, by the process that starts the server.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'manasik-e2e-'));

/** A real browser against the real server. script/test sets CHROMIUM_PATH and builds the web before. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalTeardown: './support/teardown.ts',
  workers: 2,
  fullyParallel: true,
  // One flaky test must not hold back a day's work; script/test prints each one that needed its second attempt.
  retries: 1,
  forbidOnly: true,
  // Two cores carry the server and both browsers, and some tests look at twenty pages.
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
      // Each test comes from an address of its own, so that the limits of one do not touch another.
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
    // It fetches all of worship ahead in every test; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording every step takes as long again as the steps; E2E_TRACE=1 records those of tests that fail.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
