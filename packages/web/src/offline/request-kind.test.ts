import { describe, expect, it } from 'vitest';
import { languageOf, pageKey, requestKind } from './request-kind.ts';

const origin = 'https://manasik.example';
const kindOf = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  requestKind({ url: new URL(path, origin).href, method, mode }, origin);

describe('requestKind', () => {
  it('answers pages that people go to', () => {
    for (const path of ['/', '/worship', '/worship/qibla?lang=ar', '/nowhere', '/apiary']) {
      expect(kindOf(path)).toBe('page');
    }
  });

  it('answers the files of pages, whoever asks', () => {
    expect(kindOf('/assets/base-1a2b.js', { mode: 'cors' })).toBe('asset');
    expect(kindOf('/assets/words-1/ar/common.js', { mode: 'no-cors' })).toBe('asset');
  });

  it('leaves every reply with data to the network', () => {
    for (const path of ['/api/auth/user', '/api/settings', '/api/prayer-times?lat=1&lon=2']) {
      expect(kindOf(path, { mode: 'cors' })).toBe('other');
      expect(kindOf(path)).toBe('action');
    }
  });

  it('takes notice of signing out, and of nothing that only looks like it', () => {
    expect(kindOf('/api/logout')).toBe('signOut');
    expect(kindOf('/api/logout', { mode: 'cors' })).toBe('other');
  });

  it('leaves what is sent, and other sites, alone', () => {
    expect(kindOf('/worship', { method: 'POST' })).toBe('other');
    expect(kindOf('https://tiles.example/assets/1.png', { mode: 'cors' })).toBe('other');
    expect(kindOf('https://other.example/', {})).toBe('other');
  });

  it('leaves to the browser what is no page and no file of ours', () => {
    expect(kindOf('/icon.svg', { mode: 'no-cors' })).toBe('other');
    expect(kindOf('/healthz', { mode: 'cors' })).toBe('other');
  });
});

const address = (search = '') => new URL(`/worship${search}`, origin);

describe('languageOf', () => {
  it('follows the address over the choice, and the choice over the browser, as the server does', () => {
    expect(languageOf(address('?lang=ur'), 'ar', ['fr'])).toBe('ur');
    expect(languageOf(address(), 'ar', ['fr'])).toBe('ar');
    expect(languageOf(address(), undefined, ['xx', 'fr-CA', 'de'])).toBe('fr');
    expect(languageOf(address(), undefined, [])).toBe('en');
  });

  it('passes over a language that is not ours', () => {
    expect(languageOf(address('?lang=tlh'), 'bn', [])).toBe('bn');
    expect(languageOf(address('?lang=constructor'), undefined, ['it'])).toBe('it');
  });
});

describe('pageKey', () => {
  it('keeps a page apart in each language', () => {
    expect(pageKey('/worship', 'ar')).toBe('/worship?lang=ar');
    expect(pageKey('/worship', 'ar')).not.toBe(pageKey('/worship', 'ur'));
  });
});
