import { describe, expect, it } from 'vitest';
import { forgivenErrors, typingErrors } from './typing-errors.ts';

describe('typing errors', () => {
  it.each([
    ['birmingham', 'birmingham', 0],
    ['birmingam', 'birmingham', 1],
    ['birminghan', 'birmingham', 1],
    ['birmnigham', 'birmingham', 1],
    ['birrmingham', 'birmingham', 1],
    ['jakarat', 'jakarta', 1],
    ['brimingam', 'birmingham', 2],
    ['birm', 'birmingham', 0],
    ['brim', 'birmingham', 1],
    ['london', 'birmingham', 3],
  ])('in %s for the beginning of %s are %i', (typed, name, errors) => {
    expect(typingErrors(typed, name, 2)).toBe(errors);
  });

  it('are forgiven in long texts only', () => {
    expect([3, 4, 7, 8].map(forgivenErrors)).toEqual([0, 1, 1, 2]);
  });
});
