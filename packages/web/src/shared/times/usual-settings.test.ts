import { defaultSettings } from '@manasik/contract/settings';
import { expect, it } from 'vitest';
import { usualSettings } from './use-worship-settings.ts';

// Written twice, for the contract would bring its validation into every page of worship.
it('has the same defaults as the server', () => {
  expect(defaultSettings).toMatchObject(usualSettings);
});
