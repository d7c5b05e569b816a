import { describe, expect, it } from 'vitest';
import { createGreetings } from './greeting.ts';

const { after, isOnly } = createGreetings(
  ['salam', 'as-salamu alaykum', 'ok', 'thank you', 'السلام عليكم'],
  ['who are you', 'good morning', 'thank you very much'],
);

describe('a greeting before a question', () => {
  it.each([
    ['Salam, how many pebbles?', 'how many pebbles?'],
    ['As-salamu alaykum! Thank you, my father has fainted', 'my father has fainted'],
    ['السلام عليكم كم عدد الحصى', 'كم عدد الحصى'],
    ['salam\nwhere is Mina', 'where is Mina'],
  ])('is left out: %j', (text, rest) => {
    expect(after(text)).toBe(rest);
  });

  it.each([
    'salam',
    'Thank you!',
    'Thank you very much',
    'my dad is not ok',
    'salad',
    'how do I give salam',
    '',
    '?',
  ])('is not looked for elsewhere: %j', (text) => {
    expect(after(text)).toBe(text);
  });
});

describe('small talk', () => {
  it.each(['salam', 'ok thank you', 'Who are you?', 'good morning, salam'])('is %j', (text) => {
    expect(isOnly(text)).toBe(true);
  });

  it.each(['my dad is not ok', 'what does salam mean', 'salad'])('is not %j', (text) => {
    expect(isOnly(text)).toBe(false);
  });
});
