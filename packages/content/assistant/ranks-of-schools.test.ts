import { composePassage } from '@manasik/core/assistant/compose';
import { noChoices, schools } from '@manasik/core/guide/rites';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { respondContent } from './content.ts';

describe.each(languageCodes)('the schools in %s', (language) => {
  const content = respondContent(language);
  const rites = content.guide.rites;
  const compose = (id: string, school: (typeof schools)[number] | null = null): string =>
    composePassage(id, content, { ...noChoices, school }) ?? '';

  it('call the whole head a sunnah only where less is enough', () => {
    const { clauses = {} } = rites['halq-or-taqsir'].steps['how-much'] ?? {};
    for (const school of schools) {
      const isEnough = school === 'hanafi' || school === 'shafii';
      expect(compose('rite:halq-or-taqsir:step-how-much', school).includes(clauses['sunnah'] ?? '')).toBe(
        isEnough,
      );
    }
  });

  it('ask no Maliki to bare the right shoulder', () => {
    for (const rite of ['umrah', 'tawaf-al-qudum'] as const) {
      const { clauses = {} } = rites[rite].steps['shoulder'] ?? {};
      const message = compose(`rite:${rite}:step-shoulder`, 'maliki');
      expect(message).toContain(clauses['not']);
      expect(message).not.toContain(clauses['pass']);
    }
  });

  it('require Muzdalifah beside the sunnah of its whole night', () => {
    const { note = '' } = rites['muzdalifah'].ranks['night'] ?? {};
    for (const school of schools) expect(compose('rite:muzdalifah:ranks-night', school)).toContain(note);
    expect(note).not.toBe('');
  });
});
