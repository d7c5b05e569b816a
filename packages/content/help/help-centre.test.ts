import { describe, expect, it } from 'vitest';
import { flatten, loadMessages } from '../src/locales.ts';
import centre from './help-centre.json' with { type: 'json' };
import { HelpCentre } from './schema.ts';

const words = flatten(loadMessages('en', ['help-centre'])['help-centre'] ?? {});
const wordsUnder = (prefix: string): string[] =>
  [...words.keys()].filter((key) => key.startsWith(`${prefix}.`)).toSorted();

describe('the help centre', () => {
  it('matches its schema', () => {
    expect(HelpCentre.safeParse(centre).error?.issues).toBeUndefined();
  });

  it('has words for every entry, and no unused words', () => {
    const { faq, guides, tips } = HelpCentre.parse(centre);
    expect(wordsUnder('faq')).toEqual(
      faq.flatMap(({ id }) => [`faq.${id}.answer`, `faq.${id}.question`]).toSorted(),
    );
    expect(wordsUnder('guides')).toEqual(
      guides
        .flatMap(({ id, steps }) => [
          `guides.${id}.title`,
          `guides.${id}.description`,
          ...steps.map((step) => `guides.${id}.steps.${step}`),
        ])
        .toSorted(),
    );
    expect(wordsUnder('tips')).toEqual(
      tips.flatMap(({ id }) => [`tips.${id}.text`, `tips.${id}.title`]).toSorted(),
    );
  });

  it('has an entry in every category', () => {
    const { faq, guides, tips } = HelpCentre.parse(centre);
    for (const entries of [faq, guides, tips]) {
      expect(new Set(entries.map(({ category }) => category))).toEqual(
        new Set(['health', 'groups', 'prayer', 'learning']),
      );
    }
  });
});
