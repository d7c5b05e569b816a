import { expect, it } from 'vitest';
import { cardOf, emptyCard } from './kept-card.ts';
import { newPlace } from './send-card.ts';

const lahore = {
  name: 'Lahore',
  country: 'PK',
  latitude: 31.558,
  longitude: 74.351,
  timezone: 'Asia/Karachi',
};
const medicine = { id: 'm', name: 'Metformin', dose: '', times: [{ id: 't', time: '08:00' }] };
const kept = { ...emptyCard, note: '"timesPlace":', medicines: [medicine] };
const without = cardOf(kept);
const named = cardOf(kept, lahore);

it('names the city of the times that the leaders do not see yet', () => {
  expect(newPlace(named, JSON.stringify(without))).toBe('Lahore');
  expect(newPlace(named, null)).toBe('Lahore');
});

it('names no city that the leaders see already, and none if the card has none', () => {
  expect(newPlace(named, JSON.stringify(named))).toBeNull();
  expect(newPlace(without, JSON.stringify(without))).toBeNull();
  expect(newPlace(without, null)).toBeNull();
});
