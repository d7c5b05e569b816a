import { MedicalCard } from '@manasik/contract/medical-card';
import { expect, it } from 'vitest';
import { cardOf, emptyCard, isEmptyCard } from './kept-card.ts';

const timed = (time: string, index: number) => ({ id: String(index), time });

it('leaves out what is empty, and medicines without a name', () => {
  const card = cardOf({
    ...emptyCard,
    allergies: ' Penicillin ',
    note: '  ',
    medicines: [
      { id: 'a', name: ' Metformin ', dose: '', times: ['20:00', '', '08:00', '08:00'].map(timed) },
      { id: 'b', name: ' ', dose: '5 mg', times: ['08:00'].map(timed) },
    ],
  });
  expect(card).toEqual({
    bloodGroup: null,
    conditions: null,
    allergies: 'Penicillin',
    medicines: [{ name: 'Metformin', dose: null, times: ['08:00', '20:00'] }],
    contactName: null,
    contactPhone: null,
    note: null,
  });
  expect(MedicalCard.parse(card)).toEqual(card);
});

it('is empty until something that others can read is filled in', () => {
  const medicine = { id: 'a', name: '', dose: '', times: [''].map(timed) };
  expect(isEmptyCard(cardOf({ ...emptyCard, medicines: [medicine], note: '\n' }))).toBe(true);
  expect(isEmptyCard(cardOf({ ...emptyCard, bloodGroup: 'O-' }))).toBe(false);
  expect(isEmptyCard(cardOf({ ...emptyCard, medicines: [{ ...medicine, name: 'Insulin' }] }))).toBe(false);
});
