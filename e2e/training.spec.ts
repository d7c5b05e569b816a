import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { storedForOffline } from './support/network.ts';
import { expect, open, test } from './support/test.ts';
import { enterTrip } from './support/travel.ts';
import { words } from './support/words.ts';

const path = '/health/plan';
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const weeks = 16;

function parts(page: Page, language: Language) {
  const t = words(language, 'training');
  return {
    t,
    concern: (id: string) => page.getByRole('checkbox', { name: t(`screening.concerns.${id}`) }),
    none: page.getByRole('button', { name: t('screening.none') }),
    next: page.getByRole('button', { name: t('screening.continue') }),
    clinician: page.getByRole('region', { name: t('clinician.title') }),
    week: page.getByRole('region', { name: t('week.title') }),
    sessions: page.getByRole('list', { name: t('week.title') }).getByRole('checkbox'),
    /** Fills in the settings: leaves in 16 weeks, walks an hour a day now, and rests on no day, so that today has a walk. */
    make: async (age: string) => {
      await page.getByLabel(t('settings.departsOn')).fill(inDays(weeks * 7));
      await page.getByRole('radio', { name: t('settings.amounts.hour'), exact: true }).check();
      const rest = page.getByRole('group', { name: t('settings.rest') });
      await rest.getByRole('button', { pressed: true }).click();
      await page.getByRole('textbox', { name: t('settings.age') }).fill(age);
      await page.getByRole('button', { name: t('settings.submit') }).click();
    },
  };
}

for (const language of ['ar'] as const) {
  test.describe(language, () => {
    test('shows only the present level to a person of 62 with diabetes until a clinician agrees', async ({
      page,
    }) => {
      await open(page, path, language);
      const { t, concern, next, clinician, make, week, sessions } = parts(page, language);
      await concern('diabetes-insulin').check();
      await next.click();
      await expect(clinician).toContainText(t('clinician.text'));
      await expect(clinician).toBeInViewport();
      await make('62');
      await expect(clinician).toBeInViewport();
      await expect(week).toContainText(t('week.kinds.gentle'));
      await expect(sessions.first()).toBeVisible();
      await expect(page.getByText(t('week.long'))).toHaveCount(0);
      await expect(page.getByText(t('goal.gentle'))).toBeVisible();
      const advice = words(language, 'own-advice');
      const own = page.getByRole('region', { name: advice('title') });
      await expect(own.getByRole('listitem')).toHaveCount(1);
      await expect(own).toContainText(advice('diabetes.text'));
      expect(await problemsOf(page)).toEqual([]);

      await page.getByRole('link', { name: t('tabs.programmes') }).click();
      await expect(page.getByText(words(language, 'programmes')('clinician'))).toBeVisible();
      await expect(own).toContainText(advice('diabetes.text'));
      await page.getByRole('link', { name: t('tabs.walkTest') }).click();
      await expect(page.getByText(words(language, 'walk-test')('clinician'))).toBeVisible();

      await page.getByRole('link', { name: t('clinician.toPlan') }).click();
      await clinician.getByRole('button', { name: t('clinician.cleared') }).click();
      const question = page.getByRole('dialog', { name: t('clinician.question') });
      await question.getByRole('button', { name: words(language, 'common')('cancel') }).click();
      await expect(clinician).toContainText(t('clinician.text'));
      await clinician.getByRole('button', { name: t('clinician.cleared') }).click();
      await question.getByRole('button', { name: t('clinician.yes') }).click();
      await expect(week).toContainText(t('week.kinds.start'));
      await expect(page.getByText(t('clinician.clearedNote'))).toBeVisible();
      await page.getByRole('button', { name: t('clinician.takeBack') }).click();
      await expect(clinician).toContainText(t('clinician.text'));
    });

    test('makes a plan without concerns, keeps ticks, and plans again after a missed week', async ({
      page,
    }) => {
      await open(page, path, language);
      const { t, none, make, week, sessions } = parts(page, language);
      expect(await problemsOf(page)).toEqual([]);
      await none.click();
      await page.getByRole('button', { name: t('settings.submit') }).click();
      await expect(page.getByText(t('settings.errors.daily'))).toBeVisible();
      await make('45');
      await expect(week).toContainText(t('week.kinds.start'));
      await expect(week).toContainText(t('week.of', { number: 1, total: weeks }));
      await sessions.first().check();
      await page.reload();
      await expect(sessions.first()).toBeChecked();

      await week.getByRole('button', { name: t('week.missed') }).click();
      await expect(week.getByRole('status')).toHaveText(t('week.missedNote'));
      await expect(week.getByRole('status')).toBeInViewport();
      await week.getByRole('button', { name: t('week.undoMissed') }).click();
      await expect(week).toContainText(t('week.kinds.start'));
      expect(await problemsOf(page)).toEqual([]);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t('calendar.submit') }).click();
      expect((await download).suggestedFilename()).toBe('manasik-training.ics');
    });

    test('says when the first walk is, and offers no missed week before the first one begins', async ({
      page,
    }) => {
      await open(page, path, language);
      const { t, none } = parts(page, language);
      await none.click();
      // Weeks are counted back from this day, so that the first one begins tomorrow.
      await page.getByLabel(t('settings.departsOn')).fill(inDays(weeks * 7 + 1));
      await page.getByRole('radio', { name: t('settings.amounts.hour'), exact: true }).check();
      await page.getByRole('button', { name: t('settings.submit') }).click();
      const first = page.getByRole('region', { name: t('week.first') });
      await expect(first).toContainText(t('week.firstWalk', { day: '' }).trim());
      await expect(first.getByRole('button', { name: t('week.missed') })).toHaveCount(0);
      expect(await problemsOf(page)).toEqual([]);
    });

    test('ticks a session of a programme, and counts laps in the walk test', async ({ page }) => {
      await open(page, path, language);
      const { t, none } = parts(page, language);
      await none.click();
      await page.getByRole('link', { name: t('tabs.programmes') }).click();
      const programmes = words(language, 'programmes');
      const walking = page.getByRole('region', { name: programmes('walking.title') });
      await walking.getByRole('checkbox').first().check();
      await expect(walking.getByRole('status')).toHaveText(programmes('done', { done: 1, total: 16 }));
      expect(await problemsOf(page)).toEqual([]);

      await page.getByRole('link', { name: t('tabs.walkTest') }).click();
      const walkTest = words(language, 'walk-test');
      await page.getByRole('textbox', { name: walkTest('measure.lapMetres') }).fill('30');
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('button', { name: walkTest('run.start') }).click();
      await page.getByRole('button', { name: walkTest('run.lap') }).click();
      await page.getByRole('button', { name: walkTest('run.lap') }).click();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('button', { name: walkTest('run.stop') }).click();
      await expect(page.getByRole('heading', { name: walkTest('result.title') })).toBeFocused();
      await expect(page.getByText(/60|٦٠/).last()).toBeVisible();
    });
  });
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows the plan after a reload without internet', async ({ page, context, complaints }) => {
    await open(page, path);
    const { t, none, make, week, sessions } = parts(page, 'en');
    await none.click();
    await make('45');
    await sessions.first().check();
    await storedForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(week).toContainText(t('week.kinds.start'));
    await expect(sessions.first()).toBeChecked();
    // The walks of later days cannot be ticked yet.
    await expect(sessions).toHaveCount(1);
    await sessions.first().uncheck();
    await page.reload();
    await expect(sessions.first()).not.toBeChecked();
    complaints.length = 0;
  });
});

test('ar: the walk of today is a row of the home page, and its tick is that of the plan', async ({
  page,
  person,
  baseURL,
}) => {
  expect(person.firstName).toBe('Amina');
  const t = words('ar', 'dashboard');
  const tick = page.getByRole('checkbox', { name: t('today.walkDone') });
  await open(page, '/home', 'ar');
  await expect(
    page.getByRole('heading', { name: words('ar', 'times')('todayTitle'), exact: true }),
  ).toBeVisible();
  await expect(tick).toHaveCount(0);
  const plan = {
    startsOn: inDays(0),
    departsOn: inDays(weeks * 7),
    dailyMetres: 2500,
    restWeekdays: [],
    age: 62,
    concerns: [],
    clinician: 'not-needed',
    missedWeeks: [],
    done: {},
  };
  const reply = await page.request.put('/api/health/plan', {
    data: { plan, base: null },
    headers: { origin: baseURL ?? '' },
  });
  expect(reply.status()).toBe(200);

  await open(page, '/home', 'ar');
  await tick.check();
  const stored = async () => (await (await page.request.get('/api/health/plan')).json()).plan.done;
  await expect.poll(stored).toEqual({ [`day:${inDays(0)}`]: inDays(0) });
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('link', { name: t('today.walk') }).click();
  await expect(page).toHaveURL(path);
  const sessions = page.getByRole('list', { name: words('ar', 'training')('week.title') });
  await expect(sessions.getByRole('checkbox').first()).toBeChecked();
});

test('a new plan starts from the departure of the trip, and one for another day can move to it', async ({
  page,
}) => {
  await open(page, '/travel', 'en');
  // In whole weeks, so that the first week of the plan is this one.
  await enterTrip(page, 'en', inDays(98), inDays(130));
  await open(page, path, 'en');
  const { t, none, make, week } = parts(page, 'en');
  await none.click();
  await expect(page.getByLabel(t('settings.departsOn'))).toHaveValue(inDays(98));
  await expect(page.getByText(t('settings.departsHint'))).toHaveCount(0);
  await make('45');
  await expect(week).toContainText(t('week.of', { number: 1, total: weeks }));
  await page.getByRole('button', { name: t('tripDate.use') }).click();
  await expect(week).not.toContainText(t('week.of', { number: 1, total: weeks }));
  await expect(page.getByRole('button', { name: t('tripDate.use') })).toHaveCount(0);
});
