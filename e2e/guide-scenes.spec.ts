import { expect, open, test } from './support/test.ts';

test('the drawing of a rite follows the theme, and is left out on paper', async ({ page }) => {
  const drawings = () =>
    page
      .locator('main img')
      .evaluateAll((images) =>
        images.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src') ?? ''),
      );
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/guide/sai');
  expect(await drawings()).toEqual([expect.stringMatching(/sai-(?!night)/)]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await drawings()).toEqual([expect.stringContaining('sai-night')]);
  await page.emulateMedia({ media: 'print' });
  expect(await drawings()).toEqual([]);
});
