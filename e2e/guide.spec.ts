import { readFileSync } from 'node:fs';
import type { Language } from '@manasik/core/text/languages';
import { type HajjKind, hajjKinds, type RiteId } from '@manasik/core/guide/rites';
import { sequenceOf } from '@manasik/core/guide/sequence';
import type { Page } from '@playwright/test';
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

interface Structure {
  readonly steps: readonly { readonly id: string; readonly for?: { readonly kinds?: readonly HajjKind[] } }[];
}

function structureOf(rite: RiteId): Structure {
  const file = new URL(`../packages/content/guide/rites/${rite}.json`, import.meta.url);
  const structure: Structure = JSON.parse(readFileSync(file, 'utf8'));
  return structure;
}

/** The ids of the steps of a rite for a kind of Hajj, with no other choice made. */
const stepsOf = (rite: RiteId, kind: HajjKind): string[] =>
  structureOf(rite)
    .steps.filter((step) => step.for?.kinds?.includes(kind) ?? true)
    .map(({ id }) => id);

/** Chooses the kind of Hajj on the first page of the guide. */
async function choose(page: Page, language: Language, kind: HajjKind): Promise<void> {
  const t = words(language, 'guide');
  const group = page.getByRole('group', { name: t('choices.kind.legend') });
  await pressUntil(page.getByRole('button', { name: t('choices.open') }), group);
  await group.getByRole('radio', { name: new RegExp(`^${t(`choices.kind.${kind}`)}`) }).check();
  await page
    .getByRole('button', { name: t('choices.done') })
    .last()
    .click();
  await expect(page.getByText(t('sequence.own', { kind: t(`choices.kind.${kind}`) }))).toBeVisible();
}

for (const language of ['en', 'ur'] as const) {
  for (const kind of hajjKinds) {
    test(`leads through ${kind} from the first step to the last in ${language}`, async ({ page }) => {
      test.setTimeout(150_000);
      const t = words(language, 'guide');
      const rites = sequenceOf(kind, null).map(({ rite }) => rite);
      await open(page, '/guide', language);
      await choose(page, language, kind);
      const digits = (value: number): string => new Intl.NumberFormat(language).format(value);
      const name = (rite: RiteId): string => t(`rites.${rite}.name`);
      const [first] = rites;
      if (!first) throw new Error(`${kind} has no rites`);
      await page.getByRole('link', { name: t('sequence.begin', { rite: name(first) }) }).click();

      for (const [index, rite] of rites.entries()) {
        const own = words(language, `rites/${rite}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('title'));
        await expect(
          page.getByText(t('rite.position', { number: index + 1, total: rites.length })),
        ).toBeVisible();
        const steps = stepsOf(rite, kind);
        for (const [number, step] of steps.entries()) {
          // The full title with its number, because the titles of two steps may end alike.
          const label = `${digits(number + 1)}. ${own(`steps.${step}.title`)}`;
          await page.getByRole('checkbox', { name: label, exact: true }).check();
        }
        await expect(
          page.getByText(t('steps.progress', { done: steps.length, total: steps.length })),
        ).toBeVisible();
        await page.getByRole('checkbox', { name: t('rite.learn') }).check();
        const onward = page.getByRole('navigation', { name: t('rite.neighbours') });
        const next = rites[index + 1];
        if (next) await onward.getByRole('link', { name: name(next) }).click();
        else await expect(onward.getByRole('link')).toHaveCount(1);
      }

      await page.getByRole('link', { name: t('rite.back') }).click();
      await expect(page.getByText(t('sequence.allLearned'))).toBeVisible();
    });
  }
}
