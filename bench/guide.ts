import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Row } from './row.ts';
import { startServer, withDataDir } from './server.ts';
import { median } from './wrk.ts';

const PORT = 4317;
const RUNS = 9;
const PRESS_LIMIT_MS = 100;
const ADDRESS_LIMIT_MS = 200;
/** Nobody taps before they have read the link. Meanwhile the page prefetches the targets of its links. */
const READING_MS = 3000;
const rites = [
  'ihram',
  'umrah',
  'tarwiyah',
  'arafat',
  'muzdalifah',
  'stoning',
  'sacrifice',
  'sai',
  'mina-nights',
];

/** Milliseconds from the tap on a link to the frame that shows the page of the rite. */
const press = (address: string): Promise<number> =>
  new Promise((resolve) => {
    const before = document.querySelector('h1')?.textContent;
    let pressed = 0;
    const watch = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (!heading || heading === before) return;
      watch.disconnect();
      // The second frame from now starts after this one has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const link = document.querySelector<HTMLAnchorElement>(`main ol a[href="${address}"]`);
    pressed = performance.now();
    link?.click();
  });

/** Milliseconds from the start of a navigation to its first contentful paint. */
const firstPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (!paint) return;
      observer.disconnect();
      resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

async function readyOffline(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`http://localhost:${PORT}/guide?lang=en`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => localStorage.getItem('manasik-offline') === 'en', undefined, {
    timeout: 60_000,
  });
  await context.setOffline(true);
  return page;
}

const row = (name: string, times: readonly number[], limitMs: number): Row => {
  const middle = median([...times]);
  return {
    name,
    figure: `${middle.toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
    limit: `at most ${limitMs} ms`,
    kept: middle <= limitMs,
  };
};

/** Measures how fast the page of a rite appears from the device, offline. */
export const guide = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir, PORT);
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await readyOffline(context);
      const pressed: number[] = [];
      const opened: number[] = [];
      for (const rite of rites.slice(0, RUNS)) {
        await page.goto(`http://localhost:${PORT}/guide`, { waitUntil: 'load' });
        await page.waitForFunction(() => document.documentElement.dataset['alive'] !== undefined);
        await page.waitForTimeout(READING_MS);
        pressed.push(await page.evaluate(press, `/guide/${rite}`));
        await page.goto(`http://localhost:${PORT}/guide/${rite}`, { waitUntil: 'load' });
        opened.push(await page.evaluate(firstPaint));
      }
      return [
        row('page of a rite from the press on its link, network off', pressed, PRESS_LIMIT_MS),
        row('the same from its address, first paint, network off', opened, ADDRESS_LIMIT_MS),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
