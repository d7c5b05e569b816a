import { problemsOf } from './support/axe.ts';
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

test('marks the rite of the current hour in the days of Hajj', async ({ page }) => {
  const t = words('en', 'guide');
  // 9 Dhu al-Hijjah 1448, 14:00 in Makkah.
  await page.clock.setFixedTime(new Date('2027-05-15T11:00:00Z'));
  await open(page, '/guide');
  const today = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: new RegExp(t('days.9.name')) }),
  });
  await expect(today).toHaveAttribute('aria-current', 'date');
  await expect(
    today.getByRole('link', { name: new RegExp(t('rites.arafat.name')) }).getByText(t('sequence.now')),
  ).toBeVisible();
  await expect(today.getByText(t('sequence.expected'))).toBeVisible();
  await expect(
    page.getByRole('link', { name: t('sequence.begin', { rite: t('rites.ihram.name') }) }),
  ).toHaveCount(0);
});

test('puts the rite of the current hour first, and lists the rites of its day in order', async ({ page }) => {
  const t = words('en', 'guide');
  // 10 Dhu al-Hijjah 1448, 09:00 in Makkah.
  await page.clock.setFixedTime(new Date('2027-05-16T06:00:00Z'));
  await open(page, '/guide');
  const now = page.getByRole('region', { name: t('sequence.now') });
  const search = page.getByRole('searchbox', { name: words('en', 'search')('label') });
  await expect(now.getByRole('link').first()).toHaveText(t('rites.stoning.name'));
  await expect(now.getByRole('listitem')).toHaveText(
    (['stoning', 'sacrifice', 'halq-or-taqsir', 'tawaf-al-ifadah', 'sai'] as const).map((rite) =>
      t(`rites.${rite}.name`),
    ),
  );
  const [first, second] = [await now.boundingBox(), await search.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
});

for (const language of ['ar'] as const) {
  test(`asks after sunset on the 12th whether the pilgrim has left Mina, offline too, in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    const t = words(language, 'guide');
    // 12 Dhu al-Hijjah 1448, 20:00 in Makkah, on the device and on the server, whose clock dates the answer.
    const evening = new Date('2027-05-18T17:00:00Z');
    await page.clock.setFixedTime(evening);
    await page.route('/api/auth/session', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), date: evening.toUTCString() } });
    });
    await open(page, '/guide', language);
    await context.setOffline(true);
    const now = page.getByRole('region', { name: t('sequence.now') });
    const question = now.getByRole('group', { name: t('leftMina.legend') });
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(now.getByRole('link')).toHaveCount(0);
    await question.getByRole('radio', { name: t('leftMina.no') }).check();
    await expect(now.getByRole('status')).toHaveText(t('leftMina.stays'));
    await expect(now.getByRole('link')).toHaveText(t('rites.mina-nights.name'));
    await question.getByRole('radio', { name: t('leftMina.yes') }).check();
    await expect(now.getByRole('status')).toHaveText(t('leftMina.left'));
    await expect(now.getByRole('link')).toHaveText(t('rites.farewell-tawaf.name'));
    await context.setOffline(false);
    complaints.length = 0;
    await page.reload();
    await expect(question.getByRole('radio', { name: t('leftMina.yes') })).toBeChecked();
    expect(await problemsOf(page)).toEqual([]);
  });

  test(`shows the rulings of the chosen school and folds the others, in ${language}`, async ({ page }) => {
    const t = words(language, 'guide');
    const rite = words(language, 'rites/stoning');
    const main = page.getByRole('main');
    const ofHanafis = main.getByText(rite('steps.next.clauses.slaughter'));
    const ofMalikis = main.getByText(rite('steps.deputy.clauses.dam'));
    await open(page, '/guide/stoning', language);
    await expect(ofHanafis).toBeVisible();
    await expect(ofMalikis).toBeVisible();

    await open(page, '/guide', language);
    const group = page.getByRole('group', { name: t('choices.school.legend') });
    await pressUntil(page.getByRole('button', { name: t('choices.open') }), group);
    await group.getByRole('radio', { name: t('choices.school.hanafi') }).check();
    await open(page, '/guide/stoning', language);
    await expect(ofHanafis).toBeVisible();
    await expect(ofMalikis).toBeHidden();
    const step = main
      .getByRole('listitem')
      .filter({ has: page.getByText(rite('steps.deputy.clauses.dam')) })
      .first();
    await step.getByText(t('whatIf.otherSchools')).click();
    await expect(ofMalikis).toBeVisible();
  });
}

test.describe('on the dashboard', () => {
  test('shows the guide with its sequence and progress', async ({ page, person }) => {
    const t = words('en', 'guide');
    expect(person.firstName).toBe('Amina');
    await open(page, '/home?tab=guide');
    await expect(page.getByRole('heading', { name: t('sequence.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('progress.title') })).toBeVisible();
    const kind = page.getByRole('group', { name: t('choices.kind.legend') });
    await pressUntil(page.getByRole('button', { name: t('choices.open') }), kind);
    await kind.getByRole('radio', { name: new RegExp(`^${t('choices.kind.ifrad')}`) }).check();
    await expect(page.getByText(t('sequence.own', { kind: t('choices.kind.ifrad') }))).toBeVisible();
    await page.getByRole('link', { name: t('openGuide') }).click();
    await expect(page).toHaveURL('/guide');
  });

  test('shows the opened guide at once on a phone, where the bar replaces the tabs', async ({
    page,
    person,
  }) => {
    const t = words('en', 'guide');
    const tabs = words('en', 'dashboard');
    expect(person.firstName).toBe('Amina');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/home?tab=guide');
    const card = page.getByRole('heading', { name: t('choices.title') });
    await expect(card).toBeInViewport();
    await expect(page.getByRole('navigation', { name: tabs('tabs.label') })).toBeHidden();
    const bar = page.getByRole('navigation', { name: words('en', 'navigation')('bottom') });
    await bar.getByRole('link', { name: words('en', 'navigation')('home') }).click();
    await expect(card).toBeHidden();
  });
});
