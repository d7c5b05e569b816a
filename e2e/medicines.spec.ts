import { problemsOf } from './support/axe.ts';
import { clock } from './support/clock-text.ts';
import { homeCity } from './support/home-city.ts';
import { expect, open, test } from './support/test.ts';
import { enterTrip } from './support/travel.ts';
import { words } from './support/words.ts';

const medicine = (id: string, name: string, time: string) => ({ id, name, dose: '', times: [{ id, time }] });

for (const language of ['en', 'ar'] as const) {
  test(`${language}: insulin is never moved step by step, and the travel day shows only what matters`, async ({
    page,
  }) => {
    const t = words(language, 'medicines');
    const card = {
      bloodGroup: null,
      conditions: '',
      allergies: '',
      contactName: '',
      contactPhone: '',
      note: '',
      medicines: [medicine('a', 'Metformin', '08:00'), medicine('b', 'Lantus', '10:00')],
    };
    await page.addInitScript(
      ([stored, home]) => {
        localStorage.setItem('manasik-medical-card', stored ?? '');
        localStorage.setItem('manasik-medicine-home', home ?? '');
      },
      [JSON.stringify(card), JSON.stringify(homeCity)],
    );
    await open(page, '/health/medicines', language);
    await expect(page.getByText(t('insulin.text'))).toBeVisible();
    await page.getByRole('tab', { name: t('ways.step') }).click();
    const days = page.getByRole('table', { name: t('table.step') });
    await expect(days.getByRole('columnheader', { name: /Metformin/ })).toBeVisible();
    await expect(days.getByText('Lantus')).toHaveCount(0);
    await expect(page.getByText(t('insulin.others'))).toBeVisible();
    const panel = page.getByRole('tabpanel', { name: t('ways.step') });
    await expect(panel.getByText(t('insulin.times'))).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Lantus' })).toContainText(
      clock(language, '10:00'),
    );
    await page.getByText(t('hours.title')).click();
    const day = page.getByRole('table').filter({ hasText: t('hours.newDay') });
    await expect(day.getByRole('row')).toHaveCount(4);
    expect(await problemsOf(page)).toEqual([]);
  });
}

test('the medicine times start from the place and the departure of the trip', async ({ page }) => {
  const departure = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const back = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
  await page.addInitScript((place) => {
    localStorage.setItem('manasik-place', JSON.stringify({ place, owner: 'device', hasExactZone: true }));
  }, homeCity);
  await open(page, '/travel');
  await enterTrip(page, 'en', departure, back);
  await open(page, '/health/medicines');
  const t = words('en', 'medicines');
  await expect(page.getByRole('combobox', { name: t('home.city') })).toHaveValue(/Lahore/);
  await expect(page.getByLabel(t('home.date'))).toHaveValue(departure);
  await expect(page.getByText(t('home.choose'))).toHaveCount(0);
});
