import { readFileSync } from 'node:fs';
import { languageCodes } from '@manasik/core/text/languages';
import type { Page } from '@playwright/test';
import { forgetFailed, storedForOffline } from './support/network.ts';
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

type Node =
  | { id: string; answers: { id: string; next: string }[] }
  | { id: string; end: true; schools?: string[] };

const trees: { id: string; nodes: Node[] }[] = JSON.parse(
  readFileSync(new URL('../packages/content/guide/what-if.json', import.meta.url), 'utf8'),
);

const learn = (page: Page, language: 'en' | 'ar' = 'en') =>
  page.getByRole('checkbox', { name: words(language, 'guide')('rite.learn') });

test('counts seven circuits, refuses an eighth, undoes one, and keeps the count over a reload', async ({
  page,
}) => {
  const t = words('en', 'guide');
  await open(page, '/guide/tawaf-al-qudum');
  const counter = page.getByRole('region', { name: t('counter.circuits') });
  const add = counter.getByRole('button', { name: t('counter.add.circuits') });
  const told = counter.getByRole('status');
  for (let circuit = 1; circuit < 7; circuit += 1) {
    await add.click();
    await expect(told).toHaveText(t('counter.said.circuits', { count: circuit }));
  }
  await add.click();
  await expect(told).toHaveText(t('counter.said.full'));
  await add.click();
  await expect(told).toHaveText(t('counter.said.alreadyFull'));
  await counter.getByRole('button', { name: t('counter.undo') }).click();
  await expect(told).toHaveText(t('counter.said.circuits', { count: 6 }));
  await page.reload();
  await expect(add).toHaveAccessibleDescription(/^6/);
  await counter.getByRole('button', { name: t('counter.reset') }).click();
  await expect(add).toHaveAccessibleDescription(/^0/);
  await counter.getByRole('button', { name: t('counter.undo') }).click();
  await expect(add).toHaveAccessibleDescription(/^6/);
});

test('counts 21 pebbles, pillar by pillar', async ({ page }) => {
  const t = words('en', 'guide');
  await open(page, '/guide/stoning-days');
  const counter = page.getByRole('region', { name: t('counter.pebblesOfThree') });
  const add = counter.getByRole('button', { name: t('counter.add.pebblesOfThree') });
  for (let pebble = 0; pebble < 7; pebble += 1) await add.click();
  await expect(counter.getByText(t('counter.said.pillarFull'))).toBeVisible();
  for (let pebble = 0; pebble < 14; pebble += 1) await add.click();
  await expect(counter.getByText(t('counter.said.full'))).toBeVisible();
});

for (const language of ['en', 'ar'] as const) {
  test(`every "what if" reaches an answer, in ${language}`, async ({ page }) => {
    const t = words(language, 'guide');
    const whatIf = words(language, 'what-if');
    await open(page, '/guide/what-if', language);
    for (const { id, nodes } of trees) {
      const tree = page.locator('details').filter({
        has: page.getByRole('heading', { name: whatIf(`${id}.title`), exact: true }),
      });
      await tree.getByRole('heading').first().click();
      let node = nodes[0];
      while (node && 'answers' in node) {
        const [answer] = node.answers;
        if (!answer) throw new Error(`${id} ${node.id} has no answer`);
        await tree
          .getByRole('button', { name: whatIf(`${id}.nodes.${node.id}.answers.${answer.id}`), exact: true })
          .click();
        node = nodes.find((next) => next.id === answer.next);
      }
      await expect(tree.getByText(whatIf(`${id}.nodes.${node?.id}.text`), { exact: true })).toBeVisible();
      await tree.getByRole('button', { name: t('whatIf.restart') }).click();
      await expect(tree.getByText(whatIf(`${id}.nodes.${nodes[0]?.id}.text`), { exact: true })).toBeVisible();
    }
  });
}

test('merges the progress of two devices of one person', async ({ page, browser, baseURL, person }) => {
  // The first page stores on the device that someone is signed in.
  await open(page, '/');
  await open(page, '/guide/arafat');
  await learn(page).check();
  await expect
    .poll(async () => {
      const reply = await page.request.get('/api/guide/progress');
      return (await reply.json()).summary?.rituals?.done;
    })
    .toBe(1);

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  const signedIn = await other.request.post('/api/auth/login', {
    data: { email: person.email, password: person.password },
    headers: { origin: baseURL ?? '' },
  });
  expect(signedIn.status()).toBe(200);
  await open(other, '/');
  await open(other, '/guide/muzdalifah');
  await learn(other).check();
  await other.goto('/guide/arafat?lang=en');
  await expect(learn(other)).toBeChecked();
  await expect(async () => {
    await page.goto('/guide/muzdalifah?lang=en');
    await expect(learn(page)).toBeChecked({ timeout: 2000 });
  }).toPass();
  await context.close();
});

test('finds a passage regardless of diacritics and the article, and links to it', async ({ page }) => {
  const search = words('ar', 'search');
  await open(page, '/guide', 'ar');
  const box = page.getByRole('searchbox', { name: search('label') });
  await box.fill('سَعْي');
  const hits = page.getByRole('list', { name: search('results') });
  const first = hits.getByRole('link').first();
  await expect(first).toContainText(words('ar', 'rites/sai')('title'));
  await box.fill('xylophone');
  await expect(page.getByText(search('empty'))).toBeVisible();
  await box.fill('سعي');
  await first.click();
  await expect(page).toHaveURL(/\/guide\/|\/help/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('answers an unknown rite with the "not found" page', async ({ page, complaints }) => {
  const reply = await page.goto('/guide/no-such-rite?lang=en');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});

test('arrives as readable HTML in each language, with links to the others', async ({ request }) => {
  for (const language of languageCodes) {
    const guide = words(language, 'guide');
    const start = await (await request.get(`/guide?lang=${language}`)).text();
    for (const rite of ['ihram', 'umrah', 'arafat', 'farewell-tawaf']) {
      expect(start).toContain(guide(`rites.${rite}.name`));
    }
    const rite = words(language, 'rites/arafat');
    const page = await (await request.get(`/guide/arafat?lang=${language}`)).text();
    expect(page).toContain(`<title>${rite('meta.title')}</title>`);
    expect(page).toContain(rite('steps.go.title'));
    for (const other of languageCodes) expect(page).toContain(`hreflang="${other}"`);
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/guide/arafat');
});

test('prints the sequence of the chosen kind of Hajj', async ({ page }) => {
  const t = words('en', 'guide');
  await open(page, '/guide/pocket');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(t('pocket.heading', { kind: t('choices.kind.tamattu') }))).toBeVisible();
  for (const rite of ['ihram', 'umrah', 'arafat', 'sai', 'farewell-tawaf']) {
    await expect(
      page.getByRole('heading', { name: new RegExp(`^\\d+\\. ${words('en', `rites/${rite}`)('title')}$`) }),
    ).toBeVisible();
  }
  const ihram = words('en', 'rites/ihram');
  await expect(page.getByText(ihram('steps.intention-of-tamattu.title'))).toBeVisible();
  await expect(page.getByText(ihram('steps.intention-of-qiran.title'))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('pocket.numbersTitle') })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test('prints the folded parts of a rite, and a heading for every day', async ({ page }) => {
  const t = words('en', 'guide');
  const nights = words('en', 'rites/mina-nights');
  await open(page, '/guide/mina-nights');
  const dua = page.getByText(words('en', 'duas')('after-rites-verse.meaning')).first();
  await expect(dua).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(dua).toBeVisible();
  await expect(page.getByText(nights('wheelchair.tent.text'))).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await open(page, '/guide/pocket');
  await page.emulateMedia({ media: 'print' });
  for (const day of [8, 9, 10, 11, 12, 13] as const) {
    await expect(page.getByRole('heading', { name: new RegExp(t(`days.${day}.name`)) })).toBeVisible();
  }
  await expect(page.getByText(nights('steps.leave-12th.text'))).toBeVisible();
});

test('reads duas aloud by keyboard alone, and shows a message when there is no voice', async ({ page }) => {
  const t = words('en', 'guide');
  const duas = words('en', 'duas');
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [];
  });
  await open(page, '/guide/duas');
  await page.getByRole('button', { name: t('eyesFree.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('eyesFree.none'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: t('eyesFree.repeat') })).toHaveCount(0);
  await expect(dialog.getByRole('status')).toContainText(duas('leaving-home.name'));
  const next = dialog.getByRole('button', { name: t('eyesFree.next') });
  const place = await next.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toContainText(duas('travel-mount.name'));
  expect(await next.boundingBox()).toEqual(place);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('keeps favourites, and can show only those', async ({ page }) => {
  const t = words('en', 'guide');
  const name = words('en', 'duas')('talbiyah.name');
  await open(page, '/guide/duas');
  const summary = page.getByText(name, { exact: true }).first();
  const star = page.getByRole('article', { name }).getByRole('button', { name: t('dua.favourite') });
  await pressUntil(summary, star);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('button', { name: t('duas.favourites') }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(words('en', 'duas')('black-stone.name'), { exact: true })).toHaveCount(0);
});

test.describe('on the dashboard', () => {
  test('filters questions, guides and tips by subject', async ({ page, person }) => {
    const t = words('en', 'help-centre');
    expect(person.firstName).toBe('Amina');
    await open(page, '/home?tab=help');
    await expect(page.getByText(t('faq.heat.question'))).toBeVisible();
    await page.getByRole('button', { name: t('categories.prayer') }).click();
    await expect(page.getByText(t('faq.heat.question'))).toBeHidden();
    await expect(page.getByText(t('faq.otherTimes.question'))).toBeVisible();
    await page.getByRole('tab', { name: t('tabs.guides') }).click();
    await pressUntil(page.getByText(t('guides.times.title')), page.getByText(t('guides.times.steps.place')));
    await page.getByRole('tab', { name: t('tabs.tips') }).click();
    await pressUntil(page.getByText(t('tips.compass.title')), page.getByText(t('tips.compass.text')));
    await page.getByRole('link', { name: t('contact.form') }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await page.getByRole('link', { name: t('contact.chat') }).click();
    await expect(page).toHaveURL('/group-tracker');
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a rite opens from the device, can be ticked, and syncs later', async ({
    page,
    context,
    complaints,
    person,
  }) => {
    const t = words('ar', 'guide');
    const rite = words('ar', 'rites/arafat');
    expect(person.firstName).toBe('Amina');
    await open(page, '/', 'ar');
    await open(page, '/guide', 'ar');
    await storedForOffline(page, 'ar');
    await context.setOffline(true);
    await page.goto('/guide/arafat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rite('title'));
    await learn(page, 'ar').check();
    await page.getByRole('link', { name: t('rite.back') }).click();
    await page.getByRole('link', { name: t('links.duasText') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('duas.title'));
    await context.setOffline(false);
    await expect
      .poll(
        async () => {
          const reply = await page.request.get('/api/guide/progress');
          return (await reply.json()).summary?.rituals?.done;
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    forgetFailed(complaints);
  });
});
