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
  readonly contrast?: 'high';
}

/**
 * The settings in which pages are opened, by turns, because axe takes seconds for a page. Each page is checked in one
 * language from left to right and in one from right to left. contrast.test.ts checks every pair of colours.
 */
const screens: readonly { name: string; width: number; settings: readonly Setting[] }[] = [
  {
    name: 'on a wide screen, by turns in en and ar',
    width: 1280,
    settings: [
      { language: 'en', theme: 'light' },
      { language: 'en', theme: 'dark' },
      { language: 'ar', theme: 'light' },
    ],
  },
  {
    name: 'on a phone, by turns in ar, ur and high contrast',
    width: 390,
    settings: [
      { language: 'ar', theme: 'dark' },
      { language: 'ur', theme: 'light' },
      { language: 'en', theme: 'dark', contrast: 'high' },
    ],
  },
];

const fallback: Setting = { language: 'en', theme: 'light' };
const inTurn = (settings: readonly Setting[], index: number): Setting =>
  settings[index % settings.length] ?? fallback;

async function expectNoProblems(
  page: Page,
  path: string,
  { language, ...appearance }: Setting,
): Promise<void> {
  // A page of the app is open: only there can its storage be written.
  await page.evaluate(
    (value) => localStorage.setItem('manasik-appearance', JSON.stringify(value)),
    appearance,
  );
  await open(page, path, language);
  expect(await problemsOf(page), `${path} in ${language}`).toEqual([]);
}

for (const { name, width, settings } of screens) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const part of parts) {
      test(`axe finds nothing on ${part.name}`, async ({ page }) => {
        await page.goto('/robots.txt');
        for (const [index, path] of part.paths.entries())
          await expectNoProblems(page, path, inTurn(settings, index));
      });
    }

    for (const part of inParts('the pages of a signed-in person', guardedPages)) {
      test(`axe finds nothing on ${part.name}`, async ({ page, person }) => {
        expect(person.firstName).toBe('Amina');
        const currentLocation = {
          name: 'London',
          country: 'GB',
          latitude: 51.5074,
          longitude: -0.1278,
          timezone: 'Europe/London',
        };
        await page.request.patch('/api/auth/user', { data: { currentLocation } });
        await page.goto('/robots.txt');
        for (const [index, path] of part.paths.entries())
          await expectNoProblems(page, path, inTurn(settings, index));
      });
    }
  });
}
