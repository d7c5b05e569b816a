import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { address, further, mina, test } from './support/positions.ts';
import { expect, open } from './support/test.ts';
import { words } from './support/words.ts';

const six = (language: Language, degrees: number) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 6 }).format(degrees);

for (const language of ['ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('a member shares a location, another sees it move, and it disappears when sharing stops', async ({
      page,
      family,
    }) => {
      const { context, group, hers, parts } = family;
      await open(page, address(group), language);
      await expect(hers.list).toContainText(hers.t('list.empty'));
      await expect(page.getByText(hers.t('connection.live'))).toBeVisible();

      await parts.start.click();
      await expect(parts.toast('shared')).toBeVisible();
      await expect(hers.bilal).toContainText(six(language, mina.latitude));
      await expect(hers.bilal).toContainText(hers.t('list.sharing'));
      await context.setGeolocation(further);
      await expect(hers.bilal).toContainText(six(language, further.latitude));

      const map = page.getByRole('region', { name: hers.t('map.label') });
      await expect(map).toBeVisible();
      await expect(page.getByText(hers.t('map.approximate'))).toBeVisible();
      await expect(page.getByRole('img', { name: /^Bilal Karim/ })).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);

      await parts.stop.click();
      await expect(parts.toast('stopped')).toBeVisible();
      await expect(hers.list).toContainText(hers.t('list.empty'));
      await expect(parts.start).toBeVisible();
    });
  });
}

test('sharing continues after a reload and on other pages, which show a notice', async ({ page, family }) => {
  const { context, his, group, hers, parts } = family;
  await open(page, address(group));
  await parts.start.click();
  await expect(hers.bilal).toContainText(six('en', mina.latitude));
  await his.reload();
  await expect(parts.stop).toBeVisible();
  await open(his, '/home');
  await expect(his.getByText(parts.t('bar.on'))).toBeVisible();
  await context.setGeolocation(further);
  await expect(hers.bilal).toContainText(six('en', further.latitude));
});

test('stopping offline takes effect at once, and the server learns of it on reconnecting', async ({
  page,
  family,
}) => {
  const { context, his, group, hers, parts } = family;
  await open(page, address(group));
  await parts.start.click();
  await expect(hers.bilal).toBeVisible();
  await context.setOffline(true);
  await parts.stop.click();
  await expect(his.getByText(parts.t('share.stopWaiting'))).toBeVisible();
  await expect(parts.start).toBeVisible();
  await expect(hers.bilal).toBeVisible();
  await context.setOffline(false);
  await expect(hers.list).toContainText(hers.t('list.empty'));
  await expect(his.getByText(parts.t('share.stopWaiting'))).toHaveCount(0);
});

test('signing out ends sharing for the others', async ({ page, family }) => {
  const { his, group, hers, parts } = family;
  await open(page, address(group));
  await parts.start.click();
  await expect(hers.bilal).toBeVisible();
  await his
    .getByRole('link', { name: words('en', 'navigation')('logout') })
    .first()
    .click();
  await expect(hers.list).toContainText(hers.t('list.empty'));
});

test('shows the text of the specification when the location is denied', async ({ page, family }) => {
  const { group, hers } = family;
  await open(page, address(group));
  await hers.start.click();
  await expect(hers.toast('error')).toBeVisible();
  await expect(hers.toast('errorText')).toBeVisible();
  await expect(page.getByText(words('en', 'places')('errors.denied'))).toBeVisible();
  await expect(hers.start).toBeVisible();
});

test('polls every few seconds while the stream is refused, and returns to the stream afterwards', async ({
  page,
  family,
  complaints,
}) => {
  const { context, group, hers, parts } = family;
  const stream = '**/api/location/group/*/live';
  await page.route(stream, (route) => route.abort());
  await open(page, address(group));
  await expect(page.getByText(hers.t('connection.polling'))).toBeVisible();
  await parts.start.click();
  await expect(hers.bilal).toContainText(six('en', mina.latitude));
  await page.unroute(stream);
  await expect(page.getByText(hers.t('connection.live'))).toBeVisible({ timeout: 40_000 });
  await context.setGeolocation(further);
  await expect(hers.bilal).toContainText(six('en', further.latitude));
  // The browser logs each refusal.
  complaints.length = 0;
});

test('ignores a truncated event, and loses nothing that arrives meanwhile', async ({ page, family }) => {
  const { context, group, hers, parts } = family;
  let streams = 0;
  await page.route('**/api/location/group/*/live', (route) => {
    streams += 1;
    if (streams > 2) return route.continue();
    const body = 'event: snapshot\ndata: []\n\nevent: position\ndata: {"userId":"';
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await open(page, address(group));
  await parts.start.click();
  await expect(hers.bilal).toContainText(six('en', mina.latitude));
  await expect.poll(() => streams, { timeout: 40_000 }).toBeGreaterThan(2);
  await expect(page.getByText(hers.t('connection.live'))).toBeVisible({ timeout: 40_000 });
  await context.setGeolocation(further);
  await expect(hers.bilal).toContainText(six('en', further.latitude));
});

test('a leader sets the meeting point on the map, and the others see the way to it', async ({
  page,
  family,
}) => {
  const { his, group, hers, parts } = family;
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(further);
  await open(page, address(group));
  await expect(page.getByText(hers.t('pin.none'))).toBeVisible();
  await his.getByRole('button', { name: parts.t('pin.here') }).click();
  await his.getByRole('button', { name: parts.t('pin.setPin') }).click();
  await expect(his.getByText(parts.t('pin.done'), { exact: true }).first()).toBeVisible();
  const pin = page.getByRole('region', { name: hers.t('pin.title') });
  await expect(pin).toContainText(hers.t('list.away', { distance: '220 m', point: hers.t('way.points.S') }));
  await expect(page.getByRole('img', { name: hers.t('map.pin'), exact: true })).toBeVisible();
});
