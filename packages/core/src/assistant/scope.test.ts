import { expect, it } from 'vitest';
import { createScope } from './scope.ts';

const own = [
  'Tawaf around the Kaaba',
  'Pray in the mosque',
  'Drink water in the heat',
  'How many rounds has Tawaf?',
];
const others = [
  'Who won the football match?',
  'Write a poem about love',
  'What does a share cost?',
  'Football news',
];
const { oddsOf } = createScope(own, others, 'en');

it('is below 0 for words of the own subjects, and above 0 for those of others', () => {
  expect(oddsOf('How do I perform Tawaf?')).toBeLessThan(0);
  expect(oddsOf('Who plays football?')).toBeGreaterThan(0);
});

it('is neutral for words that occur nowhere, if both have as many texts', () => {
  expect(oddsOf('xylophone')).toBe(0);
});

it('counts unknown words as other subjects, because there are fewer examples of those', () => {
  expect(createScope(own, others.slice(0, 1), 'en').oddsOf('xylophone')).toBeGreaterThan(0);
});

it('does not grow with the length of the question', () => {
  expect(oddsOf('football football football')).toBe(oddsOf('football'));
});

it('ignores words without meaning', () => {
  expect(oddsOf('what is the football')).toBe(oddsOf('football'));
});

it('is a number for an empty question, and without any text', () => {
  expect(oddsOf('')).toBe(0);
  expect(createScope([], [], 'en').oddsOf('tawaf')).toBe(0);
});
