import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ar'] as const) {
  test(`counts circuits, laps and pebbles apart from any rite, in ${language}`, async ({ page }) => {
    const t = words(language, 'guide');
    await open(page, '/worship', language);
    await page.getByRole('link', { name: words(language, 'worship')('counters') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('counters.title') })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    const circuits = page.getByRole('region', { name: t('counter.circuits'), exact: true });
    const add = circuits.getByRole('button', { name: t('counter.add.circuits') });
    for (let count = 0; count < 8; count++) await add.click();
    await expect(circuits.getByRole('status')).toHaveText(t('counter.said.alreadyFull'));
    await circuits.getByRole('button', { name: t('counter.undo') }).click();
    await page.reload();
    await expect(add).toHaveAccessibleDescription(new RegExp(new Intl.NumberFormat(language).format(6)));
    const laps = page.getByRole('region', { name: t('counter.laps'), exact: true });
    await expect(laps.getByText(t('counter.lap.toMarwah'))).toBeVisible();
  });
}
