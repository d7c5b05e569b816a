/**
 * Takes the pictures that the manifest shows before the app is installed. Run `node script/draw-screenshots.ts
 * http://localhost:5000 [language ...]` beside a running server after a change to the look of these pages.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { isLanguage, languageCodes } from '../packages/core/src/text/languages.ts';
import { fileOf, screenshots } from '../packages/web/build/screenshots.ts';
import { ensureChromium } from './lib/chromium.ts';

const [origin, ...rest] = process.argv.slice(2);
if (!origin || !URL.canParse(origin)) throw new Error('the address of a running server is missing');
const target = join(import.meta.dirname, '../packages/web/src/app/site');
const asked = rest.filter(isLanguage);

const browser = await chromium.launch({ executablePath: await ensureChromium(process.env) });
try {
  for (const language of asked.length > 0 ? asked : languageCodes) {
    for (const screenshot of screenshots) {
      const { path, viewport, scale } = screenshot;
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: scale,
        reducedMotion: 'reduce',
        locale: language,
      });
      const page = await context.newPage();
      await page.goto(`${origin}${path}?lang=${language}`, { waitUntil: 'networkidle' });
      await page.evaluate('document.fonts.ready');
      await page.screenshot({ path: join(target, fileOf(screenshot, language)), type: 'jpeg', quality: 70 });
      await context.close();
    }
  }
} finally {
  await browser.close();
}
