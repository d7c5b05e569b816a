import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

const publicPages = [
  '/',
  '/login',
  '/login?mode=register',
  '/forgot-password',
  '/reset-password',
  '/help',
  '/contact',
  '/about',
  '/about/assistant',
  '/privacy',
  '/terms',
  '/worship',
  '/worship/times',
  '/worship/qibla',
  '/worship/dhikr',
  '/worship/calendar',
  '/worship/zakat',
  '/worship/hadith',
  '/health/heat',
  '/assistant',
];
const travelPages = ['/travel', '/travel?tab=documents', '/travel/country'];
const guidePages = [
  '/guide',
  '/guide/umrah',
  '/guide/duas',
  '/guide/what-if',
  '/guide/penalties',
  '/guide/practical',
  '/guide/pocket',
];
const guardedPages = [
  '/',
  '/?tab=guide',
  '/?tab=worship',
  '/?tab=help',
  '/welcome',
  '/settings',
  '/settings?tab=profile',
  '/settings?tab=language',
  '/settings?tab=place',
  '/settings?tab=password',
  '/settings?tab=devices',
  '/worship',
  '/worship/times',
  '/worship/qibla',
  '/worship/dhikr',
  '/worship/log',
  '/worship/ramadan',
  '/group-tracker',
  '/assistant',
  '/reminders',
];
const mostPages = 5;

/** A few pages each, because all of them take longer on a slow machine than a test may. */
const inParts = (name: string, paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / mostPages) }, (_, index) => ({
    name: `${name}, part ${index + 1}`,
    paths: paths.slice(index * mostPages, (index + 1) * mostPages),
  }));
const parts = [
  ...inParts('the public pages', publicPages),
  { name: 'travel', paths: travelPages },
  ...inParts('the guide', guidePages),
];

interface Setting {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly contrast?: 'high';
}

const settings: readonly Setting[] = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'ur', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 390, contrast: 'high' },
];

async function expectNoProblems(page: Page, paths: readonly string[], language: Language): Promise<void> {
  for (const path of paths) {
    await open(page, path, language);
    expect(await problemsOf(page), path).toEqual([]);
  }
}

for (const { language, width, ...appearance } of settings) {
  const { theme, contrast } = appearance;
  test.describe(`${language}, ${theme}${contrast ? ', high contrast' : ''}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        (value) => localStorage.setItem('manasik-appearance', JSON.stringify(value)),
        appearance,
      );
    });

    for (const { name, paths } of parts) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await expectNoProblems(page, paths, language);
      });
    }

    for (const { name, paths } of inParts('the pages of a signed-in person', guardedPages)) {
      test(`axe finds nothing on ${name}`, async ({ page, person }) => {
        expect(person.firstName).toBe('Amina');
        const currentLocation = {
          name: 'London',
          country: 'GB',
          latitude: 51.5074,
          longitude: -0.1278,
          timezone: 'Europe/London',
        };
        await page.request.patch('/api/auth/user', { data: { currentLocation } });
        await expectNoProblems(page, paths, language);
      });
    }
  });
}
