import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import allowList from '../allow-list.json' with { type: 'json' };
import glossary from '../glossary.json' with { type: 'json' };
import { listFeatures, loadMessages } from './locales.ts';
import { checkLanguage } from './locales.check.ts';

describe('the words', () => {
  it.each([...languageCodes])('are complete and free of faults in %s', (language) => {
    expect(checkLanguage(language)).toEqual([]);
  });

  it('exist in English', () => {
    expect(listFeatures()).toEqual(
      expect.arrayContaining(['about', 'contact', 'help', 'landing', 'privacy', 'terms']),
    );
  });

  it('load by language and namespace', () => {
    expect(loadMessages('en', ['landing'])).toMatchObject({
      landing: { callToAction: { button: 'Get Started Free' } },
    });
  });

  it('throw for a namespace that a language lacks', () => {
    expect(() => loadMessages('en', ['no-such-feature'])).toThrow(/no-such-feature/);
  });
});

describe('the glossary', () => {
  it('has a rendering of every term in every language', () => {
    const needed = languageCodes.filter((code) => code !== 'en').toSorted();
    for (const [term, renderings] of Object.entries(glossary)) {
      const words = Object.entries(renderings).filter(
        ([, forms]) => forms.length > 0 && forms.every((form) => form !== ''),
      );
      expect([term, ...words.map(([code]) => code).toSorted()]).toEqual([term, ...needed]);
    }
  });
});

describe('the allow-list', () => {
  it('gives a reason for every entry, for known languages only', () => {
    for (const [language, entries] of Object.entries(allowList)) {
      expect(['*', ...languageCodes]).toContain(language);
      for (const [entry, reason] of Object.entries(entries))
        expect(`${entry}: ${reason}`.length).toBeGreaterThan(entry.length + 12);
    }
  });
});
