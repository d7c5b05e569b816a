import { describe, expect, it } from 'vitest';
import { checkNamedSchools } from './named-schools.check.ts';

describe('the check of schools named in texts for everyone', () => {
  it('finds a school in advice, in a mistake and in the time of a rite', () => {
    const words = {
      'rites/arafat': {
        when: { text: 'From midday. Hanbali: from dawn.' },
        mistakes: { early: { text: 'Leaving early. Maliki and Hanbali: go back.' } },
        women: { menses: { text: 'Stay in Ihram.', clauses: { hanafi: 'Shafi’i scholars differ.' } } },
      },
    };
    expect(checkNamedSchools(words, 'en')).toEqual([
      'rites/arafat: when.text names the school hanbali',
      'rites/arafat: mistakes.early.text names the school maliki',
      'rites/arafat: mistakes.early.text names the school hanbali',
    ]);
  });

  it('accepts titles and descriptions that name a school', () => {
    const words = {
      'rites/ihram': {
        meta: { title: 'By the Hanafi school' },
        steps: { owe: { title: 'Hanafi: what you owe' } },
      },
      'what-if': { lost: { text: 'Maliki: begin again.' } },
    };
    expect(checkNamedSchools(words, 'en')).toEqual([]);
  });
});
