import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { writeExport, zipExport } from './health-export.ts';
import type { Row } from './row.ts';
import { signUp, startServer, withDataDir } from './server.ts';

const PORT = 4318;
const BYTES = 300 * 1024 * 1024;
const SAMPLE_MS = 50;
const mostSeconds = 90;
const mostMegabytes = 150;
// A page that answers later than this counts as poor (web.dev/articles/inp, read 2026-11-26).
const mostGapMs = 500;
const idleMs = 5000;

/** Resident memory of the renderers, in bytes. */
async function rendererBytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return renderers.reduce((sum, { id }) => sum + residentBytes(id), 0);
  } finally {
    await session.detach();
  }
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

interface Gaps {
  longest: number;
}

/** Notes the longest time in which the page could not run a task. */
const watchGaps = (): void => {
  let last = performance.now();
  const watch: Gaps = { longest: 0 };
  setInterval(() => {
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - last);
    last = now;
  }, 10);
  Object.assign(window, { benchGaps: watch });
};

/** The longest gap since the last call. */
const longestGap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // Set by `watchGaps`.
    const { benchGaps } = window as unknown as { benchGaps: Gaps };
    const { longest } = benchGaps;
    benchGaps.longest = 0;
    return longest;
  });

interface Measured {
  readonly seconds: number;
  readonly megabytes: number;
  readonly gapMs: number;
  /** The same while nothing happens, because other processes use the machine, too. */
  readonly idleGapMs: number;
}

async function importFile(browser: Browser, url: string, file: string): Promise<Measured> {
  const { cookie } = await signUp(url);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/health/import?lang=en`, { waitUntil: 'networkidle' });
  await page.locator('input[type="file"]').waitFor({ state: 'attached' });
  await page.evaluate(watchGaps);
  await page.waitForTimeout(idleMs);
  const idleGapMs = await longestGap(page);
  const before = await rendererBytes(browser);
  let most = before;
  const sampled = new AbortController();
  const sampling = (async () => {
    while (!sampled.signal.aborted) {
      most = Math.max(most, await rendererBytes(browser));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  try {
    const began = performance.now();
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.locator('#import-preview').waitFor({ timeout: 10 * 60_000 });
    const seconds = (performance.now() - began) / 1000;
    return { seconds, megabytes: (most - before) / 1e6, gapMs: await longestGap(page), idleGapMs };
  } finally {
    sampled.abort();
    await sampling;
    await context.close();
  }
}

function rowOf(kind: string, file: string, { seconds, megabytes, gapMs, idleGapMs }: Measured): Row {
  const size = Math.round(statSync(file).size / 1e6);
  return {
    name: `import of an Apple Health export, ${kind} of ${size} MB`,
    figure: `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more in the renderer, longest pause of the page ${gapMs.toFixed(0)} ms (idle ${idleGapMs.toFixed(0)} ms)`,
    limit: `under ${mostSeconds} s, at most ${mostMegabytes} MB, ${mostGapMs} ms`,
    kept: seconds < mostSeconds && megabytes <= mostMegabytes && gapMs <= mostGapMs,
  };
}

/** Measures the import of an export of 300 MB in the browser, as XML and as the archive that a phone makes. */
export const healthImport = (): Promise<Row[]> =>
  withDataDir(async (folder) => {
    const xml = join(folder, 'export.xml');
    const zip = join(folder, 'export.zip');
    await writeExport(xml, BYTES);
    await zipExport(xml, zip);
    const server = await startServer(join(folder, 'data'), PORT);
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      return [
        rowOf('XML', xml, await importFile(browser, server.url, xml)),
        rowOf('ZIP', zip, await importFile(browser, server.url, zip)),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
