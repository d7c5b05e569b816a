import { defaultSettings } from '@manasik/contract/settings';
import { expect, it } from 'vitest';
import { usualSettings } from './use-worship-settings.ts';

// Written twice, for the contract would bring its validation into every page of worship.
it('goes by the same settings as the server while nobody has changed any', () => {
  expect(defaultSettings).toMatchObject(usualSettings);
});
