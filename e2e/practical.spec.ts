import practical from '@manasik/content/guide/practical.json' with { type: 'json' };
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ar'] as const) {
  test(`practical advice opens from the page of a rite, with its season and sources, in ${language}`, async ({
    page,
  }) => {
    const t = words(language, 'guide');
    await open(page, '/guide/arafat', language);
    const link = page.getByRole('link', { name: t('practical.topics.nusuk-card') });
    await pressUntil(page.getByRole('heading', { name: t('practical.title'), level: 3 }), link);
    await link.click();
    await expect(page).toHaveURL(/\/guide\/practical#nusuk-card$/);
    await expect(page.getByRole('heading', { name: t('practical.title'), level: 1 })).toBeVisible();
    const topic = page.locator('#nusuk-card');
    await expect(topic.getByText(words(language, 'practical')('nusuk-card.carry'))).toBeVisible();
    await expect(topic.getByText(/1446/).first()).toBeVisible();
    await expect(topic.getByRole('link').first()).toBeVisible();
  });
}

test('practical advice shows the rulings of all schools, then folds those of others', async ({ page }) => {
  const t = words('en', 'practical');
  const guide = words('en', 'guide');
  await open(page, '/guide/practical#for-someone-else', 'en');
  const topic = page.locator('#for-someone-else');
  const [maliki, others] = [
    topic.getByText(t('for-someone-else.maliki')),
    topic.getByText(t('for-someone-else.old')),
  ];
  await expect(maliki).toContainText('Maliki:');
  await expect(others).toContainText(/Hanafi, Shafi’i,? and Hanbali:/);

  await page.goto('/guide');
  const school = page.getByRole('group', { name: guide('choices.school.legend') });
  await pressUntil(page.getByRole('button', { name: guide('choices.open') }), school);
  await school.getByRole('radio', { name: guide('choices.school.maliki') }).check();
  await page.goto('/guide/practical#for-someone-else');
  await expect(maliki).toBeVisible();
  await expect(others).toBeHidden();
  await topic.getByText(guide('whatIf.otherSchools')).click();
  await expect(others).toBeVisible();
});

test('practical advice prints every topic, folded or not, with the date of each rule of a season', async ({
  page,
}) => {
  const guide = words('en', 'guide');
  await open(page, '/guide/practical', 'en');
  await expect(page.getByText(words('en', 'practical')('ministry-line.abroad'))).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const topic of practical.flatMap(({ topics }) => topics)) {
    await expect(page.getByRole('heading', { name: guide(`practical.topics.${topic.id}`) })).toBeVisible();
    for (const fact of topic.facts) {
      const item = page
        .getByRole('listitem')
        .filter({ hasText: words('en', 'practical')(`${topic.id}.${fact.id}`) });
      await expect(item.last()).toBeVisible();
      if ('season' in fact)
        await expect(item.last()).toContainText(new RegExp(`${fact.season}.*Checked on \\w+ \\d+, 2026`));
    }
  }
});
