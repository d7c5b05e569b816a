import { describe, expect, it } from 'vitest';
import { emptyCard, filledIn, hasText, medicalFields } from './lost-card.ts';

describe('filledIn', () => {
  it('fills only empty fields, and leaves typed text unchanged', () => {
    const card = { ...emptyCard, name: ' Amina ', group: '  ' };
    expect(filledIn(card, { name: 'Somebody', group: 'Family', leaderPhone: '+966 50' })).toEqual({
      ...emptyCard,
      name: ' Amina ',
      group: 'Family',
      leaderPhone: '+966 50',
    });
  });

  it('changes nothing without data', () => {
    const card = { ...emptyCard, languages: 'বাংলা' };
    expect(filledIn(card, {})).toEqual(card);
  });
});

it('shows a part of the card only when it has content', () => {
  expect(hasText({ ...emptyCard, allergies: ' ' }, medicalFields)).toBe(false);
  expect(hasText({ ...emptyCard, allergies: 'Nuts' }, medicalFields)).toBe(true);
});
