import { describe, expect, it } from 'vitest';
import { languageOf, pageKey, requestKind } from './request-kind.ts';

const origin = 'https://manasik.example';
const kindOf = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  requestKind({ url: new URL(path, origin).href, method, mode }, origin);

describe('requestKind', () => {
  it('handles navigation to pages', () => {
    for (const path of ['/', '/worship', '/worship/qibla?lang=ar', '/nowhere', '/apiary']) {
      expect(kindOf(path)).toBe('page');
    }
  });

  it('handles the files of pages', () => {
    expect(kindOf('/assets/base-1a2b.js', { mode: 'cors' })).toBe('asset');
    expect(kindOf('/assets/words-1/ar/common.js', { mode: 'no-cors' })).toBe('asset');
  });

  it('leaves API requests to the network', () => {
    for (const path of ['/api/auth/user', '/api/settings', '/api/prayer-times?lat=1&lon=2']) {
      expect(kindOf(path, { mode: 'cors' })).toBe('other');
      expect(kindOf(path)).toBe('action');
    }
  });

  it('recognises signing out, and nothing similar', () => {
    expect(kindOf('/api/logout')).toBe('signOut');
    expect(kindOf('/api/logout', { mode: 'cors' })).toBe('other');
  });

  it('ignores POST requests and other sites', () => {
    expect(kindOf('/worship', { method: 'POST' })).toBe('other');
    expect(kindOf('https://tiles.example/assets/1.png', { mode: 'cors' })).toBe('other');
    expect(kindOf('https://other.example/', {})).toBe('other');
  });

  it('ignores what is neither a page nor a file of the app', () => {
    expect(kindOf('/icon.svg', { mode: 'no-cors' })).toBe('other');
    expect(kindOf('/healthz', { mode: 'cors' })).toBe('other');
  });
});

const address = (search = '') => new URL(`/worship${search}`, origin);

describe('languageOf', () => {
  it('prefers the address to the choice, and the choice to the browser, as the server does', () => {
    expect(languageOf(address('?lang=ur'), 'ar', ['fr'])).toBe('ur');
    expect(languageOf(address(), 'ar', ['fr'])).toBe('ar');
    expect(languageOf(address(), undefined, ['xx', 'fr-CA', 'de'])).toBe('fr');
    expect(languageOf(address(), undefined, [])).toBe('en');
  });

  it('skips an unsupported language', () => {
    expect(languageOf(address('?lang=tlh'), 'bn', [])).toBe('bn');
    expect(languageOf(address('?lang=constructor'), undefined, ['it'])).toBe('it');
  });
});

describe('pageKey', () => {
  it('has one key for each language of a page', () => {
    expect(pageKey('/worship', 'ar')).toBe('/worship?lang=ar');
    expect(pageKey('/worship', 'ar')).not.toBe(pageKey('/worship', 'ur'));
  });
});
