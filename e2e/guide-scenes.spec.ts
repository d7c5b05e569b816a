import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

test('the drawings of a rite and of the next one follow the theme, and are not printed', async ({ page }) => {
  const drawings = () =>
    page
      .locator('main img[alt=""]')
      .evaluateAll((images) =>
        images.filter((image) => image.checkVisibility()).map((image) => image.getAttribute('src') ?? ''),
      );
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/guide/umrah');
  expect(await drawings()).toEqual([
    expect.stringMatching(/umrah-(?!night)/),
    expect.stringMatching(/mina-(?!night)/),
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await drawings()).toEqual([
    expect.stringContaining('umrah-night'),
    expect.stringContaining('mina-night'),
  ]);
  await page.emulateMedia({ media: 'print' });
  expect(await drawings()).toEqual([]);
});

test('the valley labels its places, and marks the place of the current hour', async ({ page }) => {
  const t = words('en', 'guide');
  const places = page.getByRole('listitem').filter({ hasText: new RegExp(`^${t('journey.places.arafat')}`) });
  await open(page, '/guide');
  await expect(page.getByRole('img', { name: t('journey.alt') })).toBeVisible();
  await expect(places).toHaveText(t('journey.places.arafat'));
  // 9 Dhu al-Hijjah 1448, 14:00 in Makkah.
  await page.clock.setFixedTime(new Date('2027-05-15T11:00:00Z'));
  await page.reload();
  await expect(places).toHaveText(t('journey.now', { place: t('journey.places.arafat') }));
  await expect(places).toHaveAttribute('aria-current', 'location');
});

test('the valley is not mirrored in right-to-left languages, and its labels stay inside the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide', 'ar');
  const t = words('ar', 'guide');
  const boxOf = async (place: 'makkah' | 'arafat') => {
    const box = await page.getByText(t(`journey.places.${place}`), { exact: true }).boundingBox();
    if (!box) throw new Error(`${place} is not shown`);
    return box;
  };
  const [makkah, arafat] = [await boxOf('makkah'), await boxOf('arafat')];
  expect(makkah.x).toBeLessThan(arafat.x);
  expect(makkah.x).toBeGreaterThanOrEqual(0);
  expect(arafat.x + arafat.width).toBeLessThanOrEqual(390);
});

test('a finished step shrinks to its title, and can be opened again', async ({ page }) => {
  const t = words('en', 'guide');
  const rite = words('en', 'rites/arafat');
  await open(page, '/guide/arafat');
  const text = page.getByText(rite('steps.boundary.text'));
  await expect(text).toBeVisible();
  await page.getByRole('checkbox', { name: `2. ${rite('steps.boundary.title')}`, exact: true }).check();
  await expect(text).toBeHidden();
  await page.getByRole('button', { name: t('steps.show') }).click();
  await expect(text).toBeVisible();
  await page.goto('/guide/arafat?lang=en#step-boundary');
  await page.reload();
  await expect(text).toBeVisible();
});

test('large print enlarges the text, and can be turned off', async ({ page }) => {
  const button = page.getByRole('button', { name: words('en', 'guide')('rite.large') });
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await open(page, '/guide/arafat');
  const before = await size();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(size).toBeCloseTo(before * 1.5, 1);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(size).toBeCloseTo(before, 1);
});

test('shows a message when the device has no voice to read a rite aloud', async ({ page }) => {
  const t = words('en', 'guide');
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
  });
  await open(page, '/guide/arafat');
  await page.getByRole('button', { name: t('rite.listen') }).click();
  await expect(page.getByText(t('eyesFree.none'))).toBeVisible();
});
