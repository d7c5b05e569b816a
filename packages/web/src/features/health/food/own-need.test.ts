import { expect, it } from 'vitest';
import { ownNeed } from './own-need.ts';

it('opens the day plan of the illness that the person ticked, the strictest of several', () => {
  expect(ownNeed([])).toBe('general');
  expect(ownNeed(['heart', 'joints'])).toBe('general');
  expect(ownNeed(['blood-pressure'])).toBe('pressure');
  expect(ownNeed(['blood-pressure', 'diabetes-insulin'])).toBe('diabetes');
  expect(ownNeed(['kidney', 'diabetes-insulin'])).toBe('kidney');
});
