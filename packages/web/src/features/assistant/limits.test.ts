import { assistantLimits as ofContract } from '@manasik/contract/assistant';
import { expect, it } from 'vitest';
import { assistantLimits } from './limits.ts';

it('the limits of the fields are those of the contract', () => {
  expect(ofContract).toMatchObject(assistantLimits);
});
