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
const settings = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'ur', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 390, contrast: 'high' },
] as const;

for (const { language, theme, width, ...rest } of settings) {
  const contrast = 'contrast' in rest ? rest.contrast : undefined;
  test.describe(`${language}, ${theme}${contrast ? ', high contrast' : ''}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        (appearance) => localStorage.setItem('manasik-appearance', JSON.stringify(appearance)),
        { theme, ...(contrast && { contrast }) },
      );
    });

    for (const [name, paths] of [
      ['the public pages', publicPages],
      ['travel', travelPages],
      ['the guide', guidePages],
    ] as const) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        for (const path of paths) {
          await open(page, path, language);
          expect(await problemsOf(page), path).toEqual([]);
        }
      });
    }

    test('axe finds nothing on the pages of a signed-in person', async ({ page, person }) => {
      expect(person.firstName).toBe('Amina');
      const currentLocation = {
        name: 'London',
        country: 'GB',
        latitude: 51.5074,
        longitude: -0.1278,
        timezone: 'Europe/London',
      };
      await page.request.patch('/api/auth/user', { data: { currentLocation } });
      for (const path of guardedPages) {
        await open(page, path, language);
        expect(await problemsOf(page), path).toEqual([]);
      }
    });
  });
}
