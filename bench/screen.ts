import { chromium } from '@playwright/test';
import type { Row } from './row.ts';
import { startServer, withDataDir } from './server.ts';
import { median } from './wrk.ts';

const PORT = 4316;
const RUNS = 9;

/** Milliseconds from the device's location to the frame that shows the times. */
const inPage = (): Promise<number> =>
  new Promise((resolve) => {
    const place = { coords: { latitude: 21.4225, longitude: 39.8262 } };
    let known = 0;
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (found: (fix: typeof place) => void) => {
          known = performance.now();
          found(place);
        },
      },
    });
    const watch = new MutationObserver(() => {
      if (known === 0 || !document.querySelector('main ol li')) return;
      watch.disconnect();
      // The second frame from now starts after this one has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - known)));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    buttons.find(({ textContent }) => textContent === 'Get My Location')?.click();
  });

/** Measures how fast the times appear once the location is known, offline. */
export const screen = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir, PORT);
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ timezoneId: 'Asia/Riyadh' });
        const page = await context.newPage();
        await page.goto(`http://localhost:${PORT}/worship?lang=en`, { waitUntil: 'networkidle' });
        await context.setOffline(true);
        times.push(await page.evaluate(inPage));
        await context.close();
      }
      const shown = median(times);
      return [
        {
          name: 'times on the screen from the location, network off',
          figure: `${shown.toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
          limit: 'at most 100 ms',
          kept: shown <= 100,
        },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
