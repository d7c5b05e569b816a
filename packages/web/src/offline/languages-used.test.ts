import { beforeEach, expect, it, vi } from 'vitest';
import { languagesUsed } from './languages-used.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('remembers the language before the current one', () => {
  expect(languagesUsed('en')).toEqual({ current: 'en', other: undefined });
  expect(languagesUsed('en')).toEqual({ current: 'en', other: undefined });
  expect(languagesUsed('ur')).toEqual({ current: 'ur', other: 'en' });
  expect(languagesUsed('ur')).toEqual({ current: 'ur', other: 'en' });
  expect(languagesUsed('en')).toEqual({ current: 'en', other: 'ur' });
  expect(languagesUsed('fr')).toEqual({ current: 'fr', other: 'en' });
});

it('ignores what another program stored', () => {
  kept.set('manasik-languages-used', 'xx  <b> ar');
  expect(languagesUsed('en')).toEqual({ current: 'en', other: 'ar' });
});

it('knows only the current language where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(languagesUsed('de')).toEqual({ current: 'de', other: undefined });
});
