import { type HajjKind, hajjKinds, type RiteId, type School, schools } from '@manasik/core/guide/rites';
import type { Page } from '@playwright/test';
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

// Written out by hand, so that a mistake in the data of the guide cannot repeat itself here.
const fromTarwiyah = ['tarwiyah', 'arafat', 'muzdalifah', 'stoning'] as const;
const fromHaircut = ['halq-or-taqsir', 'tawaf-al-ifadah'] as const;
const toTheEnd = ['mina-nights', 'stoning-days', 'farewell-tawaf'] as const;

function ritesOf(kind: HajjKind, school: School): RiteId[] {
  if (kind === 'tamattu')
    return ['ihram', 'umrah', ...fromTarwiyah, 'sacrifice', ...fromHaircut, 'sai', ...toTheEnd];
  if (kind === 'ifrad')
    return ['ihram', 'tawaf-al-qudum', 'sai', ...fromTarwiyah, ...fromHaircut, ...toTheEnd];
  const umrah = school === 'hanafi' ? (['umrah'] as const) : [];
  return [
    'ihram',
    ...umrah,
    'tawaf-al-qudum',
    'sai',
    ...fromTarwiyah,
    'sacrifice',
    ...fromHaircut,
    ...toTheEnd,
  ];
}

const sexes = ['woman', 'man'] as const;
type Sex = (typeof sexes)[number];

const leastOfHair: Record<School, string> = {
  hanafi: 'least-quarter',
  maliki: 'least-head',
  shafii: 'least-hairs',
  hanbali: 'least-head',
};

async function choose(page: Page, kind: HajjKind, school: School, sex: Sex): Promise<void> {
  const t = words('en', 'guide');
  const group = (name: string) => page.getByRole('group', { name: t(`choices.${name}.legend`) });
  await open(page, '/guide');
  await pressUntil(page.getByRole('button', { name: t('choices.open') }), group('kind'));
  await group('kind')
    .getByRole('radio', { name: new RegExp(`^${t(`choices.kind.${kind}`)}`) })
    .check();
  await group('school')
    .getByRole('radio', { name: t(`choices.school.${school}`) })
    .check();
  await group('sex')
    .getByRole('radio', { name: t(`choices.sex.${sex}`), exact: true })
    .check();
}

const ritesShown = async (page: Page): Promise<(string | undefined)[]> => {
  const t = words('en', 'guide');
  const links = page
    .getByRole('region', { name: t('sequence.title') })
    .getByRole('listitem')
    .getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return [...new Set(paths)].map((path) => path?.split('/').at(-1));
};

for (const kind of hajjKinds) {
  for (const school of schools) {
    for (const sex of sexes) {
      test(`shows a ${sex} of the ${school} school the rites and steps of ${kind}`, async ({ page }) => {
        await choose(page, kind, school, sex);
        const rites = ritesOf(kind, school);
        await expect(async () => expect(await ritesShown(page)).toEqual(rites)).toPass();

        const step = (rite: RiteId, id: string) =>
          page.getByRole('checkbox', { name: words('en', `rites/${rite}`)(`steps.${id}.title`) });
        /** Where a clause is seen: what only other schools say is folded. */
        const clause = (rite: RiteId, path: string) =>
          page
            .getByRole('main')
            .getByText(words('en', `rites/${rite}`)(path))
            .filter({ visible: true });

        await page.goto('/guide/ihram');
        await expect(step('ihram', `intention-of-${kind}`)).toBeVisible();
        for (const other of hajjKinds.filter((name) => name !== kind))
          await expect(step('ihram', `intention-of-${other}`)).toHaveCount(0);
        await expect(step('ihram', 'clothes-of-men')).toHaveCount(sex === 'man' ? 1 : 0);
        await expect(step('ihram', 'clothes-of-women')).toHaveCount(sex === 'woman' ? 1 : 0);

        const tawaf = rites.includes('umrah') ? 'umrah' : 'tawaf-al-qudum';
        await page.goto(`/guide/${tawaf}`);
        await expect(step(tawaf, 'start-line')).toBeVisible();
        await expect(step(tawaf, 'shoulder')).toHaveCount(sex === 'man' ? 1 : 0);
        if (sex === 'man') {
          const bares = school !== 'maliki';
          await expect(clause(tawaf, 'steps.shoulder.clauses.pass')).toHaveCount(bares ? 1 : 0);
          await expect(clause(tawaf, 'steps.shoulder.clauses.not')).toHaveCount(bares ? 0 : 1);
        }

        await page.goto('/guide/halq-or-taqsir');
        await expect(step('halq-or-taqsir', 'release')).toBeVisible();
        await expect(step('halq-or-taqsir', 'women')).toHaveCount(sex === 'woman' ? 1 : 0);
        await expect(step('halq-or-taqsir', 'how-much')).toHaveCount(sex === 'man' ? 1 : 0);
        if (sex === 'man') {
          for (const least of new Set(Object.values(leastOfHair)))
            await expect(clause('halq-or-taqsir', `steps.how-much.clauses.${least}`)).toHaveCount(
              least === leastOfHair[school] ? 1 : 0,
            );
        }
      });
    }
  }
}
