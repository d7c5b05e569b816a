import { expect, it } from 'vitest';
import { createReader } from './read-fields.ts';

it.each([
  ['£7,250', 'GBP', 7250],
  ['7,250 £', 'GBP', 7250],
  ['GBP 1200', 'GBP', 1200],
  ['₹50000', 'INR', 50_000],
  ['1,200', 'GBP', 1200],
])('reads an amount with the sign of its currency: %s', (text, currency, amount) => {
  const read = createReader<'amount'>('en');
  expect(read.amount('amount', text, currency)).toBe(amount);
  expect(read.faults).toEqual({});
});

it.each(['€1200', '$5', '£', 'GBP'])('refuses the sign of another currency, and a sign alone: %s', (text) => {
  const read = createReader<'amount'>('en');
  expect(read.amount('amount', text, 'GBP')).toBeNull();
  expect(read.isFine()).toBe(false);
});
