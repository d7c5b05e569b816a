import { MedicalCard } from '@manasik/contract/medical-card';
import { expect, it } from 'vitest';
import { keptHome } from '../medicines/kept-home.ts';
import {
  cardOf,
  editedCard,
  emptyCard,
  eraseKeptCard,
  isCardOf,
  isEmptyCard,
  isKeptCard,
  keptCard,
  nameOnCard,
  sentCard,
} from './kept-card.ts';

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

it('leaves out what nobody can see, which could reverse a number and which the server refuses', () => {
  const card = cardOf({
    ...emptyCard,
    conditions: '\u200b\u2800',
    allergies: 'Nuts \ud83d',
    note: 'Line\u000b one\nline two 👨‍👩‍👧',
    contactPhone: '\u202e+92 300 1234567\u202c',
    medicines: [{ id: 'a', name: '\u200b', dose: '', times: [] }],
  });
  expect(card).toMatchObject({
    conditions: null,
    allergies: 'Nuts',
    note: 'Line one\nline two 👨‍👩‍👧',
    contactPhone: '+92 300 1234567',
    medicines: [],
  });
  expect(MedicalCard.parse(card)).toEqual(card);
});

it('has what was ticked in the order of the form, and nothing of an earlier version without it', () => {
  const ticked = { conditions: ['heart', 'diabetes'], allergies: [] } as const;
  const card = cardOf({ ...emptyCard, ticked });
  // Devices have sent a card without needs like this, and compare its text.
  expect(JSON.stringify(card.ticked)).toBe('{"conditions":["diabetes","heart"],"allergies":[]}');
  expect(cardOf({ ...emptyCard, ticked: { needs: ['wheelchair'] } }).ticked?.needs).toEqual(['wheelchair']);
  expect(isEmptyCard(card)).toBe(false);
  expect(MedicalCard.parse(card)).toEqual(card);
  const none = cardOf({ ...emptyCard, ticked: { conditions: [], allergies: [] } });
  expect([none.ticked, isEmptyCard(none), isKeptCard(emptyCard)]).toEqual([undefined, true, true]);
});

it('is not read if something unknown is ticked', () => {
  expect(isKeptCard({ ...emptyCard, ticked: { conditions: ['diabetes'] } })).toBe(true);
  expect(isKeptCard({ ...emptyCard, ticked: { conditions: ['plague'] } })).toBe(false);
});

it('is empty until something that others can read is filled in', () => {
  const medicine = { id: 'a', name: '', dose: '', times: [''].map(timed) };
  expect(isEmptyCard(cardOf({ ...emptyCard, medicines: [medicine], note: '\n' }))).toBe(true);
  expect(isEmptyCard(cardOf({ ...emptyCard, bloodGroup: 'O-' }))).toBe(false);
  expect(isEmptyCard(cardOf({ ...emptyCard, medicines: [{ ...medicine, name: 'Insulin' }] }))).toBe(false);
});

const husband = { id: 'h', firstName: 'Yusuf', lastName: 'Khan' };
const wife = { id: 'w', firstName: 'Maryam', lastName: 'Khan' };

it('takes the name of the account only while it is empty, and keeps it for the next account', () => {
  expect(nameOnCard(emptyCard, husband)).toBe('Yusuf Khan');
  const card = editedCard(emptyCard, { conditions: 'Diabetes' }, husband);
  expect(card).toMatchObject({ name: 'Yusuf Khan', owner: 'h', conditions: 'Diabetes' });
  expect(nameOnCard(card, wife)).toBe('Yusuf Khan');
  expect(nameOnCard({ ...emptyCard, conditions: 'Diabetes' }, wife)).toBe('');
  expect(nameOnCard({ ...emptyCard, name: '' }, wife)).toBe('');
});

it('stays the card of the person who filled it in, whoever edits it', () => {
  const card = editedCard(emptyCard, { conditions: 'Diabetes' }, husband);
  const edited = editedCard(card, { allergies: 'Nuts' }, wife);
  expect(edited).toMatchObject({ name: 'Yusuf Khan', owner: 'h', allergies: 'Nuts' });
  expect([isCardOf(edited, 'h'), isCardOf(edited, 'w')]).toEqual([true, false]);
});

it('has no known owner if it was filled in without an account', () => {
  const card = editedCard({ ...emptyCard, owner: 'h' }, { conditions: 'Diabetes' }, null);
  expect(isCardOf(card, 'h')).toBe(false);
  expect(isCardOf(editedCard(card, { note: 'Pacemaker' }, wife), 'w')).toBe(false);
});

it('is sent without the name and the owner', () => {
  const card = cardOf({ ...emptyCard, name: 'Yusuf Khan', owner: 'h', conditions: 'Diabetes' });
  expect(MedicalCard.parse(card)).toEqual(card);
});

const lahore = {
  name: 'Lahore',
  country: 'PK',
  latitude: 31.558,
  longitude: 74.351,
  timezone: 'Asia/Karachi',
};

it('names the place of the medicine times, without its coordinates, only if there are times', () => {
  const medicine = { id: 'a', name: 'Brand X', dose: '', times: ['08:00'].map(timed), isInsulin: true };
  const card = cardOf({ ...emptyCard, medicines: [medicine] }, lahore);
  expect(card.timesPlace).toEqual({ name: 'Lahore', country: 'PK', timezone: 'Asia/Karachi' });
  expect(card.medicines[0]?.isInsulin).toBe(true);
  expect(MedicalCard.parse(card)).toEqual(card);
  expect(isKeptCard({ ...emptyCard, medicines: [medicine] })).toBe(true);
  const untimed = cardOf({ ...emptyCard, medicines: [{ ...medicine, times: [], isInsulin: false }] }, lahore);
  expect(untimed).not.toHaveProperty('timesPlace');
  expect(untimed.medicines[0]).not.toHaveProperty('isInsulin');
  expect(isEmptyCard(cardOf(emptyCard, lahore))).toBe(true);
});

it('erases the text that was last sent and the place of the times too', () => {
  keptHome.set(lahore);
  keptCard.set({ ...emptyCard, conditions: 'Diabetes' });
  sentCard.set({ owner: 'a', text: 'Diabetes' });
  eraseKeptCard();
  expect([keptCard.get(), sentCard.get(), keptHome.get()]).toEqual([null, null, null]);
});
