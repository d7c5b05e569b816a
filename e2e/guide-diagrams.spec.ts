import { problemsOf } from './support/axe.ts';
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ar', 'ur'] as const) {
  test(`draws the circuits with numbered parts, unmirrored, in ${language}`, async ({ page }) => {
    const t = words(language, 'diagrams');
    await open(page, '/guide/umrah', language);
    const figure = page
      .getByRole('figure')
      .filter({ has: page.getByRole('img', { name: t('circuits.title') }) });
    const drawing = figure.getByRole('img', { name: t('circuits.title') });
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(360);
    const parts = ['start', 'direction', 'hijr', 'corner'];
    await expect(figure.getByRole('listitem')).toContainText(
      parts.map((part) => t(`circuits.parts.${part}`)),
    );
    // Number 1 is at the start line, which is east of the Kaaba: on the right in every script.
    const box = await drawing.boundingBox();
    const numbers = await figure
      .locator('svg text')
      .evaluateAll((all) =>
        all.map((number) => ({ text: number.textContent, x: number.getBoundingClientRect().x })),
      );
    const [first, , third] = numbers;
    if (!box || !first || !third) throw new Error('The drawing has no numbers');
    expect(first.text).toBe(new Intl.NumberFormat(language).format(1));
    expect(first.x).toBeGreaterThan(box.x + box.width * 0.75);
    expect(third.x).toBeLessThan(box.x + box.width * 0.5);
    expect(await problemsOf(page)).toEqual([]);
  });
}

test('shows each pilgrim the drawings of her or his body', async ({ page }) => {
  const t = words('en', 'guide');
  const drawing = (name: string) => page.getByRole('img', { name: words('en', 'diagrams')(`${name}.title`) });
  await open(page, '/guide/umrah');
  await expect(drawing('hair-men')).toHaveCount(1);
  await expect(drawing('hair-women')).toHaveCount(1);
  await page.goto('/guide');
  const sex = page.getByRole('group', { name: t('choices.sex.legend') });
  await pressUntil(page.getByRole('button', { name: t('choices.open') }), sex);
  await sex.getByRole('radio', { name: t('choices.sex.woman'), exact: true }).check();
  await page.goto('/guide/umrah');
  await expect(drawing('hair-women')).toHaveCount(1);
  await expect(drawing('hair-men')).toHaveCount(0);
  await expect(drawing('idtiba')).toHaveCount(0);
});

test('prints the drawings of a rite', async ({ page }) => {
  await open(page, '/guide/sai');
  await page.emulateMedia({ media: 'print' });
  const drawing = page.getByRole('img', { name: words('en', 'diagrams')('sai-course.title') });
  await expect(drawing).toBeVisible();
  await expect
    .poll(() =>
      drawing.evaluate((image) => {
        // A browser that prints sends this event. The page hears it only once its script runs.
        dispatchEvent(new Event('beforeprint'));
        return image instanceof HTMLImageElement && image.naturalWidth;
      }),
    )
    .toBe(360);
});
