import { expect, it } from 'vitest';
import { emptyCard } from './kept-card.ts';
import { exchanged, isOthersCard } from './put-aside.ts';

const hers = { ...emptyCard, owner: 'w', name: 'Maryam', conditions: 'Asthma' };
const his = { ...emptyCard, owner: 'h', name: 'Yusuf', conditions: 'Diabetes' };

it('is another person’s only if the card is known to be of another account', () => {
  expect(isOthersCard(hers, 'h')).toBe(true);
  expect(isOthersCard(hers, 'w')).toBe(false);
  expect(isOthersCard(hers, null)).toBe(false);
  expect(isOthersCard({ ...emptyCard, conditions: 'Asthma' }, 'h')).toBe(false);
  expect(isOthersCard({ ...emptyCard, owner: 'w' }, 'h')).toBe(false);
  expect(isOthersCard(null, 'h')).toBe(false);
});

it('is put aside for its owner, who gets it back', () => {
  const first = exchanged(hers, null, 'h');
  expect(first).toEqual({ card: null, aside: { w: hers } });
  const back = exchanged(his, first.aside, 'w');
  expect(back).toEqual({ card: hers, aside: { h: his } });
  expect(exchanged(null, back.aside, 'h')).toEqual({ card: his, aside: null });
});
