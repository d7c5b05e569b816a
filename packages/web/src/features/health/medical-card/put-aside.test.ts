import { expect, it } from 'vitest';
import { emptyCard } from './kept-card.ts';
import { exchanged, isAsideCard, isOthersCard } from './put-aside.ts';

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

const lahore = {
  name: 'Lahore',
  country: 'PK',
  latitude: 31.558,
  longitude: 74.351,
  timezone: 'Asia/Karachi',
};

it('is put aside for its owner with the city of its times, and its owner gets both back', () => {
  const first = exchanged({ card: hers, home: lahore }, null, 'h');
  expect(first).toEqual({ card: null, home: null, aside: { w: { ...hers, home: lahore } } });
  const back = exchanged({ card: his, home: null }, first.aside, 'w');
  expect(back).toEqual({ card: hers, home: lahore, aside: { h: his } });
  expect(exchanged({ card: null, home: null }, back.aside, 'h')).toEqual({
    card: his,
    home: null,
    aside: null,
  });
});

it('is read with a city and, as an earlier version stored it, without one', () => {
  expect(isAsideCard({ ...hers, home: lahore })).toBe(true);
  expect(isAsideCard(hers)).toBe(true);
  expect(isAsideCard({ ...hers, home: { ...lahore, timezone: 'Nowhere' } })).toBe(false);
  expect(isAsideCard({ home: lahore })).toBe(false);
});
